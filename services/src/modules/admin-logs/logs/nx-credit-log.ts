import { Injectable } from '@nestjs/common';
import { NX_SOURCES } from '@portico/domain';
import { DataSource } from 'typeorm';
import { AccountNames } from '../../../game/index.js';
import { Integer, Nested } from '../../../platform/http/index.js';
import { type LogRow, NX_CREDIT_TABLE } from '../../game-logs/index.js';
import { nxEntriesAt, operationKeyOf } from '../../ledger/index.js';
import { sitesOfVotes, voteIdOf } from '../../voting/index.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { LogReader, type ReadPage } from '../reading/log-reader.service.js';
import { numberOf, textOf } from '../reading/log-values.js';
import { amountOf, largestOf } from '../tables/log-tally.js';
import { logController } from './log-controller.js';
import type { LogSource } from './logs.service.js';

type NxOrigin = Record<'characterName' | 'site' | 'admin', string | null>;

export const NO_ORIGIN: NxOrigin = { characterName: null, site: null, admin: null };

type CharacterSource = (entryKeys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const OWN_SOURCES = new Set(Object.values(NX_SOURCES));

const keyOf = (accountId: number, at: number) => `${accountId} ${at}`;

@Injectable()
export class NxOrigins {
  private charactersOf: CharacterSource = () => Promise.resolve(new Map());

  constructor(
    private readonly reader: DataSource,
    private readonly names: AccountNames,
  ) {}

  nameCharacters(source: CharacterSource): void {
    this.charactersOf = source;
  }

  async of(rows: readonly LogRow[]): Promise<(row: LogRow) => NxOrigin> {
    const own = rows.filter((row) => row.character_id === null && OWN_SOURCES.has(textOf(row, 'source')));
    if (own.length === 0) return () => NO_ORIGIN;
    const { manager } = this.reader;
    const accounts = new Set(own.map((row) => numberOf(row, 'account_id')));
    const entries = await nxEntriesAt(manager, accounts, new Set(own.map(({ at }) => at)));
    const keys = entries.map(({ entryKey }) => operationKeyOf(entryKey));
    const [characters, sites, admins] = await Promise.all([
      this.charactersOf(keys),
      sitesOfVotes(
        manager,
        keys.flatMap((key) => voteIdOf(key) ?? []),
      ),
      this.names.of(entries.map(({ actorAccountId }) => actorAccountId)),
    ]);
    const found = new Map<string, NxOrigin>();
    for (const { entryKey, accountId, at, actorAccountId } of entries) {
      const key = operationKeyOf(entryKey);
      found.set(keyOf(accountId, at), {
        characterName: characters.get(key) ?? null,
        site: sites.get(voteIdOf(key) ?? 0) ?? null,
        admin: admins.get(actorAccountId) ?? null,
      });
    }
    return (row) => found.get(keyOf(numberOf(row, 'account_id'), row.at)) ?? NO_ORIGIN;
  }
}

class NxCreditStatsDto {
  @Integer() totalGained: number;
  @Integer() totalSpent: number;
  @Integer('Null if totals are estimates', { nullable: true }) uniqueCharacters: number | null;
  @Integer() largestTransaction: number;
}

export class NxCreditLogsDto extends answerOf('nx-credit', 'NxCreditLogDto') {
  @Nested(() => NxCreditStatsDto) stats: NxCreditStatsDto;
}

@Injectable()
export class NxCreditLog implements LogSource<'nx-credit', typeof NX_CREDIT_TABLE> {
  readonly table = () => NX_CREDIT_TABLE;

  constructor(
    private readonly reader: LogReader,
    private readonly origins: NxOrigins,
  ) {}

  async sums(page: ReadPage) {
    const { tallies } = page.totals;
    const amount = (wanted: string) => amountOf(tallies, ([type]) => type === wanted);
    const [counted] = await this.reader.exactStatistics(page, {
      select: 'COUNT(DISTINCT character_id) AS characters',
      columns: 'character_id',
    });
    return {
      stats: {
        totalGained: amount('GAIN'),
        totalSpent: amount('SPEND'),
        uniqueCharacters: counted === undefined ? null : Number(counted.characters),
        largestTransaction: largestOf(tallies),
      },
    };
  }

  async others(rows: readonly LogRow[]) {
    const originOf = await this.origins.of(rows);
    return (row: LogRow) => {
      const { characterName, site, admin } = originOf(row);
      return characterName === null ? { site, admin } : { site, admin, character_name: characterName };
    };
  }
}

export const NxCreditLogController = logController('nx-credit', NxCreditLog, {
  api: 'NxCreditLog',
  summary: 'NX that accounts gained and spent, newest first',
  answer: NxCreditLogsDto,
});
