import { Injectable, type StreamableFile } from '@nestjs/common';
import { Database } from '../../../platform/persistence/index.js';
import { BOSS_FREQUENCIES, BOSS_TYPES } from '../../logs/index.js';
import { BOSS_LOG, stockBossLog } from '../tables/log-definitions.js';
import { LogOwnersService } from '../reading/log-owners.service.js';
import type { LogDefinition } from '../tables/log-definition.js';
import { numberOf, wordOf } from '../reading/log-values.js';
import { answerOf } from '../reading/read-answers.js';
import { rowsOf } from '../tables/log-tally.js';
import { StockTables } from '../tables/stock-tables.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import type { LogRow } from '../tables/log-definition.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogFileService } from '../exports/log-file.service.js';
import type { LogReaderAccount } from '../exports/log-file.service.js';
import type { LogPageQuery, LogSelection } from '../reading/log-query.js';
import { LogReader } from '../reading/log-reader.service.js';
import { sheetOf } from '../exports/log-sheet.js';
import type { LogFileColumns } from '../exports/log-sheet.js';
import type { BossLogDto, BossLogsDto } from './game-logs.dto.js';

const FILE_COLUMNS: LogFileColumns<BossLogDto> = {
  time: ({ attempttime }) => new Date(attempttime),
  character_id: ({ characterid }) => characterid,
  character: ({ character_name }) => character_name,
  account: ({ account_name }) => account_name,
  boss: ({ bosstype }) => bosstype,
  frequency: ({ frequency }) => frequency,
};

@Injectable()
export class BossLogService {
  constructor(
    private readonly reader: LogReader,
    private readonly files: LogFileService,
    private readonly owners: LogOwnersService,
    private readonly stock: StockTables,
    private readonly database: Database,
  ) {}

  async page(query: LogPageQuery): Promise<BossLogsDto> {
    const definition = await this.definition();
    const page = await this.reader.page(definition, query);
    // Both totals tell something also where one of the two is asked for.
    const choices = { ...query.choices, frequency: undefined };
    const { tallies } = await this.reader.count(definition, { ...query, choices });
    const total = (wanted: string) => rowsOf(tallies, ([, frequency]) => frequency === wanted);
    return {
      ...answerOf(page),
      logs: await this.logs(page.rows),
      summary: {
        dailyTotal: total('daily'),
        weeklyTotal: total('weekly'),
        bossType: BOSS_TYPES.find((type) => type === query.choices.bossType) ?? null,
      },
      isStock: definition !== BOSS_LOG,
    };
  }

  async chart(selection: LogSelection): Promise<LogChartDto> {
    return this.reader.chart(await this.definition(), selection);
  }

  async file(selection: LogSelection, format: LogFileFormat, by: LogReaderAccount): Promise<StreamableFile> {
    const sheet = sheetOf(await this.definition(), FILE_COLUMNS, (rows) => this.logs(rows));
    return this.files.file(sheet, { selection, format, by });
  }

  /** Our own log, or the game's counters where nothing has ever been written to it. */
  private async definition(): Promise<LogDefinition> {
    if (await this.reader.isWritten(BOSS_LOG)) return BOSS_LOG;
    const hasStock = await this.stock.has('bosslog_daily', 'bosslog_weekly');
    return hasStock ? stockBossLog(this.database.engine) : BOSS_LOG;
  }

  private async logs(rows: readonly LogRow[]): Promise<BossLogDto[]> {
    const ownerOf = await this.owners.charactersOf(rows);
    return rows.flatMap((row) => {
      const bosstype = wordOf(row, 'boss_type', BOSS_TYPES);
      const frequency = wordOf(row, 'frequency', BOSS_FREQUENCIES);
      // A boss that a fork added, or an empty value of an enumeration.
      if (bosstype === undefined || frequency === undefined) return [];
      const characterid = numberOf(row, 'character_id');
      return [Object.assign(ownerOf(row), { characterid, bosstype, frequency, attempttime: row.at })];
    });
  }
}
