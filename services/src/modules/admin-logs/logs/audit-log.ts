import { Injectable } from '@nestjs/common';
import { parsedJson } from '../../../platform/collections/index.js';
import { AccountNames } from '../../../game/index.js';
import { maskedAddress } from '../../../platform/http/index.js';
import { AUDIT_TABLE } from '../../audit/index.js';
import type { LogRow } from '../../game-logs/index.js';
import { numberOrNull, textOrNull } from '../reading/log-values.js';
import { answerOf } from '../reading/log-answer.dto.js';
import { logController } from './log-controller.js';
import type { LogSource } from './logs.service.js';

export class AuditLogsDto extends answerOf('audit', 'AuditLogDto') {}

@Injectable()
export class AuditLog implements LogSource<'audit', typeof AUDIT_TABLE> {
  readonly table = () => AUDIT_TABLE;
  readonly sums = () => ({});

  constructor(private readonly names: AccountNames) {}

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

/** Details that are not JSON were changed by hand in the database. They are shown as they are. */
function detailsOf(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  const details = parsedJson(text);
  return typeof details === 'object' && details !== null ? { ...details } : { text };
}

export const AuditLogController = logController('audit', AuditLog, {
  api: 'AuditLog',
  summary: 'What was done to accounts and to the portal, newest first',
  answer: AuditLogsDto,
});
