import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type CallbackVerdict, MINUTE_MS, type VoteRefusal } from '@portico/domain';
import { Column, Entity, In, Index, LessThan, MoreThan, PrimaryGeneratedColumn } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import type { Client } from '../../../platform/http/index.js';
import { epochMsColumn, moneyColumn, TABLE_ENGINE, UnitOfWork } from '../../../platform/persistence/index.js';
import type { Evidence, VoteSite } from '../sites/vote-site.js';
import type { VoteOutcome } from '../votes/votes.service.js';

@Entity({ name: 'portal_vote_callback', engine: TABLE_ENGINE })
@Index('portal_vote_callback_site', ['site', 'at'])
@Index('portal_vote_callback_at', ['at'])
@Index('portal_vote_callback_verdict', ['verdict', 'at'])
@Index('portal_vote_callback_account', ['accountId', 'at'])
export class VoteCallbackEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'site', type: 'varchar', length: 32 }) site: string;
  @Column({ name: 'method', type: 'varchar', length: 4 }) method: string;
  @Column({ name: 'address', type: 'varchar', length: 45 }) address: string;
  @Column({ name: 'verdict', type: 'varchar', length: 12 }) verdict: CallbackVerdict;
  @Column({ name: 'reason', type: 'varchar', length: 16, nullable: true }) reason: VoteRefusal | null;
  @Column({ name: 'vote_id', type: 'int', nullable: true }) voteId: number | null;
  @Column({ name: 'account_id', type: 'int', nullable: true }) accountId: number | null;
  @moneyColumn({ name: 'lag_ms', nullable: true }) lagMs: number | null;
  @Column({ name: 'fields', type: 'text' }) fields: string;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;
  @Column({ name: 'replay_of', type: 'int', nullable: true }) replayOf: number | null;
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;

  /** Number of similar callbacks left out before it, because strangers can send an unlimited number. */
  @Column({ name: 'omitted', type: 'int', default: 0 }) omitted: number;
}

/** The request was just made, so it is searched only this far back, on the index of its site. */
const CLAIM_MS = MINUTE_MS;

type NewCallback = Omit<VoteCallbackEntity, 'id'>;

@Injectable()
export class VoteCallbacksRepository {
  constructor(
    @InjectRepository(VoteCallbackEntity) private readonly voteCallbacks: Repository<VoteCallbackEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(manager: EntityManager, row: NewCallback): Promise<void> {
    await manager.insert(VoteCallbackEntity, row);
  }

  async keep(row: NewCallback): Promise<void> {
    await this.unitOfWork.run((manager) => this.add(manager, row));
  }

  find(id: number): Promise<VoteCallbackEntity | null> {
    return this.voteCallbacks.findOneBy({ id });
  }

  /** Records who caused the newest callback of a site with a request id. Returns its verdict; undefined if it was not stored. */
  claim(site: string, requestId: string, actorAccountId: number): Promise<CallbackVerdict | undefined> {
    return this.unitOfWork.run(async (manager) => {
      const row = await manager.findOne(VoteCallbackEntity, {
        select: { id: true, verdict: true },
        where: { site, requestId, at: MoreThan(Date.now() - CLAIM_MS) },
        order: { id: 'DESC' },
      });
      if (row !== null) await manager.update(VoteCallbackEntity, { id: row.id }, { actorAccountId });
      return row?.verdict;
    });
  }

  async removeBefore(at: number, most: number): Promise<number> {
    return this.unitOfWork.run(async (manager) => {
      const rows = await manager.find(VoteCallbackEntity, {
        select: { id: true },
        where: { at: LessThan(at) },
        order: { at: 'ASC' },
        take: most,
      });
      if (rows.length > 0) await manager.delete(VoteCallbackEntity, { id: In(rows.map(({ id }) => id)) });
      return rows.length;
    });
  }
}

const MAX_METHOD = 4;

export interface CallbackOrigin<Site = VoteSite> {
  site: Site;
  method: string;
  client: Client;
}

export type CallbackOutcome = { verdict: CallbackVerdict } & Partial<Omit<VoteOutcome, 'verdict'>>;

export function callbackRow(
  { site, method, client }: CallbackOrigin<Pick<VoteSite, 'id'>>,
  fields: Evidence,
  outcome: CallbackOutcome,
  omitted = 0,
): NewCallback {
  return {
    reason: null,
    voteId: null,
    accountId: null,
    lagMs: null,
    ...outcome,
    at: Date.now(),
    site: site.id,
    method: method.slice(0, MAX_METHOD),
    address: client.network,
    fields: JSON.stringify(fields),
    requestId: client.requestId,
    replayOf: null,
    actorAccountId: null,
    omitted,
  };
}
