import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { PorticoConfig } from '../../../platform/config/index.js';
import { LeaseLost, Leases, PeriodicJob } from '../../../platform/jobs/index.js';
import type { HeldLease } from '../../../platform/jobs/index.js';
import { Database, UnitOfWork } from '../../../platform/persistence/index.js';
import { NextVote } from './next-vote.js';
import { PushSender } from './push-sender.js';
import type { PushSubscriptionEntity } from './push-subscription.entity.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { reminderMessage } from './reminder-message.js';

const EVERY_MS = 15_000;
const LEASE = 'voting-reminders';
/** Longer than a batch takes, whose addresses are all slow. */
const LEASE_MS = 60_000;
const BATCH = 8;
const MAX_PER_ROUND = 400;

/**
 * Reminds those who are due. Each reminder is claimed before it is sent: whoever is killed in between has sent none, and nobody sends
 * it a second time. A push service that does not take one is not asked again until the next: it may have taken it all the same.
 */
@Injectable()
export class ReminderDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;
  private isStopping = false;

  constructor(
    private readonly browsers: PushSubscriptionsRepository,
    private readonly next: NextVote,
    private readonly sender: PushSender,
    private readonly leases: Leases,
    private readonly config: PorticoConfig,
    private readonly unitOfWork: UnitOfWork,
    @InjectDataSource() private readonly reader: DataSource,
    database: Database,
  ) {
    this.job = new PeriodicJob({
      name: 'ReminderDelivery',
      everyMs: EVERY_MS,
      work: () => this.sendDue(),
      isPossible: () => database.isUsable,
    });
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    return this.job.stop();
  }

  /** One round, batch by batch, unless another process does it. */
  async sendDue(now = Date.now()): Promise<void> {
    const due = await this.browsers.due(now, MAX_PER_ROUND);
    for (let first = 0; first < due.length && !this.isStopping; first += BATCH) {
      const lease = await this.leases.take(LEASE, LEASE_MS);
      if (lease === undefined) return;
      const batch = due.slice(first, first + BATCH);
      const settled = await Promise.allSettled(batch.map((browser) => this.remind(browser, lease, now)));
      const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      // Another process goes on with the rest.
      if (failures.some((error) => error instanceof LeaseLost)) return;
      if (failures.length > 0) throw failures[0];
    }
  }

  /** Who cannot vote now is told when they can; who cannot vote at all is told nothing. */
  private async remind(browser: PushSubscriptionEntity, lease: HeldLease, now: number): Promise<void> {
    const { accountId } = browser;
    const isVoter = await this.next.isVoter(this.reader.manager, accountId, now);
    const turns = await this.next.turnsOf(this.reader.manager, accountId, now);
    const later = isVoter && !turns.canVote ? (turns.nextAt ?? null) : null;
    const isClaimed = await this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      return this.browsers.claim(manager, browser, later);
    });
    if (!isClaimed || !isVoter || !turns.canVote) return;
    const message = reminderMessage(browser.language, this.config.public.site.name);
    const outcome = await this.sender.send(browser, JSON.stringify(message));
    await this.browsers[outcome](browser);
  }
}
