import type { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/index.js';
import { Authenticator, Draining, type Principal } from '../../../platform/http/index.js';
import { PeriodicJob } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import { SHOWN_MS, toOwnVote } from '../votes/vote-standing.js';
import { type RecentVote, VotesRepository } from '../votes/votes.repository.js';
import type { OwnVoteDto } from '../voting.dto.js';
import { OpenStreams, VoteStream } from './vote-stream.js';

interface VoteEventParts {
  database: Pick<Database, 'isAvailable'>;
  votes: VotesRepository;
  authenticator: Authenticator;
  streams?: OpenStreams;
  times?: typeof VOTE_EVENT_TIMES;
}

export const VOTE_EVENT_TIMES = {
  pollMs: 1000,
  beatMs: 15_000,
  /** A stream ends after this time, and its page opens another one. */
  lifeMs: 3 * MINUTE_MS,
};

const BUSY_SECONDS = 10;

/** Streams of the votes of accounts. One read per interval covers the votes that all streams wait for, whichever process changes them. */
export class VoteEventHub {
  private readonly streams: OpenStreams;
  private readonly times: typeof VOTE_EVENT_TIMES;
  private readonly jobs: readonly PeriodicJob[];
  private isRunning = false;
  private isStopping = false;

  constructor(private readonly parts: VoteEventParts) {
    this.streams = parts.streams ?? new OpenStreams();
    this.times = parts.times ?? VOTE_EVENT_TIMES;
    const isPossible = () => true;
    const { pollMs, beatMs } = this.times;
    this.jobs = [
      new PeriodicJob({ name: 'Vote events', everyMs: pollMs, work: () => this.poll(), isPossible }),
      new PeriodicJob({ name: 'Vote event sessions', everyMs: beatMs, work: () => this.beat(), isPossible }),
    ];
  }

  /** Opens a stream of an account's votes, current states first. It ends at once if no vote is pending. Throws `request.too_many`. */
  async open(accountId: number, token: string): Promise<Readable> {
    const stream = new VoteStream({ accountId, token, endsAt: performance.now() + this.times.lifeMs });
    if (this.isStopping || !this.streams.add(stream))
      throw new AppError('request.too_many', { seconds: BUSY_SECONDS });
    const leave = () => this.leave(stream);
    stream.body.once('close', leave).once('end', leave);
    try {
      await this.tellPresent(stream);
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
    if (!stream.isEnded) this.start();
    return stream.body;
  }

  /** Ends all streams so that the server can close. No stream is opened afterward. */
  async stop(): Promise<void> {
    this.isStopping = true;
    for (const stream of this.streams.all) this.finish(stream);
    this.pause();
    await Promise.all(this.jobs.map((job) => job.stop()));
  }

  private async poll(): Promise<void> {
    for (const stream of this.streams.all)
      if (performance.now() >= stream.listening.endsAt) this.finish(stream);
    const ids = new Set(this.streams.all.flatMap(({ waitingIds }) => waitingIds));
    if (ids.size === 0 || !this.parts.database.isAvailable) return;
    const votes = await this.parts.votes.findByIds([...ids]);
    const now = Date.now();
    const present = new Map(votes.map((vote) => [vote.id, toOwnVote(vote, now)]));
    for (const stream of this.streams.all) {
      stream.tell(stream.waitingIds.flatMap((id) => present.get(id) ?? []));
      // The account may have opened another vote meanwhile.
      if (stream.waitingIds.length === 0) await this.tellPresent(stream);
    }
  }

  private async beat(): Promise<void> {
    for (const stream of this.streams.all) {
      if (await this.isLoggedIn(stream)) stream.beat();
      else this.finish(stream);
    }
  }

  private async isLoggedIn({ listening }: VoteStream): Promise<boolean> {
    const { authenticator, database } = this.parts;
    if (!database.isAvailable) return true;
    try {
      await authenticator.authenticate(listening.token, { allowBanned: false });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('identity.')) return false;
      throw error;
    }
  }

  private async tellPresent(stream: VoteStream): Promise<void> {
    const now = Date.now();
    const recent = await this.parts.votes.recentOf(stream.listening.accountId, now - SHOWN_MS);
    stream.tell(presentOf(recent, now));
    if (stream.waitingIds.length === 0) this.finish(stream);
  }

  private finish(stream: VoteStream): void {
    stream.end();
    this.leave(stream);
  }

  private leave(stream: VoteStream): void {
    this.streams.remove(stream);
    if (this.streams.isEmpty) this.pause();
  }

  private start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    for (const job of this.jobs) job.start();
  }

  private pause(): void {
    this.isRunning = false;
    for (const job of this.jobs) void job.stop();
  }
}

/** Pending votes and the newest of each site, oldest first. The input is newest first. */
function presentOf(recent: readonly RecentVote[], now: number): OwnVoteDto[] {
  const sites = new Set<string>();
  const present: OwnVoteDto[] = [];
  for (const vote of recent) {
    const own = toOwnVote(vote, now);
    const isNewest = !sites.has(own.site);
    sites.add(own.site);
    if (isNewest || own.state === 'opened' || own.state === 'confirmed') present.push(own);
  }
  return present.reverse();
}

@Injectable()
export class VoteEventsService implements BeforeApplicationShutdown {
  private readonly hub: VoteEventHub;

  constructor(
    private readonly sites: VoteSites,
    database: Database,
    votes: VotesRepository,
    authenticator: Authenticator,
    draining: Draining,
  ) {
    this.hub = new VoteEventHub({ database, votes, authenticator });
    draining.beforeClosing(() => this.hub.stop());
  }

  async stream({ accountId }: Principal, reply: FastifyReply): Promise<void> {
    this.sites.require();
    const events = await this.hub.open(accountId, String(reply.request.headers['x-auth-token']));
    // HEAD requests never read the stream, and closed connections stop.
    reply.raw.once('close', () => events.destroy());
    if (reply.raw.destroyed) events.destroy();
    void reply
      .headers({ 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(events);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.hub.stop();
  }
}
