import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVICES = fileURLToPath(new URL('../../', import.meta.url));

/** The demo's tests cover both projects. */
const PROJECTS = ['', 'demo/'];

/** Statements that are written by hand, in whole or in part, and locks. */
const STATEMENT = /\.query[<(]|\.createQueryBuilder\(|\bRaw\(|\bsetLock\(|\block: \{|\bfindLocked\(/;

/** Sources that no test can prove on both databases, with the reason. */
const NOT_ON_BOTH: Readonly<Record<string, string>> = {
  'world/write-demo-rows': 'the embedded database alone holds the demo world: demo-game, demo-vote-site',
  'game/accounts/visible-characters': 'begins queries that others send: rankings, names',
  'modules/backup/commands/backup-commands': 'a server is dumped by its own programs: backup',
  'modules/doctor/database-probes':
    'a server alone has variables, collations, and triggers to describe: doctor',
  'modules/doctor/database-rights': 'a server alone grants rights: doctor-rights',
  'platform/persistence/mysql-session': 'a server alone is a node of a cluster: test:cluster',
  'platform/persistence/migrations': 'the embedded database migrates in one transaction: schema',
  'platform/persistence/mysql-options': 'sets up connections to a server: database-away',
  'platform/persistence/node-pools': 'a server alone has nodes: database-away',
  'platform/persistence/connection': 'a server is watched by other means: embedded-file',
};

function filesOf(folder: 'src' | 'test', isWanted: (name: string) => boolean): string[] {
  return PROJECTS.map((project) => project + folder).flatMap((path) =>
    readdirSync(join(SERVICES, path), { recursive: true, encoding: 'utf8' })
      .filter(isWanted)
      .map((name) => `${path}/${name}`),
  );
}

const textOf = (file: string) => readFileSync(join(SERVICES, file), 'utf8');

const isTest = (name: string) => name.endsWith('.test.ts');

const sources = filesOf('src', (name) => name.endsWith('.ts') && !isTest(name))
  .filter((file) => STATEMENT.test(textOf(file)))
  .map((file) => file.replace(/^(?:demo\/)?src\/|\.ts$/g, ''));

/** Sources that tests declare as proved on both databases. */
const proved = new Set(
  (['src', 'test'] as const)
    .flatMap((folder) => filesOf(folder, isTest))
    .map(textOf)
    .filter((text) => /\bforEachEngine\(/.test(text))
    .flatMap((text) => [...text.matchAll(/\bproves\(([^)]*)\)/g)])
    .flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)])
    .map(([, source = '']) => source),
);

describe('statements and locks', () => {
  test('are written in a good many sources', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  test.each(sources.filter((source) => !(source in NOT_ON_BOTH)))(
    'of %s are proved on both databases',
    (source) => {
      expect(proved).toContain(source);
    },
  );

  test('on a list are there', () => {
    expect([...proved, ...Object.keys(NOT_ON_BOTH)].filter((source) => !sources.includes(source))).toEqual(
      [],
    );
  });
});

test('an entity is read through its injected repository, and not through the manager of the reader', () => {
  const readers = filesOf('src', (name) => name.endsWith('.ts') && !isTest(name)).filter((file) =>
    /this\.reader\.manager\s*\./.test(textOf(file)),
  );
  expect(readers).toEqual([]);
});
