import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { StoryKind } from '@portico/domain';
import { DataSource, type Repository } from 'typeorm';
import { AccountEntity, CharacterEntity, secondsOf } from '../../../game/index.js';
import { engineOf } from '../../../platform/persistence/index.js';
import { StockTables } from '../../admin-logs/index.js';
import { ACCOUNT_STORY, SESSION_STORY } from '../../audit/index.js';
import { LEDGER_STORY } from '../../ledger/index.js';
import {
  BOSS_STORY,
  INKWELL_STORY,
  NX_STORY,
  SCROLL_STORY,
  type StorySource,
} from '../../game-logs/index.js';
import { VOTE_STORY } from '../../voting/index.js';
import { ExperienceRows, MAX_EVENTS, nearestRows, type StoryRow, type StorySpan } from './story-rows.js';

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
