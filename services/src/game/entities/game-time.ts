import type { Engine } from '../../platform/persistence/index.js';

/** `tempban` of an account that is not banned temporarily, in the game server's time zone. */
export const NO_TEMPORARY_BAN = '2005-05-11 00:00:00';

const TIME_TEXT = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})/;

/** Epoch milliseconds of a time text in UTC; null for NULL, zero dates and invalid ones. */
export function parseGameTime(text: string | null): number | null {
  const parts = text === null ? null : TIME_TEXT.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map(Number);
  if (year === 0 || month === 0 || day === 0) return null;
  return Date.UTC(year, month - 1, day, hours, minutes, seconds);
}

/** The database's text for a time, to compare with text columns; milliseconds are dropped. */
export function gameTimeText(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** SQL of the moment (seconds since 1970 UTC) of a column that the database fills itself: only it knows its clock. */
export function secondsOf(engine: Engine, column: string): string {
  return engine === 'mysql' ? `UNIX_TIMESTAMP(${column})` : `CAST(strftime('%s', ${column}) AS INTEGER)`;
}
