// Which devices are spared from making a snapshot, because it would cost their player more than it gives.
const MEMORY = 2; // gigabytes that a device needs
const LOW = 0.2; // battery level below which an uncharged device is spared
const ROOM = 100e6; // bytes that the browser must be willing to keep for this site, as games come first

async function hasRoom(storage) {
  const { quota, usage } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || quota - usage >= ROOM;
}

async function isLow(navigator) {
  const battery = await navigator.getBattery?.().catch(() => null);
  return Boolean(battery) && !battery.charging && battery.level < LOW;
}

// Return whether the device of this `navigator` is spared; what a browser does not tell spares none.
export async function spared(navigator) {
  if (navigator.connection?.saveData || navigator.deviceMemory < MEMORY) return true;
  return (await isLow(navigator)) || !(await hasRoom(navigator.storage));
}
