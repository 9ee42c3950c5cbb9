// Print for each device, given as JSON, whether it is spared from making a snapshot.
//
//     node tests/pyodide/sparing.mjs DEVICES
import { spared } from "../../assets/start/sparing.js";

const devices = JSON.parse(process.argv[2]);
const navigatorOf = ({ battery, room, ...rest }) => ({
  ...rest,
  ...(battery && { getBattery: async () => battery }),
  ...(room !== undefined && { storage: { estimate: async () => ({ quota: 5e8 + room, usage: 5e8 }) } }),
});
console.log(JSON.stringify(await Promise.all(devices.map((device) => spared(navigatorOf(device))))));
