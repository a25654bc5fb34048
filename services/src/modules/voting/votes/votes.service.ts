import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type CallbackVerdict, HOUR_MS, type VoteRefusal } from '@portico/domain';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import type { Client } from '../../../platform/http/index.js';
import { metrics } from '../../../platform/metrics/index.js';
import { lockRow, UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { type Grant, GrantsService } from '../../ledger/index.js';
import type { ReportedVote, VoteSite } from '../sites/vote-site.js';
import { VoteTokens } from '../sites/vote-tokens.js';
import { isSettled, judge, type Judgement, type VoteRewards, VoteTerms } from './vote-rules.js';
import { VoteDayEntity, VoteEntity } from './vote.entities.js';
import { VotesRepository } from './votes.repository.js';

type ConfirmedVote = Pick<VoteEntity, 'id' | 'accountId' | 'site'> & { confirmedAt: number };

/** Runs in the unit of work that confirms a vote. If it throws, the confirmation is rolled back. */
type VoteListener = (manager: EntityManager, vote: ConfirmedVote) => Promise<void>;

function grantKeyOf(voteId: number, currency: 'NX' | 'VP'): string {
  return `vote:${voteId}:${currency}`;
}

export function voteIdOf(entryKey: string): number | undefined {
  const id = /^vote:(\d{1,10}):(?:NX|VP)$/.exec(entryKey)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Votes of a day are searched this far back, because no day is longer. */
const LONGEST_DAY_MS = 26 * HOUR_MS;

const reports = new Counter({
  name: 'portico_votes_total',
  help: 'Votes that sites have reported, by what became of them.',
  labelNames: ['site', 'verdict'],
  registers: [metrics],
});

export interface VoteOutcome {
  verdict: Extract<CallbackVerdict, 'confirmed' | 'refused' | 'duplicate' | 'unknown'>;
  reason: VoteRefusal | null;
  voteId: number | null;
  accountId: number | null;
  lagMs: number | null;
}

export interface ConfirmOptions {
  /** True if the owner replays it. A replay ignores expiry and cool-down, but not the votes per day and the caps. */
  isByHand?: boolean;
  actorAccountId?: number;
  client?: Client;
  /** Runs in the unit of work of any outcome and rolls it back by throwing, so that the outcome is never stored without its evidence. */
  alsoIn?: (manager: EntityManager, outcome: VoteOutcome) => Promise<void>;
}

const UNKNOWN: VoteOutcome = { verdict: 'unknown', reason: null, voteId: null, accountId: null, lagMs: null };

@Injectable()
export class VotesService implements OnModuleInit {
  private readonly logger = new Logger('Votes');
  private readonly listeners: VoteListener[] = [];

  constructor(
    private readonly tokens: VoteTokens,
    private readonly terms: VoteTerms,
    private readonly votes: VotesRepository,
    private readonly grants: GrantsService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.grants.whenDelivered('vote', (manager, grant) => this.credit(manager, grant));
  }

  whenConfirmed(listener: VoteListener): void {
    this.listeners.push(listener);
  }

  /**
   * Counts or refuses a vote that its site has proved, in its own unit of work. Then delivers the rewards if the account is out of the
   * game. A vote counts once, however often it is reported. Do not call within a unit of work: see `alsoIn`.
   */
  async confirm(site: VoteSite, reported: ReportedVote, options: ConfirmOptions = {}): Promise<VoteOutcome> {
    const vote = await this.votes.findByKey(site.id, this.tokens.keyOf(reported.token));
    const outcome = await this.record(site, vote, reported, options);
    reports.inc({ site: site.id, verdict: outcome.verdict });
    if (outcome.verdict === 'confirmed' && vote !== null) await this.deliver(vote.accountId);
    return outcome;
  }

  private async record(
    site: VoteSite,
    vote: VoteEntity | null,
    { hasCounted }: ReportedVote,
    options: ConfirmOptions,
  ): Promise<VoteOutcome> {
    // A settled vote needs no lock, because sites repeat their reports.
    const isOpen = vote !== null && !isSettled(vote, options.isByHand ?? false);
    if (isOpen) await this.votes.ensureDay({ accountId: vote.accountId, day: this.terms.dayOf(Date.now()) });
    return this.unitOfWork.run(async (manager) => {
      const judged = isOpen && (await this.judge(manager, site, vote, hasCounted, options));
      const outcome = judged ? judged.outcome : settledOutcome(vote);
      await options.alsoIn?.(manager, outcome);
      // The audit comes last, because all its other writers wait until this unit has ended.
      if (judged && outcome.verdict === 'confirmed') {
        const { isByHand = false, actorAccountId, client } = options;
        const { accountId, voteId } = outcome;
        const details = { site: site.id, vote: voteId, ...judged.rewards, ...(isByHand && { byHand: true }) };
        await this.audit.record({ action: 'vote', accountId, actorAccountId, client, details });
      }
      return outcome;
    });
  }

  private async judge(
    manager: EntityManager,
    site: VoteSite,
    { id, accountId }: VoteEntity,
    hasCounted: boolean,
    { isByHand = false, client }: ConfirmOptions,
  ): Promise<{ outcome: VoteOutcome; rewards: VoteRewards }> {
    // Both are locked first, because a transaction keeps seeing the rows as first read.
    await lockRow(manager, VoteEntity, { id }, 'site');
    const now = Date.now();
    const key = { accountId, day: this.terms.dayOf(now) };
    await this.votes.lockDay(manager, key);
    const vote = await manager.findOneBy(VoteEntity, { id });
    if (vote === null) return { outcome: UNKNOWN, rewards: NO_REWARDS };
    const day = await manager.findOneByOrFail(VoteDayEntity, key);
    const since = now - Math.max(site.coolDownMs, LONGEST_DAY_MS);
    const counted = await this.votes.countedSince(manager, vote, since);
    const { program } = this.terms;
    const judgement = judge({
      vote,
      hasCounted,
      isByHand,
      now,
      site,
      program,
      day,
      siteVotes: counted.filter((one) => one.day === key.day).length,
      confirmedAt: counted.flatMap(({ confirmedAt }) => confirmedAt ?? []),
    });
    if (judgement.verdict !== 'duplicate')
      await this.votes.settle(manager, vote, judgement, { now, day: key.day });
    const { nx, votePoints } = judgement.verdict === 'confirmed' ? judgement : NO_REWARDS;
    const rewards = { nx, votePoints };
    if (judgement.verdict === 'confirmed') {
      if (!(await this.votes.countOn(manager, key, rewards, program.votesPerDay)))
        throw new Error(`Day ${key.day} of account ${accountId} took no vote though it is locked`);
      await this.give(vote, rewards, client);
      const confirmed = { id, accountId, site: site.id, confirmedAt: now };
      for (const listener of this.listeners) await listener(manager, confirmed);
    }
    return { outcome: outcomeOf(vote, judgement, now), rewards };
  }

  private async give(
    { id, accountId }: VoteEntity,
    { nx, votePoints }: VoteRewards,
    client: Client | undefined,
  ): Promise<void> {
    for (const [currency, delta] of [['NX', nx] as const, ['VP', votePoints] as const]) {
      if (delta === 0) continue;
      await this.grants.give({
        entryKey: grantKeyOf(id, currency),
        accountId,
        currency,
        delta,
        reason: 'vote',
        actorAccountId: null,
        requestId: client?.requestId ?? null,
      });
    }
  }

  /** Marks a vote as credited with the last of its grants, in the unit of work that delivers that grant. */
  private async credit(manager: EntityManager, grant: Grant): Promise<void> {
    const id = voteIdOf(grant.entryKey);
    if (id === undefined) return;
    // The ledger has locked the account, so the second of two concurrent deliveries sees the first.
    const others = [grantKeyOf(id, 'NX'), grantKeyOf(id, 'VP')].filter((key) => key !== grant.entryKey);
    if (await this.grants.isWaiting(manager, others)) return;
    await manager.update(
      VoteEntity,
      { id, state: 'confirmed' },
      { state: 'credited', creditedAt: Date.now() },
    );
  }

  /** The job delivers the remaining rewards within seconds, or when the account leaves the game. */
  private async deliver(accountId: number): Promise<void> {
    try {
      await this.grants.deliverTo(accountId);
    } catch (error) {
      this.logger.warn({ msg: 'what a vote earned is delivered later', account: accountId, err: error });
    }
  }
}

const NO_REWARDS: VoteRewards = { nx: 0, votePoints: 0 };

function settledOutcome(vote: VoteEntity | null): VoteOutcome {
  return vote === null ? UNKNOWN : outcomeOf(vote, { verdict: 'duplicate' }, Date.now());
}

function outcomeOf({ id, accountId, at }: VoteEntity, judgement: Judgement, now: number): VoteOutcome {
  const reason = judgement.verdict === 'refused' ? judgement.reason : null;
  return { verdict: judgement.verdict, reason, voteId: id, accountId, lagMs: Math.max(0, now - at) };
}
