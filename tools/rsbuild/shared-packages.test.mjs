import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import { sharedOfShell } from './shared-packages.mjs';

it('refuses portals with an older portal-kit than the one that remotes are built with', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'libs/portal-kit/package.json'), 'utf8'));
  expect(sharedOfShell(join(ROOT, 'shell'))['@portico/portal-kit']).toMatchObject({
    version,
    requiredVersion: `^${version}`,
  });
});
