import { Injectable } from '@nestjs/common';
import { AccountNames } from '../../../game/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { AuditService } from '../../audit/index.js';
import type { RollbackOutcome } from '../../releases/index.js';
import type { RollbackDto } from './releases.dto.js';

const ACTION = 'release-rollback';
const SHOWN = 20;
/** The most rows of the audit to search, including other remotes'. */
const LOOKED_THROUGH = 500;

export interface Act {
  name: string;
  reason: string;
  principal: Principal;
  client: Client;
}

/** Roll-backs from the board, as the audit has them. */
@Injectable()
export class RollbackLog {
  constructor(
    private readonly audit: AuditService,
    private readonly names: AccountNames,
  ) {}

  async record(act: Act, { from, to }: RollbackOutcome): Promise<void> {
    const { name, reason, principal, client } = act;
    await this.audit.record({
      action: ACTION,
      accountId: null,
      actorAccountId: principal.accountId,
      client,
      details: { remote: name, before: from, after: to, reason },
    });
  }

  /** Completed rollbacks of a remote, newest first. */
  async newestOf(name: string): Promise<RollbackDto[]> {
    const rows = await this.audit.newestWith(ACTION, LOOKED_THROUGH);
    // Rows from before the switch was in the same unit of work.
    const failed = new Set(
      rows.flatMap(({ details, requestId }) => (details.failed === true ? requestId : [])),
    );
    const shown = rows
      .filter(({ details, requestId }) => details.remote === name && !failed.has(requestId))
      .slice(0, SHOWN);
    const names = await this.names.of(shown.map(({ actorAccountId }) => actorAccountId));
    return shown.map(({ at, actorAccountId, details }) => ({
      at,
      by: names.get(actorAccountId) ?? null,
      from: details.before === null ? null : String(details.before),
      to: String(details.after),
      reason: String(details.reason),
    }));
  }
}
