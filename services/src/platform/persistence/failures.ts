import { QueryFailedError } from 'typeorm';
import { propertyOf } from '../collections/index.js';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'POOL_CLOSED',
]);

// 1047: the Galera node has left its cluster; 1180: a commit on such a node; 1053: shutdown in progress; 1927: connection killed.
const CONNECTION_NUMBERS = new Set([1047, 1053, 1180, 1927]);

// 1290: read_only; 1836: the same in MySQL; 1223: FLUSH TABLES WITH READ LOCK; 1036: a table; 1021 and 1114: full disk.
const READ_ONLY_NUMBERS = new Set([1290, 1836, 1223, 1036, 1021, 1114]);

const LOCK_WAIT_TIMEOUT = 1205;

// 1020: from MariaDB 11.6, a row that changed since the transaction first read; 1205: lock wait timeout; 1213:
// deadlock. State 40001: a failed Galera certification.
const CONFLICT_NUMBERS = new Set([1020, LOCK_WAIT_TIMEOUT, 1213]);

// 1146: no such table; 1054: no such column; 1142 and 1143: the same after a right was revoked.
const SCHEMA_NUMBERS = new Set([1054, 1142, 1143, 1146]);

export interface DriverFailure {
  code: string;
  errno: number;
  sqlState: string;
  isFatal: boolean;
}

const NO_FAILURE: DriverFailure = { code: '', errno: 0, sqlState: '', isFatal: false };
const fromConnection = new WeakSet<object>();

/** Marks an error that a connection reported before any query, because its code could also come from a file or a visitor. */
export function markConnectionFailure<T extends object>(error: T): T {
  fromConnection.add(error);
  return error;
}

/** Returns the driver's error, wrapped by TypeORM or not; undefined for other errors. */
export function driverFailure(error: unknown): DriverFailure {
  const source = driverErrorOf(error);
  if (source === undefined) return NO_FAILURE;
  return {
    code: textOf(source, 'code'),
    errno: numberOf(source, 'errno'),
    sqlState: textOf(source, 'sqlState'),
    isFatal: propertyOf(source, 'fatal') === true,
  };
}

/** The database cannot be reached, gave up on the statement, or accepts no changes at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    isConnectionLost(error) || isStatementTimeout(error) || isTooManyConnections(error) || isReadOnly(error)
  );
}

/** Tells failures with one of these numbers of MariaDB and MySQL. */
const byNumber =
  (...numbers: readonly number[]) =>
  (error: unknown): boolean =>
    numbers.includes(driverFailure(error).errno);

/** The server has no free connection at the moment, but is not away. 1040: its limit; 1203: the user's; 1226: of the grant. */
export const isTooManyConnections = byNumber(1040, 1203, 1226);

/** The server is read-only at the moment, its disk is full, or somebody locks what a statement would change. */
export function isReadOnly(error: unknown): boolean {
  const { code, errno } = driverFailure(error);
  return READ_ONLY_NUMBERS.has(errno) || errno === LOCK_WAIT_TIMEOUT || code === 'SQLITE_FULL';
}

/** The statement took longer than the session allows. 1969: MariaDB; 3024: MySQL. */
export const isStatementTimeout = byNumber(1969, 3024);

export function isConnectionLost(error: unknown): boolean {
  const failure = driverFailure(error);
  return (
    CONNECTION_CODES.has(failure.code) ||
    CONNECTION_NUMBERS.has(failure.errno) ||
    failure.sqlState === '08S01' ||
    (failure.isFatal && !isRefused(error) && !isTooManyConnections(error))
  );
}

/**
 * The server answered but refuses our user or request: trying again does not help. 1044, 1045, 1142 and 1143 (a
 * column): access denied; 1049: unknown database; 1251 and 1698: authentication not supported or refused; 3159: only with TLS.
 */
export const isRefused = byNumber(1044, 1045, 1049, 1142, 1143, 1251, 1698, 3159);

/** The server does not support the TLS that its address asks for. */
export function isWithoutTls(error: unknown): boolean {
  return driverFailure(error).code === 'HANDSHAKE_NO_SSL_SUPPORT';
}

