import { Injectable, type StreamableFile } from '@nestjs/common';
import { NX_LOG_TYPES } from '../../logs/index.js';
import { NX_CREDIT_LOG } from '../tables/log-definitions.js';
import { LogOwnersService } from '../reading/log-owners.service.js';
import { numberOf, textOf, wordOf } from '../reading/log-values.js';
import { answerOf } from '../reading/read-answers.js';
import { amountOf, largestOf } from '../tables/log-tally.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import type { LogRow } from '../tables/log-definition.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogFileService } from '../exports/log-file.service.js';
import type { LogReaderAccount } from '../exports/log-file.service.js';
import type { LogPageQuery, LogSelection } from '../reading/log-query.js';
import { LogReader } from '../reading/log-reader.service.js';
import { sheetOf } from '../exports/log-sheet.js';
import type { LogFileColumns } from '../exports/log-sheet.js';
import type { ReadPage } from '../reading/log-reader.service.js';
import { NxOrigins } from './nx-origins.js';
import type { NxCreditLogDto, NxCreditLogsDto } from './game-logs.dto.js';

const FILE_COLUMNS: LogFileColumns<NxCreditLogDto> = {
  time: ({ timestamp }) => new Date(timestamp),
  character_id: ({ character_id }) => character_id,
  character: ({ character_name }) => character_name,
  account: ({ account_name }) => account_name,
  type: ({ transaction_type }) => transaction_type,
  amount: ({ amount }) => amount,
  balance_before: ({ balance_before }) => balance_before,
  balance_after: ({ balance_after }) => balance_after,
  site: ({ site }) => site,
  admin: ({ admin }) => admin,
  source: ({ source }) => source,
};

@Injectable()
export class NxCreditLogService {
  constructor(
    private readonly reader: LogReader,
    private readonly files: LogFileService,
    private readonly owners: LogOwnersService,
    private readonly origins: NxOrigins,
  ) {}

  async page(query: LogPageQuery): Promise<NxCreditLogsDto> {
    const page = await this.reader.page(NX_CREDIT_LOG, query);
    const { tallies } = page.totals;
    const amount = (wanted: string) => amountOf(tallies, ([type]) => type === wanted);
    return {
      ...answerOf(page),
      logs: await this.logs(page.rows),
      stats: {
        totalGained: amount('GAIN'),
        totalSpent: amount('SPEND'),
        uniqueCharacters: await this.uniqueCharacters(page),
        largestTransaction: largestOf(tallies),
      },
    };
  }

  chart(selection: LogSelection): Promise<LogChartDto> {
    return this.reader.chart(NX_CREDIT_LOG, selection);
  }

  file(selection: LogSelection, format: LogFileFormat, by: LogReaderAccount): Promise<StreamableFile> {
    const sheet = sheetOf(NX_CREDIT_LOG, FILE_COLUMNS, (rows) => this.logs(rows));
    return this.files.file(sheet, { selection, format, by });
  }

  private async uniqueCharacters(page: ReadPage): Promise<number | null> {
    const [row] = await this.reader.exactStatistics(page, {
      select: 'COUNT(DISTINCT character_id) AS characters',
      columns: 'character_id',
    });
    return row === undefined ? null : Number(row.characters);
  }

  private async logs(rows: readonly LogRow[]): Promise<NxCreditLogDto[]> {
    const ownerOf = await this.owners.charactersOf(rows);
    const originOf = await this.origins.of(rows);
    return rows.map((row) => {
      const owner = ownerOf(row);
      const { characterName, site, admin } = originOf(row);
      return Object.assign(owner, {
        character_name: owner.character_name ?? characterName,
        timestamp: row.at,
        transaction_type: wordOf(row, 'type', NX_LOG_TYPES) ?? 'GAIN',
        amount: numberOf(row, 'amount'),
        balance_before: numberOf(row, 'balance_before'),
        balance_after: numberOf(row, 'balance_after'),
        source: textOf(row, 'source'),
        site,
        admin,
      });
    });
  }
}
