import { readFileSync } from 'node:fs';
import { RUNTIME_ALIASES } from './federation-runtime.mjs';

test('the federation runtime is built from ES modules, of which a bundler leaves out what no one uses', () => {
  for (const file of Object.values(RUNTIME_ALIASES)) {
    expect(file).toMatch(/\.m?js$/);
    expect(readFileSync(file, 'utf8')).toMatch(/^export (?:\{|default)/m);
  }
});
