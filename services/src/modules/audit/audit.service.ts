import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portico/domain';
import { WriteBudget } from '../../platform/budget/index.js';
import { canonicalJson, type Details } from '../../platform/hash-chain/index.js';
import type { Actor, Client } from '../../platform/http/index.js';
import { UnitOfWork } from '../../platform/persistence/index.js';
import { type AuditContent, CHAINS, auditHash } from './audit-chains.js';
import type { AuditEntity } from './audit.entities.js';
import { AuditRepository } from './audit.repository.js';

export interface AuditEvent {
  action: AuditAction;
  /** The account that the row is about; null if no account has the name. */
  accountId: number | null;
  /** The actor, as `actorOf` names the signed-in account; null if nobody was signed in. */
  actorAccountId?: number | null;
  client?: Client;
  /** Never a secret: no password, code or token, and no text that could be one. */
  details?: Details;
}

export function actorOf({ principal, client }: Actor): Pick<AuditEvent, 'actorAccountId' | 'client'> {
  return { actorAccountId: principal.accountId, client };
}

export interface AuditRecord<A extends AuditAction = AuditAction> extends Pick<
  AuditContent,
  'id' | 'at' | 'accountId' | 'actorAccountId' | 'network' | 'device' | 'requestId'
> {
  action: A;
  details: Details;
}

const BY_STRANGERS: ReadonlySet<AuditAction> = new Set([
  'sign-in-failed',
  'sign-in-delayed',
  'release-refused',
]);

/** Limit for rows that strangers cause: a burst, then one each five seconds. That is 17,000 a day, some 6 MB. */
const BURST = 1000;
const REFILL_MS = 5000;

/** Records acts on accounts. Rows are only added; each has the hash of the row before in its chain. */
@Injectable()
export class AuditService {
  private readonly budget = new WriteBudget(BURST, REFILL_MS);

  constructor(
    private readonly audit: AuditRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Call it last in a unit of work: other writers of the chain wait for its end. Rows caused by strangers are limited. */
  async record(event: AuditEvent): Promise<void> {
    const { action, accountId, actorAccountId = null, client } = event;
    const omitted = BY_STRANGERS.has(action) ? this.budget.take() : 0;
    if (omitted === undefined) return;
    const details = omitted === 0 ? event.details : { ...event.details, omitted };
    const chain = (actorAccountId ?? accountId ?? randomInt(CHAINS)) % CHAINS;
    await this.unitOfWork.run(async (manager) => {
      const head = await this.audit.advance(manager, chain);
      const row: AuditContent = {
        id: head.lastId,
        // Read only now, because the lock may have taken time.
        at: Date.now(),
        action,
        accountId,
        actorAccountId,
        network: client?.network ?? null,
        device: client?.device ?? null,
        details: details === undefined ? null : canonicalJson(details),
        requestId: client?.requestId ?? null,
      };
      const hash = auditHash(head.hash, row);
      await this.audit.add(manager, { ...row, previousHash: head.hash, hash });
    });
  }

  async newestOf<A extends AuditAction>(
    accountId: number,
    actions: readonly A[],
    limit: number,
  ): Promise<AuditRecord<A>[]> {
    return toRecords(await this.audit.newestOf(accountId, actions, limit), actions);
  }

  /** The newest row with one of these actions for each account; accounts without such a row are left out. */
  async lastOf<A extends AuditAction>(
    accountIds: readonly number[],
    actions: readonly A[],
  ): Promise<AuditRecord<A>[]> {
    return toRecords(await this.audit.lastOf(accountIds, actions), actions);
  }

  async newestWith(action: AuditAction, limit: number): Promise<AuditRecord[]> {
    return toRecords(await this.audit.newestWith(action, limit), [action]);
  }
}

function toRecords<A extends AuditAction>(
  rows: readonly AuditEntity[],
  actions: readonly A[],
): AuditRecord<A>[] {
  return rows.flatMap((row) => {
    const action = actions.find((known) => known === row.action);
    if (action === undefined) return [];
    const details: Details = row.details === null ? {} : JSON.parse(row.details);
    return [{ ...row, action, details }];
  });
}
