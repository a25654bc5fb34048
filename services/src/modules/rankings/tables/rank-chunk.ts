import { CHALLENGE_MODES, challengeOf, CLASS_SLUGS, classOfJob } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import { type Column, columnOf } from './columns.js';

/** Index for a character outside all classes or modes. */
export const NONE = 255;

/** Cards of a character if the server has no monster book. */
export const NO_BOOK = -1;

/** Numbers of a character that lists show. */
export const SHOWN_FIELDS = [
  'level',
  'exp',
  'job',
  'fame',
  'gender',
  'mapId',
  'mode',
  'deaths',
  'groupId',
  'bosses',
  'playtimeMs',
  'cards',
] as const;

export type ShownField = (typeof SHOWN_FIELDS)[number];

export type ShownColumns = Record<ShownField, Column>;

/**
 * Numbers are safe integers. `groupId` is 0 without a group, or if the group does not exist; `guildId` is 0 without a guild, or if the
 * server has none; `cards` is `NO_BOOK` if the server has no monster book.
 */
export interface RankRow extends Record<ShownField, number> {
  id: number;
  guildId: number;
  name: string;
}

/** Characters by ascending id, as columns, so that they can be transferred to another thread quickly. */
export interface RankChunk {
  ids: Int32Array;
  guildIds: Int32Array;
  names: string;
  shown: ShownColumns;
}

export function toChunk(rows: readonly RankRow[]): RankChunk {
  return {
    ids: Int32Array.from(rows, (row) => row.id),
    guildIds: Int32Array.from(rows, (row) => row.guildId),
    names: rows.map((row) => row.name.replaceAll('\n', ' ')).join('\n'),
    shown: recordOf(SHOWN_FIELDS, (field) => columnOf(rows.map((row) => row[field]))),
  };
}

/** Lists of the rankings that characters belong to, by row. */
export interface RankKeys {
  /** Indexes in `CHALLENGE_MODES`, else `NONE`. */
  modes: Uint8Array;
  /** Indexes in `CLASS_SLUGS`, else `NONE`. */
  classes: Uint8Array;
}

export function keysOf({ mode, deaths, groupId, job }: ShownColumns): RankKeys {
  const classes = new Map<number, number>();
  const classAt = (code: number) => {
    const known = classes.get(code) ?? placeOf(CLASS_SLUGS, classOfJob(code));
    classes.set(code, known);
    return known;
  };
  return {
    modes: Uint8Array.from(mode, (own, row) => {
      const standing = { mode: own, deaths: Number(deaths[row]), groupId: Number(groupId[row]) };
      return placeOf(CHALLENGE_MODES, challengeOf(standing));
    }),
    classes: Uint8Array.from(job, classAt),
  };
}

function placeOf<T>(list: readonly T[], value: T | undefined): number {
  const place = value === undefined ? -1 : list.indexOf(value);
  return place === -1 ? NONE : place;
}
