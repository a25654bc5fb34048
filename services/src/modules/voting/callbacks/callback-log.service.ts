import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CallbackVerdict } from '@portico/domain';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { AccountNames } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Actor, databasePagination, maskedAddress } from '../../../platform/http/index.js';
import { countUpTo } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { adapterOf } from '../sites/vote-site-adapters.js';
import type { Evidence, ReportedVote, VoteSite } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteTokens } from '../sites/vote-tokens.js';
import { isSettled } from '../votes/vote-rules.js';
import { VoteEntity } from '../votes/vote.entities.js';
import { type VoteOutcome, VotesService } from '../votes/votes.service.js';
import type { CallbackDto, CallbackFieldDto, CallbackLogDto, ReplayedDto } from './callback-log.dto.js';
import { VoteCallbackEntity, VoteCallbacksRepository } from './vote-callbacks.repository.js';

interface LogSelection {
  site: string;
  verdict: CallbackVerdict | undefined;
}

const VOTE_FIELDS = { site: true, voteKey: true, state: true, reason: true, expiresAt: true } as const;

type LoggedVote = Pick<VoteEntity, keyof typeof VOTE_FIELDS>;

type VoteKey = Pick<VoteEntity, 'site' | 'voteKey'>;

@Injectable()
export class CallbackLogRepository {
  constructor(
    @InjectRepository(VoteCallbackEntity) private readonly voteCallbacks: Repository<VoteCallbackEntity>,
    @InjectRepository(VoteEntity) private readonly voteRows: Repository<VoteEntity>,
  ) {}

  count(selection: LogSelection, most: number): Promise<number> {
    return countUpTo(this.voteCallbacks, whereOf(selection), most);
  }

  /** Newest first. */
  page(
    selection: LogSelection,
    { skip, take }: { skip: number; take: number },
  ): Promise<VoteCallbackEntity[]> {
    return this.voteCallbacks.find({
      where: whereOf(selection),
      order: { at: 'DESC', id: 'DESC' },
      skip,
      take,
    });
  }

  async votes(keys: readonly VoteKey[]): Promise<LoggedVote[]> {
    if (keys.length === 0) return [];
    return this.voteRows.find({
      select: VOTE_FIELDS,
      where: keys.map(({ site, voteKey }) => ({ site, voteKey })),
    });
  }
}

function whereOf({ site, verdict }: LogSelection): FindOptionsWhere<VoteCallbackEntity> {
  return { ...(site !== '' && { site }), ...(verdict && { verdict }) };
}

type LoggedCallback = Pick<VoteCallbackEntity, 'id' | 'site' | 'verdict' | 'fields'>;

interface ProvedVote {
  site: VoteSite;
  vote: ReportedVote;
}

@Injectable()
export class ReplayableCallbacks {
  constructor(
    private readonly sites: VoteSites,
    private readonly tokens: VoteTokens,
    private readonly log: CallbackLogRepository,
  ) {}

  /** Finds the rows that can be replayed: refused ones by id, and unknown ones whose vote exists by now. */
  async among(rows: readonly LoggedCallback[]): Promise<ReadonlyMap<number, ProvedVote>> {
    const proved = rows.flatMap((row) => {
      const one = this.provedBy(row);
      return one === undefined ? [] : [{ ...one, id: row.id, key: this.keyOf(one) }];
    });
    const votes = await this.log.votes(proved.map(({ key }) => key));
    const open = new Set(votes.filter((vote) => !isSettled(vote, true)).map(textOf));
    return new Map(
      proved.filter(({ key }) => open.has(textOf(key))).map(({ id, site, vote }) => [id, { site, vote }]),
    );
  }

  private provedBy({ site: id, verdict, fields: text }: LoggedCallback): ProvedVote | undefined {
    if (verdict !== 'refused' && verdict !== 'unknown') return undefined;
    const site = this.sites.all.find((one) => one.id === id);
    if (site === undefined) return undefined;
    const fields: Evidence = JSON.parse(text);
    const vote = { ...adapterOf(site).voteIn(fields), fields };
    return vote.hasCounted ? { site, vote } : undefined;
  }

