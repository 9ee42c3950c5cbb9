"""Phrases of records: a preset dictionary for zlib, which makes the link of a game by post 40 % shorter.

A packed text names its dictionary by checksum, so this one must never change. A later one would be a second
dictionary beside it.
"""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    b'central-station","city-park","student-house","art-gallery","micro-brewery","record-shop","co'
    b'ffee-roastery","tattoo-parlour","co-working-hub","bicycle-workshop","starter-home","flea-mar'
    b'ket","trendy-lofts","kindergarten","toy-store","play-park","sweet-ice-cream","terraced-house'
    b's","fashion-outlet","high-end-tailor","concept-store","department-store","food-court","penth'
    b'ouse","cinema","bookshop","chillax-spa","grand-hotel","souvenir-shop","museum","viewpoint-to'
    b'wer","rooftop-bar","harbour-bistro","holiday-flats","hardware-store","car-park","farmers-mar'
    b'ket","estate-agency","corner-cafe","library","sky-apartments","climbing-gym","barber-shop","'
    b'family-diner","jeweller","backpackers-hostel","office-tower'
    b'","consultant":"contractor","hacker","entrepreneur","investor","hipster-legend","renovator",'
    b'"location-scout"'
    b'{"format":"streets-record","version":1,"edition":"2021","mode":"multiplayer","business":true'
    b',"consultants":true,"difficulty":null,"deck":"standard","seed":"'
    b'"seats":[{"name":"Player 1","consultant":null,"money":0,"kind":"human"},{"name":"'
    b'"hands":[["'
    b'"stack":["'
    b'"grifter_stack":[],'
    b'"table":{"looks":[[0,"circle"],[1,"triangle"],[2,"square"],[3,"diamond"],[4,"star"]],"trust"'
    b':false,"practice":false},'
    b'"post":{"id":"","seats":[0,1,2,3,4],"sent":0,"chain":"","opened":[[0,"2026-11-"],[1,"2026-12'
    b'-"]],"orders":[["least","pays"]]}'
    b'"actions":["move parent 0,","move shopper 1,","move tourist -1,","move hipster 0,-'
    b'","claim restaurant","claim residential","claim leisure","claim retail","claim wild","token '
    b'leisure","swap none","renovate '
    b' double","score 0,","abandon 0,'
    b' N","build '
    b' E","build '
    b' W","build '
    b' S","build '
)
"""Parts of records, most frequent last: zlib needs fewer bits for nearer text."""
