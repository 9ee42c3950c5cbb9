"""Two hundred texts that try to become markup or code."""

from __future__ import annotations

import json
from itertools import product

from .support import started

_CALLS = ("alert(1)", "window.hit=1", "fetch('//x')", "eval('1')", "document.write(1)")
_SHELLS = (
    "<script>{}</script>",
    "</script><script>{}</script>",
    "<img src=x onerror={}>",
    '"><img src=x onerror="{}">',
    "'><svg onload={}>",
    "<svg/onload={}>",
    "<iframe srcdoc='<script>{}</script>'>",
    "<body onload={}>",
    "<details open ontoggle={}>",
    "<input autofocus onfocus={}>",
    '" onmouseover="{}" x="',
    "' onclick='{}' x='",
    "` onpointerenter=`{}`",
    "javascript:{}",
    "JaVaScRiPt:{}",
    "data:text/html,<script>{}</script>",
    "<a href=javascript:{}>x</a>",
    "<math><mi//xlink:href='data:x,<script>{}</script>'>",
    "<!--><script>{}</script>-->",
    "]]><script>{}</script>",
    "</title><script>{}</script>",
    "</textarea><b>{}</b>",
    "<style>@import'//x';</style><b>{}</b>",
    "<marquee onstart={}>",
    "<object data='data:text/html,{}'></object>",
    "<embed src='javascript:{}'>",
    "<form action='javascript:{}'><button>x</button></form>",
    "<base href='javascript:{}//'>",
    "<link rel=import href='data:text/html,{}'>",
    "<meta http-equiv=refresh content='0;url=javascript:{}'>",
    "{{{{constructor.constructor('{}')()}}}}",
    "${{{}}}",
    "{{0.__class__}}{}",
    "%3Cscript%3E{}%3C/script%3E",
    "&lt;script&gt;{}&lt;/script&gt;",
    "&#60;script&#62;{}&#60;/script&#62;",
    "\\u003cscript\\u003e{}\\u003c/script\\u003e",
    "<scr\u0000ipt>{}</scr\u0000ipt>",
    "\u202e<script>{}</script>",
    "<ſcript>{}</ſcript>",
)

INJECTIONS = tuple(shell.format(call) for shell, call in product(_SHELLS, _CALLS))


def hostile_record(text: str) -> str:
    """Return a valid record with a hostile text in every place for one."""
    data = json.loads(started("hostile").text())
    for number, seat in enumerate(data["seats"]):
        seat["name"] = text[number:]
    data["seed"] = text[:64].replace("\ud800", "")
    data["table"] = {"trust": True, "looks": [[0, text], text], "practice": text}
    data[text] = {text: [text]}
    return json.dumps(data)
