import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { CallbackVerdict } from '@portico/domain';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/http/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import type { SampleCallback, VoteSite } from '../sites/vote-site.js';
import { adapterOf } from '../sites/vote-site-adapters.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteTokens } from '../sites/vote-tokens.js';
import type { SiteTestDto } from './callback-log.dto.js';
import { VoteCallbacksRepository } from './vote-callbacks.repository.js';

/** Verdict by status, for tests beyond the storage limit. */
const VERDICT_OF_STATUS: Readonly<Record<number, CallbackVerdict>> = {
  200: 'test',
  400: 'malformed',
  403: 'forged',
};

@Injectable()
export class SiteTestService {
  constructor(
    private readonly sites: VoteSites,
    private readonly tokens: VoteTokens,
    private readonly callbacks: VoteCallbacksRepository,
    private readonly audit: AuditService,
    private readonly host: HttpAdapterHost,
  ) {}

  async test(siteId: string, by: Actor): Promise<SiteTestDto> {
    const site = this.sites.findOrFail(siteId);
    const sample = adapterOf(site).sample(this.tokens.sampleOf(site.id), site);
    const { status, requestId } = await this.send(site, sample);
    const kept = await this.callbacks.claim(site.id, requestId, by.principal.accountId);
    const verdict = kept ?? VERDICT_OF_STATUS[status] ?? null;
    const details = { site: site.id, status, verdict };
    await this.audit.record({ action: 'vote-site-test', accountId: null, ...actorOf(by), details });
    return { status, verdict };
  }

  /** Sends the sample through the whole path of a callback, without the network. */
  private async send(site: VoteSite, sample: SampleCallback): Promise<{ status: number; requestId: string }> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const { method, secret, query, headers, body } = sample;
    const path = secret === undefined ? site.id : `${site.id}/${encodeURIComponent(secret)}`;
    const answer = await fastify.inject({
      method,
      url: `/api/voting/callback/${path}`,
      query,
      headers,
      payload: body,
      remoteAddress: site.addresses[0]?.split('/')[0],
    });
    return { status: answer.statusCode, requestId: String(answer.headers['x-request-id']) };
  }
}
