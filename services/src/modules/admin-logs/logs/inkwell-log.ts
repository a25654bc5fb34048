import { Injectable } from '@nestjs/common';
import { Integer, Nested, Text } from '../../../platform/http/index.js';
import { CatalogService } from '../../../catalog/index.js';
import { INKWELL_TABLE, type LogRow } from '../../game-logs/index.js';
import { LogReader, type ReadPage } from '../reading/log-reader.service.js';
import { numberOf } from '../reading/log-values.js';
import { amountOf } from '../tables/log-tally.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { logController } from './log-controller.js';
import type { LogSource } from './logs.service.js';

const POPULAR = 5;

class BoughtItemDto {
  @Integer() id: number;
  @Text() name: string;
  @Integer('Purchases') count: number;
}

class InkwellStatsDto {
  @Integer() totalPurchases: number;
  @Integer() totalVPSpent: number;
  @Integer() totalNXSpent: number;

  @Nested(() => [BoughtItemDto], 'Five at most; null if totals are estimates', { nullable: true })
  popularItems: BoughtItemDto[] | null;
}

export class InkwellLogsDto extends answerOf('inkwell', 'InkwellLogDto') {
  @Nested(() => InkwellStatsDto) stats: InkwellStatsDto;
}

@Injectable()
export class InkwellLog implements LogSource<'inkwell', typeof INKWELL_TABLE> {
  readonly table = () => INKWELL_TABLE;

  constructor(
    private readonly reader: LogReader,
    private readonly catalogs: CatalogService,
  ) {}

  async sums(page: ReadPage) {
    const { tallies, total } = page.totals;
    const spent = (wanted: string) => amountOf(tallies, ([currency]) => currency === wanted);
    return {
      stats: {
        totalPurchases: total,
        totalVPSpent: spent('VOTE_POINTS'),
        totalNXSpent: spent('NX_CREDIT'),
        popularItems: await this.popularItems(page),
      },
    };
  }

  others() {
    const catalog = this.catalogs.current;
    return (row: LogRow) => ({ item_name: catalog.itemName(numberOf(row, 'item_id')) });
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
}

export const InkwellPurchasesController = logController('inkwell', InkwellLog, {
  api: 'InkwellPurchases',
  summary: "Purchases at Inkwell's, newest first",
  answer: InkwellLogsDto,
});
