import { Injectable } from '@nestjs/common';
import { BOSS_TYPES, type BossType } from '@portico/domain';
import { Choice, Flag, Integer, Nested } from '../../../platform/http/index.js';
import { Database, type Engine } from '../../../platform/persistence/index.js';
import { BOSS_TABLE } from '../../game-logs/index.js';
import type { LogPageQuery } from '../reading/log-query.js';
import { LogReader, type ReadPage } from '../reading/log-reader.service.js';
import { millisecondsOfDate } from '../tables/log-sql.js';
import { rowsOf } from '../tables/log-tally.js';
import { StockTables } from '../tables/stock-tables.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { logController } from './log-controller.js';
import { type LogSource, nothingElse } from './logs.service.js';

class BossSummaryDto {
  @Integer() dailyTotal: number;
  @Integer() weeklyTotal: number;
  @Choice(BOSS_TYPES, 'As requested', { enumName: 'BossType', nullable: true }) bossType: BossType | null;
}

export class BossLogsDto extends answerOf('boss', 'BossLogDto') {
  @Nested(() => BossSummaryDto) summary: BossSummaryDto;
  @Flag("true: the game's own counters, which it resets daily and weekly") isStock: boolean;
}

/** The game's own boss counts, which it empties daily or weekly. Both tables are merged in one order: daily rows get even ids. */
function stockTable(engine: Engine) {
  const at = millisecondsOfDate('attempttime', engine);
  const part = (frequency: string, odd: number) =>
    `SELECT id * 2 + ${odd} AS id, ${at} AS at, characterid AS character_id, NULL AS account_id,
     bosstype AS boss_type, '${frequency}' AS frequency FROM bosslog_${frequency}`;
  return { ...BOSS_TABLE, sql: `(${part('daily', 0)} UNION ALL ${part('weekly', 1)})`, indexes: {} };
}

@Injectable()
export class BossLog implements LogSource<'boss', typeof BOSS_TABLE> {
  readonly others = nothingElse;

  constructor(
    private readonly reader: LogReader,
    private readonly stock: StockTables,
    private readonly database: Database,
  ) {}

  /** The portal's own log, or the game's counters if the log has never had a row. */
  async table() {
    if (await this.reader.isWritten(BOSS_TABLE)) return BOSS_TABLE;
    const hasStock = await this.stock.has('bosslog_daily', 'bosslog_weekly');
    return hasStock ? stockTable(this.database.engine) : BOSS_TABLE;
  }

  async sums({ scope }: ReadPage, query: LogPageQuery) {
    // Both totals are counted, even if the reader chose only one of the two.
    const choices = { ...query.choices, frequency: undefined };
    const { tallies } = await this.reader.count(scope.table, { ...query, choices });
    const total = (wanted: string) => rowsOf(tallies, ([, frequency]) => frequency === wanted);
    return {
      summary: {
        dailyTotal: total('daily'),
        weeklyTotal: total('weekly'),
        bossType: BOSS_TYPES.find((type) => type === query.choices.bossType) ?? null,
      },
      isStock: scope.table !== BOSS_TABLE,
    };
  }
}

export const BossLogController = logController('boss', BossLog, {
  api: 'BossLog',
  summary: 'Attempts at bosses, newest first',
  answer: BossLogsDto,
});
