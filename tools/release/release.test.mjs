import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from '../bootstrap/workspace.mjs';
import { changelogFaults, datedChangelog, versionsOf } from './changelog.mjs';
import { lockWithVersion, PORTAL_FOLDERS, withVersion } from './package-versions.mjs';

const changelog = (...headings) =>
  `# Changelog\n\n${headings.map((heading) => `## ${heading}\n\nText.\n`).join('\n')}`;
const textOf = (file) => readFileSync(join(ROOT, file), 'utf8');

test('the changelog of this version has no fault', () => {
  const tags = execFileSync('git', ['tag', '--list', 'v[0-9]*'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const { version } = readJson(join(ROOT, 'package.json'));
  expect(changelogFaults(textOf('CHANGELOG.md'), { version, tags })).toEqual([]);
});

test('a changelog names each tag with a date, newest first, and only the newest has none', () => {
  const faultsOf = (headings, version, tags = []) =>
    changelogFaults(changelog(...headings), { version, tags });
  expect(faultsOf(['0.1.0, not yet released'], '0.1.0')).toEqual([]);
  const released = ['0.2.0, not yet released', '0.1.0, 2026-11-28'];
  expect(faultsOf(released, '0.1.0', ['v0.1.0'])).toEqual([]);
  expect(faultsOf(released, '0.2.0')).toEqual([
    'the packages are 0.2.0, the newest released section is 0.1.0',
  ]);
  expect(faultsOf(released, '0.1.0', ['v0.1.1'])).toEqual(['v0.1.1 has no dated section']);
  expect(faultsOf(['0.9.0, 2026-11-28', '0.10.0, not yet released'], '0.9.0')).toEqual([
    '0.10.0 is below 0.9.0',
    '0.10.0 is not the newest, and not released',
  ]);
  expect(() => versionsOf(changelog('0.2, soon'))).toThrow('“## 0.2, soon” is no version with a date');
});

test('a release dates its section', () => {
  const dated = datedChangelog(
    changelog('0.2.0, not yet released', '0.1.0, 2026-11-28'),
    '0.2.0',
    '2026-12-24',
  );
  expect(versionsOf(dated)).toEqual([
    { version: '0.2.0', date: '2026-12-24', text: 'Text.' },
    { version: '0.1.0', date: '2026-11-28', text: 'Text.' },
  ]);
});

test('a release changes the version of what is deployed together, and of nothing that live remotes ask for', () => {
  const names = PORTAL_FOLDERS.filter(Boolean).map(
    (folder) => readJson(join(ROOT, folder, 'package.json')).name,
  );
  const lock = JSON.parse(lockWithVersion(textOf('package-lock.json'), { names, to: '9.9.9' }));
  for (const folder of PORTAL_FOLDERS) {
    const manifest = JSON.parse(
      withVersion(textOf(join(folder, 'package.json')), { isOwn: true, names, to: '9.9.9' }),
    );
    expect(manifest).toMatchObject({ version: '9.9.9' });
    const { dependencies = {} } = manifest;
    expect(lock.packages[folder]).toMatchObject({ version: '9.9.9', ...(folder !== '' && { dependencies }) });
  }
  const kit = textOf('libs/portal-kit/package.json');
  expect(withVersion(kit, { isOwn: false, names, to: '9.9.9' })).toBe(kit);
  expect(lock.packages['libs/portal-kit'].version).toBe(JSON.parse(kit).version);
});
