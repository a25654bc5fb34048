import { Injectable, Logger } from '@nestjs/common';
import { type CallbackVerdict, MINUTE_MS } from '@portico/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WriteBudget } from '../../../platform/budget/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Client, databaseError, networkOf } from '../../../platform/http/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { evidenceOf } from '../sites/site-proof.js';
import { adapterOf, readCallback } from '../sites/vote-site-adapters.js';
import type { Evidence, MalformedVote, ReportedVote, SiteCallback } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteTokens } from '../sites/vote-tokens.js';
import { VotesService } from '../votes/votes.service.js';
import type { ReceivedDto } from './callback-log.dto.js';
import { callbackRow, VoteCallbacksRepository } from './vote-callbacks.repository.js';
import type { CallbackOrigin, CallbackOutcome } from './vote-callbacks.repository.js';

const CALLBACK_PATH = '/api/voting/callback/';

/** Statuses of requests that were refused before `CallbacksService` saw them: wrong address or method, too large, unreadable. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 405, 413, 415]);

/** `CallbacksService` has already stored the requests that it answers. */
const ANSWERED = '"code":"voting.callback_';

type RefusedRequest = ReturnType<typeof describe>;

/** Reports each refused request after its answer, because the site believes that it has reported a vote. */
export function onRefusedCallbacks(fastify: FastifyInstance, tell: (refused: RefusedRequest) => void): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isRefused(request, reply, payload)) tell(describe(request, reply));
    done();
  });
}

function isRefused({ url }: FastifyRequest, { statusCode }: FastifyReply, payload: unknown): boolean {
  if (!url.startsWith(CALLBACK_PATH) || !REFUSED.has(statusCode)) return false;
  return typeof payload !== 'string' || !payload.includes(ANSWERED);
}

function describe(request: FastifyRequest, { statusCode: status }: FastifyReply) {
  const [path = ''] = request.url.split('?', 1);
  const [site = '', behind] = path.slice(CALLBACK_PATH.length).split('/', 2);
  return {
    site: decodeURIComponent(site),
    method: request.method,
    address: request.ip,
    requestId: request.id,
    // The part after the site may be a secret.
    path: behind === undefined ? path : `${CALLBACK_PATH}${site}/***`,
    contentType: request.headers['content-type'] ?? '',
    status,
  };
}

/** Stored rows per verdict that strangers can cause at once, and the time to regain one: 720 per day. */
const BURST = 300;
const REFILL_MS = 2 * MINUTE_MS;

/** Verdicts that anyone can cause: without a proof, by voting under their own name, or by voting again. */
type CausedByAnybody = Exclude<CallbackVerdict, 'confirmed' | 'refused'>;

const UNKNOWN_SITE = '?';

type OtherOutcome = CallbackOutcome & { verdict: CausedByAnybody };

@Injectable()
export class CallbacksService {
  private readonly logger = new Logger('VoteCallbacks');
  /** Limits of stored callbacks without effect, per process. Those above the limit are only counted. */
  private readonly budgets = new Map<string, WriteBudget>();

  constructor(
    private readonly sites: VoteSites,
    private readonly tokens: VoteTokens,
    private readonly votes: VotesService,
    private readonly callbacks: VoteCallbacksRepository,
    private readonly database: Database,
  ) {}

  async receive(siteId: string, callback: SiteCallback, client: Client): Promise<ReceivedDto> {
    const site = this.sites.findOrFail(siteId);
    // Only sites without a signature have a secret in their address.
    if (callback.secret !== undefined && adapterOf(site).proof !== 'address')
      throw new AppError('request.route_not_found');
    const origin: CallbackOrigin = { site, method: callback.method, client };
    const report = readCallback(callback, site);
    if (report.verdict === 'genuine') {
      await this.takeAll(origin, report.votes);
      return { received: report.votes.length };
    }
    await this.keepOther(origin, report.fields, { verdict: report.verdict });
    if (report.verdict === 'forged') throw new AppError('voting.callback_refused');
    if (report.verdict === 'malformed') throw new AppError('voting.callback_malformed');
    return { received: 0 };
  }

  /** Never waits or throws. */
  noteRefused(refused: RefusedRequest): void {
    const { site, method, address, requestId, path, contentType, status } = refused;
    const id = this.sites.isKnown(site) ? site : UNKNOWN_SITE;
    const omitted = this.omittedBefore(id, 'malformed');
    if (omitted === undefined) return;
    const row = callbackRow(
      { site: { id }, method, client: { network: networkOf(address), device: null, requestId } },
      evidenceOf({ status, path, 'content-type': contentType }, { secret: undefined }),
      { verdict: 'malformed' },
      omitted,
    );
    this.callbacks.keep(row).catch((error: unknown) => {
      if (databaseError(this.database, error) === undefined)
        this.logger.error({ msg: 'a refused callback could not be kept', err: error });
    });
  }

  /** Handles each vote in its own unit of work. After an error the site sends all again; finished ones are then duplicates. */
  private async takeAll(
    origin: CallbackOrigin,
    votes: readonly (ReportedVote | MalformedVote)[],
  ): Promise<void> {
    let failure: unknown;
    for (const vote of votes) {
      try {
        await this.take(origin, vote);
      } catch (error) {
        if (databaseError(this.database, error) !== undefined || error instanceof AppError) throw error;
        this.logger.error({ msg: 'a vote of a callback failed', site: origin.site.id, err: error });
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
  }

  private async take(origin: CallbackOrigin, vote: ReportedVote | MalformedVote): Promise<void> {
    if ('malformed' in vote) return this.keepOther(origin, vote.malformed, { verdict: 'malformed' });
    if (this.isSample(origin, vote)) return this.keepOther(origin, vote.fields, { verdict: 'test' });
    const outcome = await this.votes.confirm(origin.site, vote, {
      client: origin.client,
      alsoIn: async (manager, settled) => {
        if (settled.verdict === 'confirmed' || settled.verdict === 'refused')
          await this.callbacks.add(manager, callbackRow(origin, vote.fields, settled));
      },
    });
    const { verdict } = outcome;
    if (verdict === 'duplicate' || verdict === 'unknown')
      await this.keepOther(origin, vote.fields, { ...outcome, verdict });
  }

  private isSample({ site }: CallbackOrigin, { token }: ReportedVote): boolean {
    return this.tokens.keyOf(token) === this.tokens.keyOf(this.tokens.sampleOf(site.id));
  }

  private async keepOther(origin: CallbackOrigin, fields: Evidence, outcome: OtherOutcome): Promise<void> {
    const omitted = this.omittedBefore(origin.site.id, outcome.verdict);
    if (omitted === undefined) return;
    await this.callbacks.keep(callbackRow(origin, fields, outcome, omitted));
  }

  private omittedBefore(site: string, verdict: CausedByAnybody): number | undefined {
    const key = `${site} ${verdict}`;
    const budget = this.budgets.get(key) ?? new WriteBudget(BURST, REFILL_MS);
    this.budgets.set(key, budget);
    return budget.take();
  }
}
