import { randomBytes } from 'node:crypto';
import { createConnection, format, type Connection, type RowDataPacket } from 'mysql2/promise';
import { MariadbServer } from '@portico/tools/mariadb';

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
  await withConnection(addressOf(databaseUrl, ''), (connection) => connection.query(statement));
}

function addressOf(base: string, database: string): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
}

/** Dumps the tables and rows of a small database as one SQL script. */
export async function dumpDatabase(databaseUrl: string): Promise<string> {
  return withConnection(databaseUrl, async (connection) => {
    const tables = (await rowsOf(connection, 'SHOW TABLES')).map((row) => String(Object.values(row)[0]));
    const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
    for (const table of tables) {
      const [made] = await rowsOf(connection, format('SHOW CREATE TABLE ??', [table]));
      statements.push(String(made?.['Create Table']));
      const rows = (await rowsOf(connection, format('SELECT * FROM ??', [table]))).map(Object.values);
      if (rows.length > 0) statements.push(format('INSERT INTO ?? VALUES ?', [table, rows]));
    }
    return statements.join(';\n');
  });
}

/** Runs a dump in an empty database, in one batch. */
export async function restoreDatabase(databaseUrl: string, script: string): Promise<void> {
  await withConnection(databaseUrl, (connection) => connection.query(script));
}

async function rowsOf(connection: Connection, query: string): Promise<RowDataPacket[]> {
  const [rows] = await connection.query<RowDataPacket[]>(query);
  return rows;
}

async function withConnection<T>(uri: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({ uri, multipleStatements: true, dateStrings: true });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
