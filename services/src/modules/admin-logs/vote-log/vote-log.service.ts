import { Injectable, type StreamableFile } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { maskedAddress } from '../../../platform/http/index.js';
import { VOTE_LOG } from '../tables/log-definitions.js';
import { LogOwnersService } from '../reading/log-owners.service.js';
import { numberOf, textOf } from '../reading/log-values.js';
import { answerOf } from '../reading/read-answers.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import type { LogRow } from '../tables/log-definition.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogFileService } from '../exports/log-file.service.js';
import type { LogReaderAccount } from '../exports/log-file.service.js';
import type { LogPageQuery, LogSelection } from '../reading/log-query.js';
import { LogReader } from '../reading/log-reader.service.js';
import { sheetOf } from '../exports/log-sheet.js';
import type { LogFileColumns } from '../exports/log-sheet.js';
import type { AdminVoteLogDto, AdminVoteLogsDto } from './vote-log.dto.js';

const FILE_COLUMNS: LogFileColumns<AdminVoteLogDto> = {
  time: ({ vote_time }) => new Date(vote_time),
  account_id: ({ account_id }) => account_id,
  account: ({ account_name }) => account_name,
  characters: ({ character_names }) => character_names.join(' '),
  address: ({ ip_address }) => ip_address,
  site: ({ site }) => site,
  nx: ({ reward_amount }) => reward_amount,
  vote_points: ({ vote_points_added }) => vote_points_added,
  credited: ({ is_credited }) => is_credited,
};

@Injectable()
export class VoteLogService {
  constructor(
    private readonly reader: LogReader,
    private readonly files: LogFileService,
    private readonly owners: LogOwnersService,
    private readonly config: PorticoConfig,
  ) {}

  async page(query: LogPageQuery): Promise<AdminVoteLogsDto> {
    const page = await this.reader.page(VOTE_LOG, query);
    const today = await this.reader.today(VOTE_LOG, query, this.config.public.time.zone);
    return { ...answerOf(page), logs: await this.logs(page.rows), summary: { todayCount: today.total } };
  }

  chart(selection: LogSelection): Promise<LogChartDto> {
    return this.reader.chart(VOTE_LOG, selection);
  }

  file(selection: LogSelection, format: LogFileFormat, by: LogReaderAccount): Promise<StreamableFile> {
    const sheet = sheetOf(VOTE_LOG, FILE_COLUMNS, (rows) => this.logs(rows));
    return this.files.file(sheet, { selection, format, by });
  }

  private async logs(rows: readonly LogRow[]): Promise<AdminVoteLogDto[]> {
    const ownerOf = await this.owners.accountsOf(rows, ['account_id']);
    const characters = await this.owners.charactersOfAccounts(rows);
    return rows.map((row) =>
      Object.assign(ownerOf(row, 'account_id'), {
        id: row.id,
        character_names: [...(characters.get(numberOf(row, 'account_id')) ?? [])],
        ip_address: maskedAddress(textOf(row, 'ip')),
        vote_time: row.at,
        reward_amount: numberOf(row, 'nx'),
        vote_points_added: numberOf(row, 'vp'),
        site: textOf(row, 'site'),
        is_credited: row.state === 'credited',
      }),
    );
  }
}
