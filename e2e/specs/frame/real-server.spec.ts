import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../core/portal.js';

interface OpenAccounts {
  password: string;
  accounts: { username: string }[];
}

/** The built files of a project, without compressed copies. */
function builtFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function foldersIn(parent: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isWanted(entry.name))
    .map(({ name }) => join(parent, name));
}

/** Folders of the projects that make up a server beside a game's database. */
function projectsOfServer(): string[] {
  const libraries = new Set(['avatar', 'contract', 'domain', 'game-art']);
  return [
    'services',
    'shell',
    ...foldersIn('.', (name) => name.startsWith('mfe-')),
    ...foldersIn('libs', (name) => libraries.has(name)),
  ];
}

test('what is built for a real server names no account of the demo and not their password @once', async () => {
  const { OPEN_ACCOUNTS } = (await import(join(ROOT, 'services/demo/dist/open-accounts.js'))) as {
    OPEN_ACCOUNTS: OpenAccounts;
  };
  const words = [OPEN_ACCOUNTS.password, ...OPEN_ACCOUNTS.accounts.map(({ username }) => username)];
  const naming = (folders: string[]) =>
    folders.flatMap(builtFiles).filter((file) => {
      const text = readFileSync(join(ROOT, file), 'latin1');
      return words.some((word) => text.includes(word));
    });
  expect(naming(['services/demo'])).toContain('services/demo/dist/open-accounts.js');
  expect(naming(projectsOfServer())).toEqual([]);
});
