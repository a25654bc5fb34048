import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { localizedPath } from '@portico/contract';
import { directionOf, type Language, LANGUAGES, MINUTE_MS, SECOND_MS } from '@portico/domain';
import { DataSource } from 'typeorm';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type LeaderJob, LeaderJobs, type LeaderRound, LeaseLost } from '../../../platform/jobs/index.js';
import { PushSender, PushSubscriptionsRepository } from '../../push/index.js';
import type { PushMessage, PushSubscriptionEntity } from '../../push/index.js';
import { NextVote } from './reminders.service.js';

const texts = new Map(LANGUAGES.map((language) => [language, read(language)]));

function reminderMessage(language: Language, site: string): PushMessage {
  return {
    title: site,
    body: texts.get(language)?.body ?? '',
    lang: language,
    dir: directionOf(language),
    path: localizedPath(language, '/dashboard'),
    tag: 'vote',
  };
}

function read(language: Language): { body: string } {
  return JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8'));
}

/** Longer than a batch in which every address is slow. */
const LEASE_MS = MINUTE_MS;
const BATCH = 8;
const MAX_PER_ROUND = 400;

type ReminderRound = LeaderRound<PushSubscriptionEntity>;

/** Sends due reminders. Each is claimed first, so a crash may lose one but never repeats it. Failed ones are not retried. */
@Injectable()
export class ReminderDelivery {
  readonly job: LeaderJob;

  constructor(
    private readonly browsers: PushSubscriptionsRepository,
    private readonly next: NextVote,
    private readonly sender: PushSender,
    private readonly config: PorticoConfig,
    private readonly reader: DataSource,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'ReminderDelivery',
      lease: 'voting-reminders',
      every: 15 * SECOND_MS,
      leaseMs: LEASE_MS,
      due: (now) => browsers.due(now, MAX_PER_ROUND),
      work: async (round) => {
        for (let begin = 0; begin < round.due.length && (await round.mayGoOn()); begin += BATCH)
          await this.remindAll(round.due.slice(begin, begin + BATCH), round);
      },
    });
  }

  private async remindAll(batch: readonly PushSubscriptionEntity[], round: ReminderRound) {
    const settled = await Promise.allSettled(batch.map((browser) => this.remind(browser, round)));
    const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (failures.length > 0) throw failures.find((error) => error instanceof LeaseLost) ?? failures[0];
  }

  /** If the player cannot vote now, the reminder is moved to the time when they can. If they cannot vote at all, none is sent. */
  private async remind(browser: PushSubscriptionEntity, { now, write }: ReminderRound): Promise<void> {
    const { accountId } = browser;
    const isVoter = await this.next.isVoter(this.reader.manager, accountId, now);
    const turns = await this.next.turnsOf(this.reader.manager, accountId, now);
    const later = isVoter && !turns.canVote ? (turns.nextAt ?? null) : null;
    const isClaimed = await write((manager) => this.browsers.claim(manager, browser, later));
    if (!isClaimed || !isVoter || !turns.canVote) return;
    const message = reminderMessage(browser.language, this.config.public.site.name);
    const outcome = await this.sender.send(browser, message);
    await this.browsers[outcome](browser);
  }
}
