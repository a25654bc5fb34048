import { isLanguage, type Language } from '@portico/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VoteSite } from '@portico/services/modules/voting';
import {
  acceptedLanguage,
  limited,
  plainAddress,
  type RouteBody,
  sendPlainText,
} from '@portico/services/platform/http';
import { addressText, type PorticoConfig } from '@portico/services/platform/config';
import type { Socket } from 'node:net';
import { listedServers } from './listed-servers.js';
import { isReportOutcome, isReportWay, type VoteReporter } from './vote-reporter.js';
import { SITE_POLICY, type SitePage, VOTE_SITE_TEXTS } from './site-document.js';
import { thanksPage, votePage } from './vote-pages.js';

export interface VoteSiteParts {
  config: Pick<PorticoConfig, 'public'>;
  counts: { of(site: string): Promise<number> };
  reporter: VoteReporter;
}

type Fields = Readonly<Record<string, unknown>>;
type SiteRequest = FastifyRequest<{ Querystring: Fields; Body: Fields | null | undefined }>;

/** Form of a player's token. Other text is no token. */
const TOKEN = /^[\w.-]{1,64}$/;
const FORM: RouteBody = { maxValues: 10, maxBytes: 2000, takesForms: true };
const BUSY_SECONDS = 60;

/** `/demo/vote/lantern?name=...` and the pages after it: a vote page for each site of the demo world. */
export function addVoteSiteRoutes(
  fastify: FastifyInstance,
  sites: readonly VoteSite[],
  parts: VoteSiteParts,
): void {
  for (const site of sites) {
    const url = addressOf(site);
    const by =
      (answer: (call: SiteCall) => Promise<FastifyReply>) => (request: SiteRequest, reply: FastifyReply) =>
        answer({ ...parts, site, request, reply });
    fastify.get(url, { config: limited('page') }, by(sendVotePage));
    fastify.post(url, { config: { ...limited('vote'), body: FORM } }, by(takeVote));
    fastify.get(`${url}/thanks`, { config: limited('page') }, by(sendThanks));
  }
}

interface SiteCall extends VoteSiteParts {
  site: VoteSite;
  request: SiteRequest;
  reply: FastifyReply;
}

async function sendVotePage(call: SiteCall): Promise<FastifyReply> {
  const { config, counts, site, request, reply } = call;
  const { site: portal, rates } = config.public;
  const token = tokenIn(request.query);
  const servers = listedServers(site.id, {
    name: portal.name,
    votes: await counts.of(site.id),
    exp: rates.exp ?? 1,
  });
  const query = { name: token };
  return sendHtml(reply, votePage({ ...pageOf(call, query), servers, token, action: addressOf(site) }));
}

async function takeVote({ reporter, site, request, reply }: SiteCall): Promise<FastifyReply> {
  const fields = request.body ?? {};
  const token = tokenIn(fields);
  const way = fields.way ?? 'now';
  const origin = ownOrigin(request.raw.socket);
  const language = isLanguage(fields.lang) ? fields.lang : languageOf(request);
  if (token === undefined || !isReportWay(way) || origin === undefined)
    return sendPlainText(reply, 400, `${VOTE_SITE_TEXTS[language].noCode}\n`);
  const outcome = await reporter.report({ site, token, voter: request.ip, origin }, way);
  if (outcome === undefined) {
    reply.header('retry-after', BUSY_SECONDS);
    return sendPlainText(reply, 503, `${VOTE_SITE_TEXTS[language].busy}\n`);
  }
  const query = new URLSearchParams({ told: outcome, lang: language }).toString();
  return reply.header('cache-control', 'no-store').redirect(`${addressOf(site)}/thanks?${query}`, 303);
}

async function sendThanks(call: SiteCall): Promise<FastifyReply> {
  const { told } = call.request.query;
  const outcome = isReportOutcome(told) ? told : 'pending';
  return sendHtml(call.reply, thanksPage(pageOf(call, { told: outcome }), outcome));
}

function pageOf(
  { config, site, request }: SiteCall,
  query: Readonly<Record<string, string | undefined>>,
): SitePage {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : { name, value },
  );
  return {
    site,
    language: languageOf(request),
    serverName: config.public.site.name,
    addressIn: (lang) => {
      const search = new URLSearchParams({ lang });
      for (const { name, value } of given) search.set(name, value);
      return `?${search.toString()}`;
    },
  };
}

function languageOf({ query, headers }: SiteRequest): Language {
  if (isLanguage(query.lang)) return query.lang;
  return acceptedLanguage(headers['accept-language']) ?? 'en';
}

function tokenIn({ name }: Fields): string | undefined {
  return typeof name === 'string' && TOKEN.test(name) ? name : undefined;
}

function addressOf({ id }: VoteSite): string {
  return `/demo/vote/${id}`;
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': SITE_POLICY,
      'referrer-policy': 'no-referrer',
      vary: 'accept-language',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

const LOOPBACK = '127.0.0.1';

/** The portal's own origin, from the socket of a request: `http://127.0.0.1:8080`. Undefined without a real socket. */
export function ownOrigin({
  localAddress = LOOPBACK,
  localPort,
}: Pick<Socket, 'localAddress' | 'localPort'>): string | undefined {
  if (localPort === undefined) return undefined;
  const plain = plainAddress(localAddress);
  // A link-local address has a zone, which a URL cannot contain.
  const host = plain.includes('%') ? LOOPBACK : plain;
  return `http://${addressText({ host, port: localPort })}`;
}
