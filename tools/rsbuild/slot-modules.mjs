import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a remote exposes for the slots of its `portal.json`: `./offers` is `src/slots/offers.tsx`. */
export function slotModules(directory) {
  const { slots = {} } = JSON.parse(readFileSync(path.join(directory, 'portal.json'), 'utf8'));
  const modules = Object.values(slots).map((fill) => (typeof fill === 'string' ? fill : fill.module));
  return Object.fromEntries(modules.map((module) => [module, `./src/slots/${path.basename(module)}.tsx`]));
}
