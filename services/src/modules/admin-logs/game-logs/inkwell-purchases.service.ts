import { Injectable, type StreamableFile } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { INKWELL_CURRENCIES } from '../../logs/index.js';
import { INKWELL_LOG } from '../tables/log-definitions.js';
import { LogOwnersService } from '../reading/log-owners.service.js';
import { numberOf, wordOf } from '../reading/log-values.js';
import { answerOf } from '../reading/read-answers.js';
import { amountOf } from '../tables/log-tally.js';
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
import type { InkwellLogDto, InkwellLogsDto, BoughtItemDto } from './game-logs.dto.js';

/** So many items stand among the popular ones. */
const POPULAR = 5;

const FILE_COLUMNS: LogFileColumns<InkwellLogDto> = {
  time: ({ timestamp }) => new Date(timestamp),
  character_id: ({ character_id }) => character_id,
  character: ({ character_name }) => character_name,
  account: ({ account_name }) => account_name,
  item_id: ({ item_id }) => item_id,
  item: ({ item_name }) => item_name,
  quantity: ({ quantity }) => quantity,
  cost: ({ cost }) => cost,
  currency: ({ currency_type }) => currency_type,
  balance_before: ({ balance_before }) => balance_before,
  balance_after: ({ balance_after }) => balance_after,
};

@Injectable()
export class InkwellPurchasesService {
  constructor(
    private readonly reader: LogReader,
    private readonly files: LogFileService,
    private readonly owners: LogOwnersService,
    private readonly catalogs: CatalogService,
  ) {}

  async page(query: LogPageQuery): Promise<InkwellLogsDto> {
    const page = await this.reader.page(INKWELL_LOG, query);
    const { tallies, total } = page.totals;
    const spent = (wanted: string) => amountOf(tallies, ([currency]) => currency === wanted);
    return {
      ...answerOf(page),
      logs: await this.logs(page.rows),
      stats: {
        totalPurchases: total,
        totalVPSpent: spent('VOTE_POINTS'),
        totalNXSpent: spent('NX_CREDIT'),
        popularItems: await this.popularItems(page),
      },
    };
  }

  chart(selection: LogSelection): Promise<LogChartDto> {
    return this.reader.chart(INKWELL_LOG, selection);
  }

  file(selection: LogSelection, format: LogFileFormat, by: LogReaderAccount): Promise<StreamableFile> {
    const sheet = sheetOf(INKWELL_LOG, FILE_COLUMNS, (rows) => this.logs(rows));
    return this.files.file(sheet, { selection, format, by });
  }

  private async popularItems(page: ReadPage): Promise<BoughtItemDto[] | null> {
    if (page.totals.isAbout) return null;
    const rows = await this.reader.exactStatistics(page, {
      select: 'item_id, COUNT(*) AS purchases',
      columns: 'item_id',
      ending: `GROUP BY item_id ORDER BY purchases DESC, item_id LIMIT ${POPULAR}`,
    });
    return rows.map(({ item_id, purchases }) => {
      const id = Number(item_id);
      return { id, name: this.catalogs.current.itemName(id), count: Number(purchases) };
    });
  }

  private async logs(rows: readonly LogRow[]): Promise<InkwellLogDto[]> {
    const ownerOf = await this.owners.charactersOf(rows);
    return rows.map((row) =>
      Object.assign(ownerOf(row), {
        timestamp: row.at,
        item_id: numberOf(row, 'item_id'),
        item_name: this.catalogs.current.itemName(numberOf(row, 'item_id')),
        quantity: numberOf(row, 'quantity'),
        cost: numberOf(row, 'cost'),
        currency_type: wordOf(row, 'currency', INKWELL_CURRENCIES) ?? 'VOTE_POINTS',
        balance_before: numberOf(row, 'balance_before'),
        balance_after: numberOf(row, 'balance_after'),
      }),
    );
  }
}
