import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { violations } from './cruise.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const since = Date.now();
const { found, modules } = await violations(root);

for (const { rule, from, to, comment } of found) {
  console.log(`${to === '' ? from : `${from} -> ${to}`}\n  ${rule}${comment ? `: ${comment}` : ''}`);
}
console.log(`${modules} modules, ${found.length} violations (${((Date.now() - since) / 1000).toFixed(1)} s)`);
process.exitCode = found.length === 0 ? 0 : 1;
