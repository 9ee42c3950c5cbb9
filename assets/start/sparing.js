// Decides which devices make no snapshot, because it would cost their players more than it saves.
const MEMORY = 2; // gigabytes that a device needs
const LOW = 0.2; // battery level below which a device that is not charging makes none
const ROOM = 100e6; // free bytes that the browser must have for this site, because games come first

async function hasRoom(storage) {
  const { quota, usage } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || quota - usage >= ROOM;
}

async function isLow(navigator) {
  const battery = await navigator.getBattery?.().catch(() => null);
  return Boolean(battery) && !battery.charging && battery.level < LOW;
}

// Return whether the device of this `navigator` makes no snapshot; unknown values do not count.
export async function spared(navigator) {
  if (navigator.connection?.saveData || navigator.deviceMemory < MEMORY) return true;
  return (await isLow(navigator)) || !(await hasRoom(navigator.storage));
}
