import Sqlite from 'libsql';

/**
 * Exits with code 3 if another process has this embedded database open. SQLite gives a process exclusive access only if no one else has
 * the database open. The probe is a process of its own, because the driver releases a database only when its process ends.
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
