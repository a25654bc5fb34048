import { CHALLENGE_MODES, challengeOf, CLASS_SLUGS, classOfJob, MAX_INT32 } from '@portico/domain';

/** Index for a character outside all classes or modes. */
export const NONE = 255;

export interface RankRow {
  id: number;
  name: string;
  level: number;
  exp: number;
  fame: number;
  job: number;
  mode: number;
  deaths: number;
  /** Null without a group, or if the group does not exist. */
  groupId: number | null;
  /** 0 without a guild, or if the server has none. */
  guildId: number;
  bosses: number;
  playtimeMs: number;
}

/** Characters by ascending id, as columns, so that they can be transferred to another thread quickly. */
export interface RankChunk {
  ids: Int32Array;
  names: string;
  levels: Int32Array;
  exps: Float64Array;
  fames: Float64Array;
  bosses: Int32Array;
  playtimes: Float64Array;
  /** Indexes in `CLASS_SLUGS`, else `NONE`. */
  classes: Uint8Array;
  /** Indexes in `CHALLENGE_MODES`, else `NONE`. */
  modes: Uint8Array;
  /** 0 for characters that are not ranked in a group. */
  groups: Int32Array;
  /** 0 for no guild. */
  guildIds: Int32Array;
}

const GROUP_MODE = CHALLENGE_MODES.indexOf('group-ironman');

export function toChunk(rows: readonly RankRow[]): RankChunk {
  const modes = Uint8Array.from(rows, (row) => placeOf(CHALLENGE_MODES, challengeOf(row)));
  return {
    ids: Int32Array.from(rows, (row) => row.id),
    names: rows.map((row) => row.name.replaceAll('\n', ' ')).join('\n'),
    levels: Int32Array.from(rows, (row) => Math.min(row.level, MAX_INT32)),
    exps: Float64Array.from(rows, (row) => row.exp),
    fames: Float64Array.from(rows, (row) => row.fame),
    bosses: Int32Array.from(rows, (row) => Math.min(row.bosses, MAX_INT32)),
    playtimes: Float64Array.from(rows, (row) => row.playtimeMs),
    classes: Uint8Array.from(rows, (row) => placeOf(CLASS_SLUGS, classOfJob(row.job))),
    modes,
    groups: Int32Array.from(rows, (row, index) => (modes[index] === GROUP_MODE ? (row.groupId ?? 0) : 0)),
    guildIds: Int32Array.from(rows, (row) => row.guildId),
  };
}

function placeOf<T>(list: readonly T[], value: T | undefined): number {
  const place = value === undefined ? -1 : list.indexOf(value);
  return place === -1 ? NONE : place;
}
