import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Integer, maskedAddress, Nested } from '../../../platform/http/index.js';
import type { LogRow } from '../../game-logs/index.js';
import { VOTE_TABLE } from '../../voting/index.js';
import type { LogPageQuery } from '../reading/log-query.js';
import { LogReader, type ReadPage } from '../reading/log-reader.service.js';
import { numberOf, textOf } from '../reading/log-values.js';
import { LogNamesRepository } from '../tables/log-names.repository.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { logController } from './log-controller.js';
import type { LogSource } from './logs.service.js';

class VoteLogSummaryDto {
  @Integer("Votes on the server's current day, with the same search") todayCount: number;
}

export class AdminVoteLogsDto extends answerOf('votes', 'AdminVoteLogDto') {
  @Nested(() => VoteLogSummaryDto) summary: VoteLogSummaryDto;
}

@Injectable()
export class VotesLog implements LogSource<'votes', typeof VOTE_TABLE> {
  readonly table = () => VOTE_TABLE;

  constructor(
    private readonly reader: LogReader,
    private readonly names: LogNamesRepository,
    private readonly config: PorticoConfig,
  ) {}

  async sums(_: ReadPage, query: LogPageQuery) {
    const today = await this.reader.today(VOTE_TABLE, query, this.config.public.time.zone);
    return { summary: { todayCount: today.total } };
  }

  async others(rows: readonly LogRow[]) {
    const characters = await this.names.charactersOf(rows.map((row) => numberOf(row, 'account_id')));
    return (row: LogRow) => ({
      character_names: [...(characters.get(numberOf(row, 'account_id')) ?? [])],
      ip_address: maskedAddress(textOf(row, 'ip')),
    });
  }
}

export const VoteLogController = logController('votes', VotesLog, {
  api: 'VoteLog',
  summary: 'Counted votes, newest first',
  answer: AdminVoteLogsDto,
});
