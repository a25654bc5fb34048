import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PorticoConfig } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Actor, Principal } from '../../platform/http/index.js';
import { isDuplicate, UnitOfWork } from '../../platform/persistence/index.js';
import { actorOf, AuditService } from '../audit/index.js';
import { SessionsService } from '../identity/index.js';
import type { AddBrowserRequestDto, PushBrowsersDto } from './push.dto.js';
import { PushKeys, readPushAddress } from './push-sender.js';
import {
  browserIdOf,
  PushSubscriptionEntity,
  PushSubscriptionsRepository,
  type PushTopic,
} from './push-subscriptions.repository.js';

const MAX_BROWSERS = 10;

/** Reads the time of the first reminder; null if none is due. */
type FirstDue = (manager: EntityManager) => Promise<number | null>;

/** Browsers of accounts that show messages. A browser has one subscription, and the topics that are on for it. */
@Injectable()
export class PushBrowsers implements OnModuleInit {
  constructor(
    private readonly browsers: PushSubscriptionsRepository,
    private readonly keys: PushKeys,
    private readonly audit: AuditService,
    private readonly config: PorticoConfig,
    private readonly sessions: SessionsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Offers end with the sessions, because they tell what the account watches. Reminders of votes tell nothing, and stay. */
  onModuleInit(): void {
    this.sessions.whenRevoked((accountId) =>
      this.unitOfWork.run(
        async (manager) => void (await this.browsers.end(manager, { accountId }, 'watches')),
      ),
    );
    this.sessions.whenLoggedOut((by, endpoint) => this.end(by, endpoint, 'watches'));
  }

  async own({ accountId }: Principal, topic: PushTopic): Promise<PushBrowsersDto> {
    const all = await this.browsers.ofAccount(accountId);
    const browserIds = all.filter((browser) => browser[topic]).map(({ endpointHash }) => endpointHash);
    return {
      publicKey: this.keys.publicKey,
      browsers: browserIds.length,
      browserIds,
      subscribedIds: all.map(({ endpointHash }) => endpointHash),
    };
  }

  /** A browser belongs to the account that added it last. If an account has more than ten, the oldest is removed. */
  async add(
    by: Actor,
    request: AddBrowserRequestDto,
    topic: PushTopic,
    firstDue?: FirstDue,
  ): Promise<PushBrowsersDto> {
    const address = readPushAddress(request.endpoint, this.config.server.voting.pushServices);
    if (address === undefined) throw new AppError('voting.push_service_unknown');
    const write = () =>
      this.unitOfWork.run(async (manager) => {
        const isNew = await this.write(manager, by, request, topic, firstDue);
        const details = { service: address.url.host, ...(topic === 'watches' && { watches: true }) };
        if (isNew) await this.audit.record({ ...recordOf(by), action: 'reminder-on', details });
      });
    try {
      await write();
    } catch (error) {
      // The same browser was added by another call at that moment.
      if (!isDuplicate(error)) throw error;
      await write();
    }
    return this.own(by.principal, topic);
  }

  /** Ends a topic in one browser of the account; null for all. */
  async remove(by: Actor, endpoint: string | null, topic: PushTopic): Promise<PushBrowsersDto> {
    await this.end(by, endpoint, topic);
    return this.own(by.principal, topic);
  }

  private async end(by: Actor, endpoint: string | null, topic: PushTopic): Promise<void> {
    const { accountId } = by.principal;
    await this.unitOfWork.run(async (manager) => {
      const browser = endpoint !== null && { endpointHash: browserIdOf(endpoint) };
      const ended = await this.browsers.end(manager, { accountId, ...browser }, topic);
      if (ended === 0) return;
      const details = {
        ...(topic === 'watches' && { watches: true }),
        ...(ended > 1 && { browsers: ended }),
      };
      const isPlain = Object.keys(details).length === 0;
      await this.audit.record({ ...recordOf(by), action: 'reminder-off', ...(!isPlain && { details }) });
    });
  }

  /** Returns whether the topic was off before. */
  private async write(
    manager: EntityManager,
    by: Actor,
    { endpoint, p256dh, auth, language }: AddBrowserRequestDto,
    topic: PushTopic,
    firstDue: FirstDue = () => Promise.resolve(null),
  ): Promise<boolean> {
    const { accountId } = by.principal;
    const endpointHash = browserIdOf(endpoint);
    const former = await manager.findOneBy(PushSubscriptionEntity, { endpointHash });
    const keys = { p256dh, auth, language, failures: 0 };
    if (former?.accountId === accountId) return this.turnOn(manager, former, keys, topic, firstDue);
    await manager.delete(PushSubscriptionEntity, { endpointHash });
    await manager.insert(PushSubscriptionEntity, {
      ...keys,
      accountId,
      endpointHash,
      endpoint,
      reminds: topic === 'reminds',
      watches: topic === 'watches',
      createdAt: Date.now(),
      dueAt: await firstDue(manager),
    });
    await this.browsers.removeBeyond(manager, accountId, MAX_BROWSERS);
    if (former !== null)
      await this.audit.record({
        ...recordOf(by),
        accountId: former.accountId,
        action: 'reminder-off',
        details: { moved: true },
      });
    return true;
  }

  private async turnOn(
    manager: EntityManager,
    former: PushSubscriptionEntity,
    keys: Partial<PushSubscriptionEntity>,
    topic: PushTopic,
    firstDue: FirstDue,
  ): Promise<boolean> {
    const isNew = !former[topic];
    const due = isNew && topic === 'reminds' ? { dueAt: await firstDue(manager) } : undefined;
    const change = { ...keys, ...due, [topic]: true };
    await manager.update(PushSubscriptionEntity, { id: former.id }, change);
    return isNew;
  }
}

function recordOf(by: Actor) {
  return { accountId: by.principal.accountId, ...actorOf(by) };
}
