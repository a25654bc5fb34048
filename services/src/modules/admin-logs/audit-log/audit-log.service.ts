import { Injectable, type StreamableFile } from '@nestjs/common';
import { maskedAddress } from '../../../platform/http/index.js';
import { AUDIT_LOG } from '../tables/log-definitions.js';
import { LogOwnersService } from '../reading/log-owners.service.js';
import { textOf, textOrNull } from '../reading/log-values.js';
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
import type { AuditLogDto, AuditLogsDto } from './audit-log.dto.js';

const FILE_COLUMNS: LogFileColumns<AuditLogDto> = {
  id: ({ id }) => id,
  time: ({ at }) => new Date(at),
  action: ({ action }) => action,
  account_id: ({ account_id }) => account_id,
  account: ({ account_name }) => account_name,
  actor_id: ({ actor_id }) => actor_id,
  actor: ({ actor_name }) => actor_name,
  address: ({ ip_address }) => ip_address,
  device: ({ device }) => device,
  details: ({ details }) => JSON.stringify(details),
  hash: ({ hash }) => hash,
};

@Injectable()
export class AuditLogService {
  constructor(
    private readonly reader: LogReader,
    private readonly files: LogFileService,
    private readonly owners: LogOwnersService,
  ) {}

  async page(query: LogPageQuery): Promise<AuditLogsDto> {
    const page = await this.reader.page(AUDIT_LOG, query);
    return { ...answerOf(page), logs: await this.logs(page.rows) };
  }

  chart(selection: LogSelection): Promise<LogChartDto> {
    return this.reader.chart(AUDIT_LOG, selection);
  }

  file(selection: LogSelection, format: LogFileFormat, by: LogReaderAccount): Promise<StreamableFile> {
    const sheet = sheetOf(AUDIT_LOG, FILE_COLUMNS, (rows) => this.logs(rows));
    return this.files.file(sheet, { selection, format, by });
  }

  private async logs(rows: readonly LogRow[]): Promise<AuditLogDto[]> {
    const ownerOf = await this.owners.accountsOf(rows, ['account_id', 'actor_account_id']);
    return rows.map((row) => {
      const actor = ownerOf(row, 'actor_account_id');
      const network = textOrNull(row, 'network');
      return Object.assign(ownerOf(row, 'account_id'), {
        id: row.id,
        at: row.at,
        action: textOf(row, 'action'),
        actor_id: actor.account_id,
        actor_name: actor.account_name,
        ip_address: network === null ? null : maskedAddress(network),
        device: textOrNull(row, 'device'),
        details: detailsOf(textOrNull(row, 'details')),
        hash: textOf(row, 'hash'),
      });
    });
  }
}

/** Whoever changed a row in the database may have left no JSON: it is shown as it stands. */
function detailsOf(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const details: unknown = JSON.parse(text);
    return typeof details === 'object' && details !== null ? { ...details } : { text };
  } catch {
    return { text };
  }
}
