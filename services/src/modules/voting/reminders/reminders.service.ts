import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  GameClock,
  GameFeatures,
  whereNotBanned,
} from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor, Principal } from '../../../platform/http/index.js';
import { isDuplicate, UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteStandings } from '../votes/vote-standing.js';
import { VotesService } from '../votes/votes.service.js';
import { PushKeys, readPushAddress } from './push-sender.js';
import { browserIdOf, PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import type { AddReminderRequestDto, RemindersDto, RemoveReminderRequestDto } from '../voting.dto.js';

interface VoteTurns {
  /** True if any site accepts a vote now. */
  canVote: boolean;
  /** Time when the next site accepts a vote again; undefined if all sites are open or there are none. */
  nextAt: number | undefined;
}

@Injectable()
export class NextVote {
  constructor(
    private readonly sites: VoteSites,
    private readonly standings: VoteStandings,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  /** Derives the turns from sites, cool-downs, and the votes and caps of the day, in the unit of work of `manager`. */
  async turnsOf(manager: EntityManager, accountId: number, now: number): Promise<VoteTurns> {
    const sites = this.sites.all;
    const standing = await this.standings.of(accountId, now, manager);
    const later = sites.flatMap((site) => standing.nextVoteAt(site) ?? []);
    return {
      canVote: later.length < sites.length,
      nextAt: later.length === 0 ? undefined : Math.min(...later),
    };
  }

  async isVoter(manager: EntityManager, accountId: number, now: number): Promise<boolean> {
    const account = manager
      .createQueryBuilder(AccountEntity, 'account')
      .select('account.id')
      .where('account.id = :accountId', { accountId });
    const found = await whereNotBanned(account, now, this.features, this.clock).getOne();
    return found !== null && (await manager.existsBy(CharacterEntity, { accountId }));
  }
}

const MAX_BROWSERS = 10;

@Injectable()
export class RemindersService implements OnModuleInit {
  constructor(
    private readonly browsers: PushSubscriptionsRepository,
    private readonly next: NextVote,
    private readonly keys: PushKeys,
    private readonly sites: VoteSites,
    private readonly votes: VotesService,
    private readonly audit: AuditService,
    private readonly config: PorticoConfig,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.votes.whenConfirmed((manager, { accountId, confirmedAt }) =>
      this.voteConfirmed(manager, accountId, confirmedAt),
    );
  }

  async own({ accountId }: Principal): Promise<RemindersDto> {
    this.sites.require();
    const browsers = await this.browsers.ofAccount(accountId);
    return {
      publicKey: this.keys.publicKey,
      browsers: browsers.length,
      browserIds: browsers.map(({ endpointHash }) => endpointHash),
    };
  }

  /** A browser belongs to the account that added it last. If an account has more than ten, the oldest is removed. */
  async add(by: Actor, request: AddReminderRequestDto): Promise<RemindersDto> {
    this.sites.require();
    const address = readPushAddress(request.endpoint, this.config.server.voting.pushServices);
    if (address === undefined) throw new AppError('voting.push_service_unknown');
    const { host } = address.url;
    const write = () => this.unitOfWork.run((manager) => this.write(manager, by, request, host));
    try {
      await write();
    } catch (error) {
      // The same browser was added by another call at that moment.
      if (!isDuplicate(error)) throw error;
      await write();
    }
    return this.own(by.principal);
  }

  async remove(by: Actor, { endpoint }: RemoveReminderRequestDto): Promise<RemindersDto> {
    const { accountId } = by.principal;
    const key = { endpointHash: browserIdOf(endpoint), accountId };
    await this.unitOfWork.run(async (manager) => {
      if (!(await this.browsers.remove(manager, key))) return;
      await this.audit.record({ action: 'reminder-off', accountId, ...actorOf(by) });
    });
    return this.own(by.principal);
  }

  /** Sets the account's next reminder, in the unit of work that counts a vote. */
  private async voteConfirmed(manager: EntityManager, accountId: number, now: number): Promise<void> {
    if (!(await this.browsers.isReminded(manager, accountId))) return;
    const { nextAt } = await this.next.turnsOf(manager, accountId, now);
    await this.browsers.setDue(manager, accountId, nextAt ?? null);
  }

  private async write(
    manager: EntityManager,
    by: Actor,
    { endpoint, p256dh, auth, language }: AddReminderRequestDto,
    service: string,
  ): Promise<void> {
    const { accountId } = by.principal;
    const endpointHash = browserIdOf(endpoint);
    const former = await this.browsers.find(manager, endpointHash);
    const keys = { p256dh, auth, language, failures: 0 };
    if (former?.accountId === accountId) return this.browsers.change(manager, former.id, keys);
    await this.browsers.remove(manager, { endpointHash });
    const now = Date.now();
    const { nextAt } = await this.next.turnsOf(manager, accountId, now);
    await this.browsers.add(manager, {
      ...keys,
      accountId,
      endpointHash,
      endpoint,
      createdAt: now,
      dueAt: nextAt ?? null,
    });
    await this.browsers.removeBeyond(manager, accountId, MAX_BROWSERS);
    if (former !== null) {
      const details = { moved: true };
      await this.audit.record({
        action: 'reminder-off',
        accountId: former.accountId,
        ...actorOf(by),
        details,
      });
    }
    await this.audit.record({ action: 'reminder-on', accountId, ...actorOf(by), details: { service } });
  }
}
