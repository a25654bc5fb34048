import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Authenticator, Draining, type Principal } from '../../../platform/http/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VotesRepository } from '../votes/votes.repository.js';
import { VoteEventHub } from './vote-event-hub.js';

/** Tells open pages how their votes go on, whichever process the site has called. */
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
    // HEAD requests never read, and closed connections never will.
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
