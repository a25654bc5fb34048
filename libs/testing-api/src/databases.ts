import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { MariadbServer } from './mariadb-server.js';

let started: Promise<MariadbServer> | undefined;

/** Base address of the server that tests share: PORTICO_TEST_DATABASE_URL, else a MariaDB started for this test file. */
export async function sharedDatabaseServer(): Promise<string> {
  const given = process.env.PORTICO_TEST_DATABASE_URL ?? '';
  if (given !== '') return given;
  started ??= MariadbServer.create();
  return (await started).url('');
}

/** Creates an empty database and returns its address. */
export async function createTestDatabase(server?: string): Promise<string> {
  const base = server ?? (await sharedDatabaseServer());
  const name = `portico_test_${randomBytes(6).toString('hex')}`;
  await execute(base, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return addressOf(base, name);
}

export async function dropTestDatabase(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  if (!/^portico_test_[0-9a-f]{12}$/.test(name)) throw new Error(`${name} is not a database of a test`);
  await execute(databaseUrl, `DROP DATABASE IF EXISTS ${name}`);
}

/** Stops the server that this test file started, if any; the next files of the process start their own. */
export async function stopOwnServer(): Promise<void> {
  if (started === undefined) return;
  const server = await started;
  started = undefined;
  await server.destroy();
}

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const connection = await createConnection(addressOf(databaseUrl, ''));
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}

function addressOf(base: string, database: string): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
}
