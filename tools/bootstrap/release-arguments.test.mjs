import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasedBy } from './release-arguments.mjs';
import { ROOT } from './workspace.mjs';

const folders = ['mfe-market', 'mfe-public'];

function taken(args, from) {
  const isReleased = releasedBy(args, from);
  return folders.filter((folder) => isReleased({ folder }));
}

test.each([
  ['its name', 'mfe-market', ROOT],
  ['a path from the root', './mfe-market', ROOT],
  ['a slash at its end', 'mfe-market/', ROOT],
  ['an absolute path', join(ROOT, 'mfe-market'), tmpdir()],
  ['its name from another folder', 'mfe-market', tmpdir()],
  ['a path from where the command runs', '../mfe-market', join(ROOT, 'mfe-public')],
  ['the folder itself', '.', join(ROOT, 'mfe-market')],
])('a release takes the remote by %s', (_, name, from) => {
  expect(taken([name], from)).toEqual(['mfe-market']);
});

test('values of options are no remotes', () => {
  const args = ['--to', 'https://portal.example', '--author', 'mfe-public', 'mfe-market', '--dry-run'];
  expect(taken(args, ROOT)).toEqual(['mfe-market']);
});

test('a release takes the remote behind a link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-arguments-'));
  symlinkSync(join(ROOT, 'mfe-market'), join(folder, 'link'));
  expect(taken(['./link'], folder)).toEqual(['mfe-market']);
  rmSync(folder, { recursive: true });
});

test('a release without a name takes all; a stamp and flags are no names', () => {
  expect(taken([])).toEqual(folders);
  expect(taken(['--allow-mismatch', '--started-from', 'abc'])).toEqual(folders);
});

test('a release of a remote from elsewhere takes none of this repository', () => {
  expect(taken(['/somewhere/else/mfe-market'], ROOT)).toEqual([]);
});
