#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, PlainError, say } from './bootstrap/terminal.mjs';
import { projects, readJson, ROOT } from './bootstrap/workspace.mjs';
import { changelogFaults, compareVersions, datedChangelog, versionsOf } from './release/changelog.mjs';
import { ownRanges, RELEASED_RANGES } from './rsbuild/shared-packages.mjs';
import { lockWithVersion, PORTAL_FOLDERS, withVersion } from './release/package-versions.mjs';

const CHANGELOG = 'CHANGELOG.md';
const LOCK = 'package-lock.json';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const versionTags = () => git('tag', '--list', 'v[0-9]*').split('\n').filter(Boolean);

/** The changelog section to release. Throws if anything prevents the release. */
function nextVersion() {
  const changelog = read(CHANGELOG);
  const { version } = readJson(join(ROOT, 'package.json'));
  const faults = changelogFaults(changelog, { version, tags: versionTags() });
  if (faults.length > 0) throw new PlainError(`${CHANGELOG}: ${faults.join('; ')}.`);
  const [newest] = versionsOf(changelog);
  if (newest === undefined || newest.date !== undefined)
    throw new PlainError(`${CHANGELOG} has no section “not yet released”: write one first.`);
  if (compareVersions(newest.version, version) < 0)
    throw new PlainError(`${newest.version} is below ${version}.`);
  return newest;
}

function writeVersion(version) {
  const names = PORTAL_FOLDERS.filter(Boolean).map(
    (folder) => readJson(join(ROOT, folder, 'package.json')).name,
  );
  const files = ['', ...projects().map(({ folder }) => folder)].map((folder) => [
    folder,
    join(folder, 'package.json'),
  ]);
  for (const [folder, file] of files) {
    const isOwn = PORTAL_FOLDERS.includes(folder);
    writeFileSync(join(ROOT, file), withVersion(read(file), { isOwn, names, to: version }));
  }
  writeFileSync(join(ROOT, LOCK), lockWithVersion(read(LOCK), { names, to: version }));
}

/** Dates the newest section of the changelog, sets the version, commits and tags. Pushes nothing. `--check` changes nothing. */
await main(async () => {
  const { version, text } = nextVersion();
  if (process.argv.includes('--check')) return say(`${version} can be released.`);
  if (git('status', '--porcelain') !== '') throw new PlainError('Commit or stash your changes first.');
  const date = new Date().toISOString().slice(0, 10);
  writeVersion(version);
  const released = JSON.parse(readFileSync(RELEASED_RANGES, 'utf8'));
  const ranges = [...released, { version, date, ranges: ownRanges() }];
  writeFileSync(RELEASED_RANGES, `${JSON.stringify(ranges, null, 2)}\n`);
  writeFileSync(join(ROOT, CHANGELOG), datedChangelog(read(CHANGELOG), version, date));
  git('commit', '--all', '--quiet', '--message', `chore(release): ${version}`);
  // In the tag's message, a line that begins with # is a heading and not a comment.
  git(
    'tag',
    '--annotate',
    `v${version}`,
    '--cleanup=verbatim',
    '--message',
    `Portico ${version}\n\n${text}\n`,
  );
  say(`Released ${version} as the tag v${version}. To publish it: git push --follow-tags`);
});
