import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { VoteSites, VotingModule } from '@portico/services/modules/voting';
import { PorticoConfig } from '@portico/services/platform/config';
import { VoteCounts } from './vote-counts.js';
import { VoteReporter } from './vote-reporter.js';
import { addVoteSiteRoutes } from './vote-site-routes.js';

/** Pages of the demo world's vote sites. They do not exist on a real server, or if the owner has configured sites. */
@Module({
  imports: [VotingModule],
  providers: [VoteCounts, { provide: VoteReporter, useFactory: () => new VoteReporter() }],
})
export class DemoVoteSiteModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
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
