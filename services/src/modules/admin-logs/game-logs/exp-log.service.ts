import { Injectable, type StreamableFile } from '@nestjs/common';
import { inMillions } from '@portico/domain';
import { GameClock } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { expLog } from '../tables/log-definitions.js';
import { LogOwnersService } from '../reading/log-owners.service.js';
import { numberOf, numberOrNull } from '../reading/log-values.js';
import { answerOf, emptyAnswer, emptyChart } from '../reading/read-answers.js';
import { amountOf } from '../tables/log-tally.js';
import { StockTables } from '../tables/stock-tables.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import type { LogDefinition, LogRow } from '../tables/log-definition.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogFileService } from '../exports/log-file.service.js';
import type { LogReaderAccount } from '../exports/log-file.service.js';
import type { LogPageQuery, LogSelection } from '../reading/log-query.js';
import { LogReader } from '../reading/log-reader.service.js';
import { sheetOf } from '../exports/log-sheet.js';
import type { LogFileColumns } from '../exports/log-sheet.js';
import type { ExpLogDto, ExpLogsDto } from './game-logs.dto.js';

/** As admins of these servers are used to read a row: as if it were of a second. */
const SECONDS_PER_HOUR = 3600;

const FILE_COLUMNS: LogFileColumns<ExpLogDto> = {
  time: ({ exp_gain_time }) => new Date(exp_gain_time),
  character_id: ({ charid }) => charid,
  character: ({ character_name }) => character_name,
  account: ({ account_name }) => account_name,
  gained_exp: ({ gained_exp }) => gained_exp,
  exp_per_hour_millions: ({ exp_per_hour }) => inMillions(exp_per_hour),
  world_exp_rate: ({ world_exp_rate }) => world_exp_rate,
  exp_coupon: ({ exp_coupon }) => exp_coupon,
  current_exp: ({ current_exp }) => current_exp,
};

@Injectable()
export class ExpLogService {
  private readonly definition: LogDefinition;

  constructor(
    private readonly reader: LogReader,
    private readonly files: LogFileService,
    private readonly owners: LogOwnersService,
    private readonly stock: StockTables,
    private readonly config: PorticoConfig,
    clock: GameClock,
  ) {
    this.definition = expLog(clock);
  }

  async page(query: LogPageQuery): Promise<ExpLogsDto> {
    if (!(await this.isThere())) return { ...emptyAnswer(query), logs: [], summary: { todayExp: 0 } };
    const page = await this.reader.page(this.definition, query);
    const today = await this.reader.today(this.definition, query, this.config.public.time.zone);
    const summary = { todayExp: amountOf(today.tallies) };
    return { ...answerOf(page), logs: await this.logs(page.rows), summary };
  }

  async chart(selection: LogSelection): Promise<LogChartDto> {
    if (!(await this.isThere())) return emptyChart(selection);
    return this.reader.chart(this.definition, selection);
  }

  async file(selection: LogSelection, format: LogFileFormat, by: LogReaderAccount): Promise<StreamableFile> {
    const sheet = sheetOf(this.definition, FILE_COLUMNS, (rows) => this.logs(rows));
    return this.files.file(sheet, { selection, format, by, isEmpty: !(await this.isThere()) });
  }

  /** HeavenMS has no such table. */
  private isThere(): Promise<boolean> {
    return this.stock.has('characterexplogs');
  }

  private async logs(rows: readonly LogRow[]): Promise<ExpLogDto[]> {
    const ownerOf = await this.owners.charactersOf(rows);
    return rows.map((row) =>
      Object.assign(ownerOf(row), {
        charid: numberOf(row, 'character_id'),
        gained_exp: numberOf(row, 'gained_exp'),
        exp_per_hour: numberOf(row, 'gained_exp') * SECONDS_PER_HOUR,
        world_exp_rate: numberOrNull(row, 'world_exp_rate'),
        exp_coupon: numberOrNull(row, 'exp_coupon'),
        current_exp: numberOrNull(row, 'current_exp'),
        exp_gain_time: row.at,
      }),
    );
  }
}
