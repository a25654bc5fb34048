import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { adapterOf } from '../sites/vote-site-adapters.js';
import type { Evidence, ReportedVote, VoteSite } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteTokens } from '../sites/vote-tokens.js';
import { isSettled } from '../votes/vote-rules.js';
import { VoteEntity } from '../votes/vote.entities.js';
import { type VoteOutcome, VotesService } from '../votes/votes.service.js';
import type { ReplayedDto } from './callback-log.dto.js';
import { VoteCallbackEntity, VoteCallbacksRepository } from './vote-callbacks.repository.js';

type LoggedCallback = Pick<VoteCallbackEntity, 'id' | 'site' | 'verdict' | 'fields'>;
type VoteKey = Pick<VoteEntity, 'site' | 'voteKey'>;

interface ProvedVote {
  site: VoteSite;
  vote: ReportedVote;
}

@Injectable()
export class ReplayableCallbacks {
  constructor(
    private readonly sites: VoteSites,
    private readonly tokens: VoteTokens,
    @InjectRepository(VoteEntity) private readonly voteRows: Repository<VoteEntity>,
  ) {}

  /** Finds the rows that can be replayed: refused ones by id, and unknown ones whose vote exists by now. */
  async among(rows: readonly LoggedCallback[]): Promise<ReadonlyMap<number, ProvedVote>> {
    const proved = rows.flatMap((row) => {
      const one = this.provedBy(row);
      if (one === undefined) return [];
      const key: VoteKey = { site: one.site.id, voteKey: this.tokens.keyOf(one.vote.token) };
      return [{ ...one, id: row.id, key }];
    });
    if (proved.length === 0) return new Map();
    const votes = await this.voteRows.find({
      select: { site: true, voteKey: true, state: true, reason: true },
      where: proved.map(({ key }) => key),
    });
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

function textOf({ site, voteKey }: VoteKey): string {
  return `${site} ${voteKey}`;
}
