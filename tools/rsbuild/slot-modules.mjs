import path from 'node:path';

/** Modules that a remote exposes for the slots that it fills: `./offers` is `src/slots/offers.tsx`. */
export function slotModules({ slots = {} }) {
  const modules = Object.values(slots).map((fill) => (typeof fill === 'string' ? fill : fill.module));
  return Object.fromEntries(modules.map((module) => [module, `./src/slots/${path.basename(module)}.tsx`]));
}
