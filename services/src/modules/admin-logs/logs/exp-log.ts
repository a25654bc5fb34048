import { Injectable } from '@nestjs/common';
import { Integer, Nested, Text } from '../../../platform/http/index.js';
import { GameClock } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { LogPageQuery } from '../reading/log-query.js';
import { LogReader, type ReadPage } from '../reading/log-reader.service.js';
import { numberOf } from '../reading/log-values.js';
import type { LogRow, TableOf } from '../../game-logs/index.js';
import { LogNamesRepository } from '../tables/log-names.repository.js';
import { amountOf } from '../tables/log-tally.js';
import { StockTables } from '../tables/stock-tables.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { logController } from './log-controller.js';
import type { LogSource } from './logs.service.js';

const TOP = 5;

class ExpGainerDto {
  @Integer() id: number;
  @Text('Null for a character that is gone', { nullable: true }) name: string | null;
  @Integer('EXP gained in the period') gained: number;
  @Integer('Highest `exp_per_hour` of its rows') fastest: number;
}

class ExpSummaryDto {
  @Integer("EXP gained on the server's current day, with the same filters") todayExp: number;

  @Nested(() => [ExpGainerDto], 'Most EXP first, five at most; null if totals are estimates', {
    nullable: true,
  })
  topCharacters: ExpGainerDto[] | null;
}

export class ExpLogsDto extends answerOf('exp', 'ExpLogDto') {
  @Nested(() => ExpSummaryDto) summary: ExpSummaryDto;
}

const SECONDS_PER_HOUR = 3600;

/** Replaces the table on game servers without one, such as HeavenMS. */
const NO_ROWS = `(SELECT 0 AS id, 0 AS charid, 0 AS gained_exp, 0 AS world_exp_rate, 0 AS exp_coupon, 0 AS current_exp,
  '2000-01-01 00:00:00' AS exp_gain_time LIMIT 0)`;

/** The game server writes this table itself. It has no index on the time. */
export function expTable(clock: GameClock) {
  return {
    log: 'exp',
    sql: 'characterexplogs',
    order: 'id',
    time: { column: 'exp_gain_time', clock },
    choices: {},
    owners: { character: 'charid' },
    columns: {
      charid: 'charid',
      gained_exp: 'gained_exp',
      world_exp_rate: 'world_exp_rate',
      exp_coupon: 'exp_coupon',
      current_exp: 'current_exp',
    },
    others: ['charid AS character_id'],
    kinds: [],
    amount: 'gained_exp',
    indexes: {},
  } as const satisfies TableOf<'exp'>;
}

@Injectable()
export class ExpLog implements LogSource<'exp', ReturnType<typeof expTable>> {
  constructor(
    private readonly reader: LogReader,
    private readonly stock: StockTables,
    private readonly config: PorticoConfig,
    private readonly clock: GameClock,
    private readonly names: LogNamesRepository,
  ) {}

  async table() {
    const table = expTable(this.clock);
    return (await this.stock.has(table.sql)) ? table : { ...table, sql: NO_ROWS };
  }

  async sums(page: ReadPage, query: LogPageQuery) {
    const today = await this.reader.today(page.scope.table, query, this.config.public.time.zone);
    return {
      summary: { todayExp: amountOf(today.tallies), topCharacters: await this.topCharacters(page) },
    };
  }

  others() {
    return (row: LogRow) => ({ exp_per_hour: numberOf(row, 'gained_exp') * SECONDS_PER_HOUR });
  }

  private async topCharacters(page: ReadPage): Promise<ExpGainerDto[] | null> {
    if (page.totals.isAbout) return null;
    const rows = await this.reader.exactStatistics(page, {
      select: 'charid, SUM(gained_exp) AS gained, MAX(gained_exp) AS most',
      columns: 'charid, gained_exp',
      ending: `GROUP BY charid ORDER BY gained DESC, charid LIMIT ${TOP}`,
    });
    const found = rows.map(({ charid, gained, most }) => ({
      id: Number(charid),
      gained: Number(gained),
      fastest: Number(most) * SECONDS_PER_HOUR,
    }));
    const characters = await this.names.characters(found.map(({ id }) => id));
    return found.map((one) => ({ ...one, name: characters.get(one.id)?.name ?? null }));
  }
}

export const ExpLogController = logController('exp', ExpLog, {
  api: 'ExpLog',
  summary: 'EXP that characters gained, newest first',
  answer: ExpLogsDto,
});
