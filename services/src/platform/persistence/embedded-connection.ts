import Sqlite from 'libsql';
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Restricts the file of an embedded database to its owner. SQLite gives its log files the same rights; existing ones
 * are changed here. An open file is never opened and closed a second time, because that drops SQLite's locks.
 */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(one, OWNER_ONLY);
    } catch {
      // It does not exist, or belongs to somebody else who decides.
    }
  }
}

type Statement = Sqlite.Statement<unknown[]>;

/**
 * A connection of the embedded database with the methods that TypeORM calls. The driver takes a single NULL for a set of named
 * parameters, and a value of an unknown type (a boolean, a date) ends the whole process, so bound values are checked here.
 */
export class EmbeddedConnection {
  private readonly connection: InstanceType<typeof Sqlite>;

  constructor(path: string) {
    keepPrivate(path);
    this.connection = new Sqlite(path);
  }

  prepare(sql: string): Statement {
    const statement = this.connection.prepare(sql);
    const run = statement.run.bind(statement);
    const all = statement.all.bind(statement);
    statement.run = (...values) => run(values.map(bindable));
    statement.all = (...values) => all(values.map(bindable));
    return statement;
  }

  pragma(source: string): unknown {
    return this.connection.pragma(source);
  }

  close(): void {
    this.connection.close();
  }
}

/** A transaction that will write takes the lock at its start: an upgrade in the middle would fail without waiting. */
export class WriterConnection extends EmbeddedConnection {
  override prepare(sql: string): Statement {
    return super.prepare(sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql);
  }

  override close(): void {
    // Cached statements prevent the driver's own checkpoint, and the log file would only grow.
    try {
      this.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is reading or writing: the last one to close does it.
    }
    super.close();
  }
}

function bindable(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  if (ArrayBuffer.isView(value)) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be bound to a statement`);
}
