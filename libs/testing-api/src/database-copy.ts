import { createConnection, format } from 'mysql2/promise';
import type { Connection, RowDataPacket } from 'mysql2/promise';

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
