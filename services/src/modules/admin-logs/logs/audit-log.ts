import { Injectable } from '@nestjs/common';
import { AccountNames } from '../../../game/index.js';
import { maskedAddress } from '../../../platform/http/index.js';
import { numberOrNull, textOrNull } from '../reading/log-values.js';
import { AT } from '../tables/log-sql.js';
import type { LogRow, TableOf } from '../tables/log-table.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { logController } from './log-controller.js';
import type { LogSource } from './logs.service.js';

export class AuditLogsDto extends answerOf('audit', 'AuditLogDto') {}

/** Its ids grow by one with each act. */
export const AUDIT_TABLE = {
  log: 'audit',
  sql: 'portal_audit',
  order: 'id',
  time: AT,
  choices: { action: { column: 'action' } },
  owners: { accounts: ['account_id', 'actor_account_id'] },
  columns: { action: 'action', actor_id: 'actor_account_id', device: 'device', hash: 'hash' },
  others: ['account_id', 'network', 'details'],
  kinds: ['action'],
  indexes: { action: 'portal_audit_action' },
  kindOf: { action: 0 },
} as const satisfies TableOf<'audit'>;

@Injectable()
export class AuditLog implements LogSource<'audit', typeof AUDIT_TABLE> {
  readonly log = 'audit';

  constructor(private readonly names: AccountNames) {}

  table() {
    return AUDIT_TABLE;
  }

  sums() {
    return {};
  }

  async others(rows: readonly LogRow[]) {
    const names = await this.names.of(rows.map((row) => numberOrNull(row, 'actor_id')));
    return (row: LogRow) => {
      const network = textOrNull(row, 'network');
      return {
        actor_name: names.get(numberOrNull(row, 'actor_id')) ?? null,
        ip_address: network === null ? null : maskedAddress(network),
        details: detailsOf(textOrNull(row, 'details')),
      };
    };
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

export const AuditLogController = logController('audit', AuditLog, {
  api: 'AuditLog',
  summary: 'What was done to accounts and to the portal, newest first',
  answer: AuditLogsDto,
});
