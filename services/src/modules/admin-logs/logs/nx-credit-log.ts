import { Injectable } from '@nestjs/common';
import { Integer, Nested } from '../../../platform/http/index.js';
import { type LogRow, NX_CREDIT_TABLE } from '../../game-logs/index.js';
import { LogReader, type ReadPage } from '../reading/log-reader.service.js';
import { amountOf, largestOf } from '../tables/log-tally.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { logController } from './log-controller.js';
import type { LogSource } from './logs.service.js';
import { NxOrigins } from './nx-origins.js';

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
  readonly log = 'nx-credit';

  constructor(
    private readonly reader: LogReader,
    private readonly origins: NxOrigins,
  ) {}

  table() {
    return NX_CREDIT_TABLE;
  }

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
