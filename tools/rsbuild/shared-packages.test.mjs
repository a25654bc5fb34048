import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { sharedVersions } from './shared-packages.mjs';

test('the shell has a module for each package that remotes take from it', () => {
  const source = readFileSync(`${ROOT}/shell/src/federation/shared-modules.ts`, 'utf8');
  const lists = [...source.matchAll(/SHARED_MODULES[^{]*\{([^}]*)\}/g)].map(([, list]) => list).join('\n');
  const names = [...lists.matchAll(/^\s*(?:'([^']+)'|(\w+))[:,]/gm)].map(
    ([, quoted, bare]) => quoted ?? bare,
  );
  expect(names.sort()).toEqual(Object.keys(sharedVersions(`${ROOT}/shell`)).sort());
});