  private keyOf({ site, vote }: ProvedVote): VoteKey {
    return { site: site.id, voteKey: this.tokens.keyOf(vote.token) };
  }
}

function textOf({ site, voteKey }: VoteKey): string {
  return `${site} ${voteKey}`;
}

@Injectable()
export class CallbackReplayService {
  constructor(
    private readonly callbacks: VoteCallbacksRepository,
    private readonly replayable: ReplayableCallbacks,
    private readonly votes: VotesService,
    private readonly audit: AuditService,
  ) {}

  async replay(id: number, by: Actor): Promise<ReplayedDto> {
    const { client, principal } = by;
    const original = await this.callbacks.find(id);
    if (original === null) throw new AppError('voting.callback_not_found');
    const proved = (await this.replayable.among([original])).get(id);
    if (proved === undefined) throw new AppError('voting.not_replayable');
    const { verdict, reason } = await this.votes.confirm(proved.site, proved.vote, {
      isByHand: true,
      actorAccountId: principal.accountId,
      client,
      alsoIn: async (manager, outcome) => {
        await this.callbacks.add(manager, {
          ...rowOf(original, outcome),
          requestId: client.requestId,
          actorAccountId: principal.accountId,
        });
        const details = { callback: id, site: original.site, verdict: outcome.verdict };
        const { accountId } = outcome;
        await this.audit.record({ action: 'vote-replay', accountId, ...actorOf(by), details });
      },
    });
    return { verdict, reason };
  }
}

function rowOf({ id, site, method, address, fields }: VoteCallbackEntity, outcome: VoteOutcome) {
  return { at: Date.now(), site, method, address, fields, ...outcome, replayOf: id, omitted: 0 };
}

interface CallbackContext extends Pick<CallbackDto, 'address' | 'fields'> {
  accountName: string | null;
  canReplay: boolean;
}

/** Limits paging, because counting a year of rows takes long. */
const MAX_LISTED = 10_000;

interface CallbackFilter extends LogSelection {
  page: number;
  limit: number;
}

@Injectable()
export class CallbackLogService {
  constructor(
    private readonly log: CallbackLogRepository,
    private readonly names: AccountNames,
    private readonly replayable: ReplayableCallbacks,
  ) {}

  async callbacks({ page, limit, ...selection }: CallbackFilter): Promise<CallbackLogDto> {
    const total = await this.log.count(selection, MAX_LISTED);
    const skip = (page - 1) * limit;
    const rows =
      skip >= total ? [] : await this.log.page(selection, { skip, take: Math.min(limit, total - skip) });
    const names = await this.names.of(rows.map(({ accountId }) => accountId));
    const replayable = await this.replayable.among(rows);
    const callbacks = rows.map((row) =>
      toCallbackDto(row, {
        address: maskedAddress(row.address),
        fields: this.shownFields(row.fields),
        accountName: (row.accountId !== null && names.get(row.accountId)) || null,
        canReplay: replayable.has(row.id),
      }),
    );
    return { callbacks, pagination: databasePagination(page, limit, total) };
  }

  /** Vote sites send the voters' addresses, which admins see shortened. */
  private shownFields(text: string): CallbackFieldDto[] {
    const fields: Evidence = JSON.parse(text);
    return Object.entries(fields).map(([name, value]) => ({
      name,
      value: isIP(value) === 0 ? value : maskedAddress(value),
    }));
  }
}

function toCallbackDto(row: VoteCallbackEntity, context: CallbackContext): CallbackDto {
  const { id, at, site, method, verdict, reason, voteId, accountId, lagMs, replayOf, omitted } = row;
  return { id, at, site, method, verdict, reason, voteId, accountId, lagMs, replayOf, omitted, ...context };
}
