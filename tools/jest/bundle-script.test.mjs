import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript, writeBytecode } from './bundle-script.mjs';

test('a bundle runs with the code that was compiled once, and without it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bundle-'));
  try {
    writeFileSync(join(folder, 'libraries.cjs'), 'module.exports = () => 42;');
    const answer = () => {
      const script = bundleScript(folder);
      const module = {};
      script.runInThisContext()(module);
      return [module.exports(), script.cachedDataRejected];
    };
    expect(answer()).toEqual([42, undefined]);
    writeBytecode(folder);
    writeBytecode(folder);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(answer()).toEqual([42, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
