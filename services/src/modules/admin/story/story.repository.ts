import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { StoryKind } from '@portico/domain';
import { DataSource, type Repository } from 'typeorm';
import { AccountEntity, CharacterEntity, GameClock, secondsOf } from '../../../game/index.js';
import { engineOf } from '../../../platform/persistence/index.js';
import { expTable, LogRowsRepository, StockTables } from '../../admin-logs/index.js';
import { ACCOUNT_STORY, SESSION_STORY } from '../../audit/index.js';
import { BOSS_STORY, INKWELL_STORY, NX_STORY, SCROLL_STORY } from '../../game-logs/index.js';
import type { StorySource } from '../../game-logs/index.js';
import { LEDGER_STORY } from '../../ledger/index.js';
import { VOTE_STORY } from '../../voting/index.js';

/** A moment and the time around it; milliseconds UTC, both ends inclusive. */
export type StorySpan = Record<'at' | 'from' | 'until', number>;

export type StoryRow = Readonly<Record<string, unknown>> & { at: number };

/** Maximum events of a story, in total and per kind. One more row is read to find out whether there are more. */
export const MAX_EVENTS = 300;

async function nearestRows(
  reader: DataSource,
  source: StorySource,
  ids: readonly number[],
  span: StorySpan,
): Promise<StoryRow[]> {
  if (ids.length === 0) return [];
  const sides = ids.flatMap((id) => [
    { id, from: span.from, until: span.at, order: 'DESC' },
    { id, from: span.at + 1, until: span.until, order: 'ASC' },
  ]);
  const rows = await reader.query<Record<string, unknown>[]>(
    `SELECT near.* FROM (${sides.map(({ order }) => sideOf(source, order)).join(' UNION ALL ')}) near
     ORDER BY ABS(near.at - ?) LIMIT ${MAX_EVENTS + 1}`,
    [...sides.flatMap(({ id, from, until }) => [id, from, until]), span.at],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

/** Queries each side of each owner separately, so that the index finds the nearest rows without a sort. */
function sideOf({ table, key, columns, condition }: StorySource, order: string): string {
  const narrowed = condition === undefined ? '' : ` AND ${condition}`;
  return `SELECT * FROM (
    SELECT at, ${columns.join(', ')} FROM ${table} WHERE ${key} = ? AND at BETWEEN ? AND ?${narrowed}
    ORDER BY at ${order} LIMIT ${MAX_EVENTS + 1}) side`;
}

const TABLE = 'characterexplogs';

/** The game's log of experience has no index on the time. Its ids grow with the time, so a moment is found by searching the ids. */
@Injectable()
export class ExperienceRows {
  constructor(
    private readonly reader: DataSource,
    private readonly clock: GameClock,
    private readonly logs: LogRowsRepository,
  ) {}

  async read(characterIds: readonly number[], span: StorySpan): Promise<StoryRow[]> {
    if (characterIds.length === 0) return [];
    const next = await this.logs.firstIdFrom(expTable(this.clock), span.at + 1);
    const sides = characterIds.flatMap((id) => [
      { id, comparison: '<', order: 'DESC' },
      { id, comparison: '>=', order: 'ASC' },
    ]);
    // In the order of its primary key, MySQL would read the whole log to find the last rows of one character.
    const table = engineOf(this.reader) === 'mysql' ? `${TABLE} IGNORE INDEX (PRIMARY)` : TABLE;
    const rows = await this.reader.query<Record<string, unknown>[]>(
      sides
        .map(
          ({ comparison, order }) => `SELECT * FROM (
             SELECT charid AS character_id, gained_exp AS gained, exp_gain_time AS gained_at FROM ${table}
             WHERE charid = ? AND id ${comparison} ? ORDER BY id ${order} LIMIT ${MAX_EVENTS + 1}) side`,
        )
        .join(' UNION ALL '),
      sides.flatMap(({ id }) => [id, next]),
    );
    return rows
      .flatMap((row) => {
        const at = this.clock.parse(typeof row.gained_at === 'string' ? row.gained_at : null);
        return at === null || at < span.from || at > span.until ? [] : [{ ...row, at }];
      })
      .sort((a, b) => Math.abs(a.at - span.at) - Math.abs(b.at - span.at))
      .slice(0, MAX_EVENTS + 1);
  }
}

/** Limit for the characters of a story's account. An account has six characters per world. */
const MAX_CHARACTERS = 50;

const OF_ACCOUNT: Partial<Record<StoryKind, StorySource>> = {
  vote: VOTE_STORY,
  ledger: LEDGER_STORY,
  session: SESSION_STORY,
  account: ACCOUNT_STORY,
  nx: NX_STORY,
};

const OF_CHARACTERS: Partial<Record<StoryKind, StorySource>> = {
  boss: BOSS_STORY,
  scroll: SCROLL_STORY,
  inkwell: INKWELL_STORY,
};

const STOCK_BOSS_LOGS = { daily: 'bosslog_daily', weekly: 'bosslog_weekly' } as const;

export interface StoryOwner {
  id: number;
  name: string;
  characters: Pick<CharacterEntity, 'id' | 'name'>[];
}

@Injectable()
export class StoryRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    private readonly reader: DataSource,
    private readonly experience: ExperienceRows,
    private readonly stock: StockTables,
  ) {}

  async owner(id: number): Promise<StoryOwner | undefined> {
    const account = await this.accounts.findOne({ where: { id }, select: { id: true, name: true } });
    if (account === null) return undefined;
    const characters = await this.characters.find({
      where: { accountId: id },
      select: { id: true, name: true },
      order: { level: 'DESC', id: 'ASC' },
      take: MAX_CHARACTERS,
    });
    return { ...account, characters };
  }

  async rows(kind: StoryKind, { id, characters }: StoryOwner, span: StorySpan): Promise<StoryRow[]> {
    const characterIds = characters.map((character) => character.id);
    const ofAccount = OF_ACCOUNT[kind];
    if (ofAccount !== undefined) return nearestRows(this.reader, ofAccount, [id], span);
    if (kind === 'exp')
      return (await this.stock.has('characterexplogs')) ? this.experience.read(characterIds, span) : [];
    const source = OF_CHARACTERS[kind];
    const rows = source === undefined ? [] : await nearestRows(this.reader, source, characterIds, span);
    return kind === 'boss' && rows.length === 0 ? this.stockBosses(characterIds, span) : rows;
  }

  /** The game's own counts, for servers without a boss log. The game empties these tables daily or weekly. */
  private async stockBosses(characterIds: readonly number[], span: StorySpan): Promise<StoryRow[]> {
    if (characterIds.length === 0 || !(await this.stock.has(...Object.values(STOCK_BOSS_LOGS)))) return [];
    const marks = characterIds.map(() => '?').join(', ');
    const seconds = secondsOf(engineOf(this.reader), 'attempttime');
    const part = (frequency: keyof typeof STOCK_BOSS_LOGS) =>
      `SELECT characterid AS character_id, bosstype AS boss_type, '${frequency}' AS frequency, ${seconds} AS tried_at
       FROM ${STOCK_BOSS_LOGS[frequency]} WHERE characterid IN (${marks}) AND ${seconds} BETWEEN ? AND ?`;
    const values = [...characterIds, span.from / 1000, span.until / 1000];
    const rows = await this.reader.query<Record<string, unknown>[]>(
      `${part('daily')} UNION ALL ${part('weekly')} LIMIT ${MAX_EVENTS + 1}`,
      [...values, ...values],
    );
    return rows.flatMap((row) => {
      const at = Math.floor(Number(row.tried_at)) * 1000;
      return at === 0 ? [] : [{ ...row, at }];
    });
  }
}
