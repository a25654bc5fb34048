import Sqlite from 'libsql';

/**
 * Ends with code 3 where another process has this embedded database open: SQLite gives a database to one process alone only when no one
 * else has it. A process of its own, since the driver lets go of a database with its process.
 */
const [, , file] = process.argv;
const database = new Sqlite(file, { timeout: 0 });
try {
  database.pragma('locking_mode = EXCLUSIVE');
  database.prepare('SELECT name FROM sqlite_schema').get();
} catch (error) {
  if (error.code !== 'SQLITE_BUSY') throw error;
  process.exitCode = 3;
}
