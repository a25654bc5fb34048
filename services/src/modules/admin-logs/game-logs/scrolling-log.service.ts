import { Injectable, type StreamableFile } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { scrollingLog } from '../tables/log-definitions.js';
import { LogOwnersService } from '../reading/log-owners.service.js';
import type { LogDefinition } from '../tables/log-definition.js';
import { flagOf, numberOf } from '../reading/log-values.js';
import { answerOf } from '../reading/read-answers.js';
import { rowsOf } from '../tables/log-tally.js';
import { chaosScrolls } from '../tables/scroll-kinds.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import type { LogRow } from '../tables/log-definition.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogFileService } from '../exports/log-file.service.js';
import type { LogReaderAccount } from '../exports/log-file.service.js';
import type { LogPageQuery, LogSelection } from '../reading/log-query.js';
import { LogReader } from '../reading/log-reader.service.js';
import { sheetOf } from '../exports/log-sheet.js';
import type { LogFileColumns } from '../exports/log-sheet.js';
import type { ScrollingLogDto, ScrollingLogsDto } from './game-logs.dto.js';

const FILE_COLUMNS: LogFileColumns<ScrollingLogDto> = {
  time: ({ timestamp }) => new Date(timestamp),
  character_id: ({ character_id }) => character_id,
  character: ({ character_name }) => character_name,
  account: ({ account_name }) => account_name,
  item_id: ({ item_id }) => item_id,
  item: ({ item_name }) => item_name,
  scroll_id: ({ scroll_id }) => scroll_id,
  scroll: ({ scroll_name }) => scroll_name,
  success: ({ success }) => success,
  white_scroll: ({ white_scroll_used }) => white_scroll_used,
  slots_before: ({ slots_before }) => slots_before,
  slots_after: ({ slots_after }) => slots_after,
};

@Injectable()
export class ScrollingLogService {
  constructor(
    private readonly reader: LogReader,
    private readonly files: LogFileService,
    private readonly owners: LogOwnersService,
    private readonly catalogs: CatalogService,
  ) {}

  async page(query: LogPageQuery): Promise<ScrollingLogsDto> {
    const page = await this.reader.page(this.definition(), query);
    const { tallies, total } = page.totals;
    return {
      ...answerOf(page),
      logs: await this.logs(page.rows),
      stats: {
        totalScrolls: total,
        successfulScrolls: rowsOf(tallies, ([success]) => success === '1'),
        whiteScrollsUsed: rowsOf(tallies, ([, white]) => white === '1'),
        chaosScrolls: rowsOf(tallies, ([, , chaos]) => chaos === '1'),
      },
    };
  }

  chart(selection: LogSelection): Promise<LogChartDto> {
    return this.reader.chart(this.definition(), selection);
  }

  file(selection: LogSelection, format: LogFileFormat, by: LogReaderAccount): Promise<StreamableFile> {
    const sheet = sheetOf(this.definition(), FILE_COLUMNS, (rows) => this.logs(rows));
    return this.files.file(sheet, { selection, format, by });
  }

  private definition(): LogDefinition {
    return scrollingLog(chaosScrolls(this.catalogs.current));
  }

  private async logs(rows: readonly LogRow[]): Promise<ScrollingLogDto[]> {
    const ownerOf = await this.owners.charactersOf(rows);
    const catalog = this.catalogs.current;
    return rows.map((row) =>
      Object.assign(ownerOf(row), {
        timestamp: row.at,
        item_id: numberOf(row, 'item_id'),
        item_name: catalog.itemName(numberOf(row, 'item_id')),
        scroll_id: numberOf(row, 'scroll_id'),
        scroll_name: catalog.itemName(numberOf(row, 'scroll_id')),
        success: flagOf(row, 'success'),
        white_scroll_used: flagOf(row, 'white_scroll'),
        slots_before: numberOf(row, 'slots_before'),
        slots_after: numberOf(row, 'slots_after'),
      }),
    );
  }
}
