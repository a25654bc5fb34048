import { Module, type OnModuleInit, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { VoteSites, VotingModule, VoteEntity } from '@portico/services/modules/voting';
import { PorticoConfig } from '@portico/services/platform/config';
import { InjectRepository } from '@nestjs/typeorm';
import type { VoteState } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { In, type Repository } from 'typeorm';
import { databaseError } from '@portico/services/platform/http';
import { Database } from '@portico/services/platform/persistence';
import { VoteReporter } from './vote-reporter.js';
import { addVoteSiteRoutes } from './vote-site-routes.js';

const COUNTED: VoteState[] = ['confirmed', 'credited'];

const KEPT_MS = 3000;

@Injectable()
class VoteCounts {
  private readonly counts: LRUCache<string, number>;

  constructor(
    @InjectRepository(VoteEntity) private readonly votes: Repository<VoteEntity>,
    private readonly database: Database,
  ) {
    this.counts = new LRUCache({ max: 20, ttl: KEPT_MS, fetchMethod: (site) => this.count(site) });
  }

  /** 0 while the database is unavailable. */
  async of(site: string): Promise<number> {
    try {
      return (await this.counts.fetch(site)) ?? 0;
    } catch (error) {
      if (databaseError(this.database, error) === undefined) throw error;
      return 0;
    }
  }

  private count(site: string): Promise<number> {
    return this.votes.count({ where: { site, state: In(COUNTED) } });
  }
}

/** Pages of the demo world's vote sites. They do not exist on a real server, or if the owner has configured sites. */
@Module({
  imports: [VotingModule],
  providers: [VoteCounts, { provide: VoteReporter, useFactory: () => new VoteReporter() }],
})
export class DemoVoteSiteModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: PorticoConfig,
    private readonly sites: VoteSites,
    private readonly counts: VoteCounts,
    private readonly reporter: VoteReporter,
  ) {}

  onModuleInit(): void {
    const { demo, server } = this.config;
    if (!demo || server.voting.sites !== undefined) return;
    addVoteSiteRoutes(this.host.httpAdapter.getInstance<FastifyInstance>(), this.sites.all, {
      config: this.config,
      counts: this.counts,
      reporter: this.reporter,
    });
  }
}
