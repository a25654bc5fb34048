import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@portico/domain';
import { ShellBuildFile } from './shell-build.js';

const BUILD = {
  scripts: ['/shell/a.js'],
  css: [],
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, `/shell/${language}.json`])),
  contract: 1,
  shared: {},
};

test('a build that could not be read is read again, although the file has not changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-build-'));
  const file = join(folder, 'host.json');
  const shell = new ShellBuildFile(folder);
  try {
    // A file that cannot be read for a moment, whatever the reason.
    mkdirSync(file);
    utimesSync(file, 1, 1);
    await expect(shell.read()).rejects.toThrow('EISDIR');
    rmSync(file, { recursive: true });
    writeFileSync(file, JSON.stringify(BUILD));
    utimesSync(file, 1, 1);
    expect(await shell.read()).toMatchObject({ scripts: ['/shell/a.js'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
