// Print for each error, given as JSON, whose it is and how it is explained (assets/boot/blame.js).
//
//     node tests/start/blame.mjs BASE ERRORS
globalThis.streetsBoot = {};
await import("../../assets/boot/blame.js");

const [base, errors] = process.argv.slice(2);
const { culprit, explanation } = globalThis.streetsBoot.blameFor(base);
const made = ({ kind, reason, ...rest }) =>
  Object.assign(kind === "trap" ? new WebAssembly.RuntimeError(reason) : new Error(reason), { stack: "" }, rest);
console.log(JSON.stringify(JSON.parse(errors).map((error) => [
  culprit(made(error), error.reason ?? ""),
  explanation(error.reason ?? "", !error.old),
])));
