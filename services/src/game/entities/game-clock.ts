import { wallClock, DAY_MS } from '@portico/domain';
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

/** SQL for a time in seconds since 1970 UTC. For columns that the database fills itself, because only it knows its clock. */
export function secondsOf(engine: Engine, column: string): string {
  return engine === 'mysql' ? `UNIX_TIMESTAMP(${column})` : `CAST(strftime('%s', ${column}) AS INTEGER)`;
}

/** No game server of this kind existed before. */
const FIRST = Date.UTC(2005, 0, 1);

/** Clock changes are computed this far ahead; processes restart more often than that. */
const AHEAD_MS = 5 * 366 * DAY_MS;

/** Search step: some zones change their clocks twice within a month. */
const STEP_MS = 7 * DAY_MS;

/** Offset of the clock from UTC, from a moment on. */
interface ClockChange {
  from: number;
  /** The moment on the clock before the change; an hour that occurs twice means its first occurrence. */
  shown: number;
  aheadMs: number;
}

/** Cached by zone and end of the search, because finding the changes of a zone takes 20 milliseconds. */
const changesOfZones = new Map<string, readonly ClockChange[]>();

/** The wall clock of the game server, in `server.game.timeZone`, for DATETIME columns. TIMESTAMPs are read by `parseGameTime`. */
export class GameClock {
  /** Newest first; the last one has no beginning. */
  private readonly changes: readonly ClockChange[];

  constructor(
    readonly zone: string,
    now = Date.now(),
  ) {
    const end = Math.ceil((now + AHEAD_MS) / STEP_MS) * STEP_MS;
    const known = changesOfZones.get(`${zone} ${end}`) ?? changesOf(zone, end);
    changesOfZones.set(`${zone} ${end}`, known);
    this.changes = known;
  }

  /** Epoch milliseconds of a DATETIME; null for NULL, zero dates and invalid ones. */
  parse(text: string | null): number | null {
    const shown = parseGameTime(text);
    if (shown === null) return null;
    const change = this.changes.find((one) => shown >= one.shown);
    return shown - (change?.aheadMs ?? 0);
  }

  /** The first text that the database may hold from a moment on, for comparison with a DATETIME. */
  textOf(epochMs: number): string {
    const change = this.changes.find(({ from }) => epochMs >= from);
    return gameTimeText(change === undefined ? epochMs : Math.max(change.shown, epochMs + change.aheadMs));
  }

  /** `parse` as SQL: milliseconds by which a column's text is ahead of UTC. */
  aheadOf(column: string): string {
    const branches = this.changes.slice(0, -1);
    const first = `${this.changes.at(-1)?.aheadMs ?? 0}`;
    if (branches.length === 0) return first;
    const whens = branches.map(
      ({ shown, aheadMs }) => `WHEN ${column} >= '${gameTimeText(shown)}' THEN ${aheadMs}`,
    );
    return `CASE ${whens.join(' ')} ELSE ${first} END`;
  }
}

function changesOf(zone: string, end: number): ClockChange[] {
  const aheadAt = (epochMs: number) => wallClock(epochMs, zone) - epochMs;
  let aheadMs = aheadAt(FIRST);
  const changes: ClockChange[] = [{ from: -Infinity, shown: -Infinity, aheadMs }];
  for (let at = FIRST; at < end; at += STEP_MS) {
    if (aheadAt(at + STEP_MS) === aheadMs) continue;
    let [before, from] = [at, at + STEP_MS];
    while (from - before > 1000) {
      const between = Math.floor((before + from) / 2000) * 1000;
      if (aheadAt(between) === aheadMs) before = between;
      else from = between;
    }
    const shown = from + aheadMs;
    aheadMs = aheadAt(from);
    changes.unshift({ from, shown, aheadMs });
  }
  return changes;
}
