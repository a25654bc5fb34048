import { networkInterfaces } from 'node:os';
import {
  createTestDatabase,
  dropTestDatabase,
  forEachEngine,
  mariadbPrograms,
  MariadbServer,
} from '@portico/testing-api';
import { createConnection } from 'mysql2/promise';
import { startApi } from '../harness/start-api.js';

const BLOG = [
  'CREATE TABLE users (id INT PRIMARY KEY, name VARCHAR(60))',
  'CREATE TABLE posts (id INT PRIMARY KEY, author INT, title TEXT)',
  // A blog may have a table of this name.
  'CREATE TABLE accounts (id INT PRIMARY KEY, name VARCHAR(60), email VARCHAR(60))',
];

const OTHER_GAME = [
  'CREATE TABLE accounts (id INT PRIMARY KEY, name VARCHAR(13), loggedin TINYINT, banned TINYINT)',
  'CREATE TABLE characters (id INT PRIMARY KEY, accountid INT, name VARCHAR(13), level INT, exp INT)',
];

forEachEngine("a database that is not a game server's", (engine) => {
  let databaseUrl: string;

  const query = async (...statements: string[]): Promise<unknown> => {
    const connection = await createConnection(databaseUrl);
    try {
      let rows: unknown;
      for (const statement of statements) [rows] = await connection.query(statement);
      return rows;
    } finally {
      await connection.end();
    }
  };

  beforeEach(async () => {
    if (engine === 'mariadb') databaseUrl = await createTestDatabase();
  });

  afterEach(async () => {
    if (engine === 'mariadb') await dropTestDatabase(databaseUrl);
  });

  it.each([
    [
      'an empty one',
      [],
      /^The database "portico_test_\w+" at 127\.0\.0\.1:\d+ is empty, or shows .*; nothing was created/,
    ],
    ["a blog's", BLOG, /does not belong to a game server, .*: there is no .*characters; nothing was created/],
    [
      'one that lacks columns',
      OTHER_GAME,
      /lacks tables or columns that the portal reads: characters\.job, .*characters\.face.*; nothing was created/,
    ],
  ])('is refused by one sentence before anything is created: %s', async (_, tables, sentence) => {
    // The embedded database is always the portal's own.
    if (engine === 'sqlite') return;
    await query('SELECT 1', ...tables);
    const before = await query('SHOW TABLES');
    const start = startApi({ engine, databaseUrl, gameTables: 'none' });
    await expect(start).rejects.toThrow(sentence);
    await expect(start).rejects.toMatchObject({ name: 'StartupError' });
    expect(await query('SHOW TABLES')).toEqual(before);
  });
});

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

describe.skipIf(!hasIpv6 || mariadbPrograms() === undefined)('a database at an address of IPv6', () => {
  it('is reached, and named with brackets', async () => {
    const server = await MariadbServer.create({ flags: ['--bind-address=*'] });
    try {
      const url = new URL(await createTestDatabase(server.url('')));
      url.host = `[::1]:${server.port}`;
      const start = startApi({ engine: 'mariadb', databaseUrl: url.href, gameTables: 'none' });
      await expect(start).rejects.toThrow(`at [::1]:${server.port} is empty`);
    } finally {
      await server.destroy();
    }
  });
});
