import { Injectable } from '@nestjs/common';
import { Integer, Nested } from '../../../platform/http/index.js';
import { CatalogService, oncePerCatalog } from '../../../catalog/index.js';
import { type LogRow, scrollTable } from '../../game-logs/index.js';
import type { ReadPage } from '../reading/log-reader.service.js';
import { numberOf } from '../reading/log-values.js';
import { rowsOf } from '../tables/log-tally.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { logController } from './log-controller.js';
import type { LogSource } from './logs.service.js';

/** Large selections get estimates instead of exact counts, and null instead of sums. */
class ScrollingStatsDto {
  @Integer() totalScrolls: number;
  @Integer() successfulScrolls: number;
  @Integer() whiteScrollsUsed: number;
  @Integer() chaosScrolls: number;
}

export class ScrollingLogsDto extends answerOf('scrolling', 'ScrollingLogDto') {
  @Nested(() => ScrollingStatsDto) stats: ScrollingStatsDto;
}

/** Ids of chaos scrolls. The game server treats those up to `lastOfServer` as chaos scrolls whatever their name. */
const CHAOS = { first: 2_049_100, end: 2_049_200, lastOfServer: 2_049_103 };

export const chaosScrolls = oncePerCatalog((catalog): readonly number[] => {
  const ids: number[] = [];
  for (let id = CHAOS.first; id < CHAOS.end; id++) {
    if (catalog.item(id) === undefined) continue;
    if (id <= CHAOS.lastOfServer || /\bchaos\b/i.test(catalog.itemName(id))) ids.push(id);
  }
  return ids;
});

@Injectable()
export class ScrollingLog implements LogSource<'scrolling', ReturnType<typeof scrollTable>> {
  constructor(private readonly catalogs: CatalogService) {}

  readonly table = () => scrollTable(chaosScrolls(this.catalogs.current));

  sums({ totals: { tallies, total } }: ReadPage) {
    return {
      stats: {
        totalScrolls: total,
        successfulScrolls: rowsOf(tallies, ([success]) => success === '1'),
        whiteScrollsUsed: rowsOf(tallies, ([, white]) => white === '1'),
        chaosScrolls: rowsOf(tallies, ([, , chaos]) => chaos === '1'),
      },
    };
  }

  others() {
    const catalog = this.catalogs.current;
    return (row: LogRow) => ({
      item_name: catalog.itemName(numberOf(row, 'item_id')),
      scroll_name: catalog.itemName(numberOf(row, 'scroll_id')),
    });
  }
}

export const ScrollingLogController = logController('scrolling', ScrollingLog, {
  api: 'ScrollingLog',
  summary: 'Scrolls that were used, newest first',
  answer: ScrollingLogsDto,
});