/** A table or column of the statement does not exist, or we may not read it. */
export function isSchemaFailure(error: unknown): boolean {
  if (SCHEMA_NUMBERS.has(driverFailure(error).errno)) return true;
  return (
    error instanceof QueryFailedError && /no such (?:table|column)|has no column named/.test(error.message)
  );
}

/** Another transaction interfered: the whole unit of work may run again. */
export function isConflict(error: unknown): boolean {
  const failure = driverFailure(error);
  return CONFLICT_NUMBERS.has(failure.errno) || failure.sqlState === '40001';
}

const TABLE_EXISTS = 1050;
const COLUMN_EXISTS = 1060;

/** Another process created the table or column first: two replicas, or a command beside the portal, migrated at once. */
export function isAlreadyCreated(error: unknown): boolean {
  const { errno } = driverFailure(error);
  return (
    errno === TABLE_EXISTS ||
    errno === COLUMN_EXISTS ||
    (error instanceof Error && / already exists$|^SQLITE_ERROR: duplicate column name/.test(error.message))
  );
}

/** A text has letters that the column cannot hold: its character set lacks them. */
export const isUnstorableText = byNumber(1366);

/**
 * A text has letters that a column's character set lacks, so that no row can match it. 1267 and 1271: the character
 * sets of column and text are incompatible; 3988: the same in MySQL 8.
 */
export const isIncomparableText = byNumber(1267, 1271, 3988);

// 1062, and 1586, which gives the key's name instead of its number.
const DUPLICATE_NUMBERS = new Set([1062, 1586]);

/** A row with the same unique value exists. */
export function isDuplicate(error: unknown): boolean {
  const { errno, code } = driverFailure(error);
  return DUPLICATE_NUMBERS.has(errno) || /^SQLITE_CONSTRAINT_(?:UNIQUE|PRIMARYKEY)$/.test(code);
}

const NO_DEFAULT = 1364;

// 1048: NULL not allowed; 1264 and 1265: out of range; 1406: too long; 1451 and 1452: foreign key; 1644: SIGNAL of a
// trigger; 3819 and 4025: CHECK.
const CONSTRAINT_NUMBERS = new Set([1048, 1264, 1265, 1406, 1451, 1452, 1644, 3819, 4025, NO_DEFAULT]);

/** A rule of the table itself (a CHECK, a trigger, the width of a column) refuses the row. */
export function isAgainstConstraint(error: unknown): boolean {
  const { errno, code, sqlState } = driverFailure(error);
  return (
    CONSTRAINT_NUMBERS.has(errno) ||
    /^(?:22|23|45)/.test(sqlState) ||
    /^SQLITE_(?:CONSTRAINT|MISMATCH)/.test(code)
  );
}

/** A required column that the statement does not set, because the owner's table differs. */
export function columnWithoutDefault(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const named =
    driverFailure(error).errno === NO_DEFAULT
      ? /'([^']+)'/.exec(error.message)
      : /NOT NULL constraint failed: (?:\w+\.)?(\w+)/.exec(error.message);
  return named?.[1];
}

/** Another process holds the write lock of the embedded database. */
export function isBusy(error: unknown): boolean {
  return driverFailure(error).code.startsWith('SQLITE_BUSY');
}

/** The file of the embedded database is damaged, or no SQLite file. */
export function isDamaged(error: unknown): boolean {
  for (let inner = error; typeof inner === 'object' && inner !== null; inner = propertyOf(inner, 'cause')) {
    const codes = [textOf(inner, 'code'), driverFailure(inner).code];
    if (codes.some((code) => /^SQLITE_(?:CORRUPT|NOTADB)/.test(code))) return true;
  }
  return false;
}

function driverErrorOf(error: unknown): unknown {
  if (error instanceof QueryFailedError) return error.driverError;
  return typeof error === 'object' && error !== null && fromConnection.has(error) ? error : undefined;
}

function textOf(source: unknown, name: string): string {
  const value = propertyOf(source, name);
  return typeof value === 'string' ? value : '';
}

function numberOf(source: unknown, name: string): number {
  const value = propertyOf(source, name);
  return typeof value === 'number' ? value : 0;
}
