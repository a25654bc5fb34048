import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Language, languageFromTag } from '@portico/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PorticoConfig } from '../../config/index.js';
import { AppError } from '../../errors/index.js';
import { acceptedLanguage, isInnerCall } from '../caller.js';
import { type LimitKind, limitKindOf, type RouteLimit } from '../decorators/limit.js';
import { answerError } from '../error.filter.js';
import { InFlightQueue } from '../guards/in-flight-queue.js';
import { networkOf } from '../guards/networks.js';
import type { RequestLimits } from '../guards/request-limits.js';
import { API_KEY_HEADER, CROSS_ORIGIN_PREFIX, hashSource } from './security-headers.js';

interface Words {
  title: string;
  text: string;
  /** Text before the number of seconds. */
  wait: string;
}

/** Not read from a release, because this page is shown before anything else is done for the visitor. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Too many requests',
    text: 'This page loads again by itself once the wait is over.',
    wait: 'Seconds left',
  },
  zh: { title: '请求过于频繁', text: '等待结束后，本页会自动重新加载。', wait: '剩余秒数' },
  ja: {
    title: 'リクエストが多すぎます',
    text: '待ち時間が終わると、このページは自動で再読み込みされます。',
    wait: '残り秒数',
  },
  'pt-BR': {
    title: 'Solicitações demais',
    text: 'Esta página recarrega sozinha quando a espera terminar.',
    wait: 'Segundos restantes',
  },
  ru: {
    title: 'Слишком много запросов',
    text: 'Когда ожидание закончится, страница загрузится сама.',
    wait: 'Осталось секунд',
  },
  ko: {
    title: '요청이 너무 많습니다',
    text: '대기 시간이 끝나면 이 페이지가 자동으로 다시 열립니다.',
    wait: '남은 초',
  },
  he: { title: 'יותר מדי בקשות', text: 'הדף ייטען שוב מעצמו כשההמתנה תסתיים.', wait: 'שניות שנותרו' },
};

const STYLE =
  ':root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:1rem;box-sizing:border-box;' +
  // The portal's background and text colours, light and dark.
  'background:light-dark(oklch(95.5% 0.018 82),oklch(20% 0.052 278));color:light-dark(oklch(26% 0.04 50),oklch(95% 0.015 82));' +
  'font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{margin:0;font-size:1.5rem}output{display:block;font-size:3rem;font-weight:700}';

const SCRIPT =
  "const o=document.querySelector('output');const end=Date.now()+Number(o.textContent)*1000;" +
  'setInterval(()=>{const left=Math.ceil((end-Date.now())/1000);if(left>0)o.textContent=left;else location.reload()},500)';

const TOO_MANY_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; script-src ${hashSource(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Says that there were too many requests, counts down and reloads; without scripts the browser reloads it. */
function tooManyPage(request: FastifyRequest, seconds: number): string {
  const language = languageOf(request);
  const { title, text, wait } = WORDS[language];
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>` +
    `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>` +
    `<p>${wait}<output role="timer">${seconds}</output></p><p>${text}</p></main>` +
    `<script>${SCRIPT}</script></body></html>\n`
  );
}

/** Chosen by prefix, cookie and browser, as for pages; cookies have not been parsed yet. */
function languageOf({ url, headers }: FastifyRequest): Language {
  const prefix = url.split(/[/?]/, 2)[1] ?? '';
  if (isLanguage(prefix)) return prefix;
  const cookie = /(?:^|;\s*)i18next=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  return languageFromTag(cookie) ?? acceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;
}

/** Limit of unknown addresses and methods. */
const UNKNOWN: RouteLimit = { kind: 'page' };

/**
 * Counts every request against the limit of its route before any other work, because a refused body and an unknown
 * address have a cost too. Called before the routes are registered; a route without a limit is refused.
 */
export function addLimits(fastify: FastifyInstance, limits: Pick<RequestLimits, 'count' | 'countKey'>): void {
  fastify.addHook('onRoute', ({ url, method, config }) => {
    if (config?.limit === undefined)
      throw new Error(`${[method].flat().join(', ')} ${url} declares no limit`);
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const kind = kindOfRequest(request);
    const key = keyOfRequest(request);
    const seconds =
      key === undefined ? await limits.count(kind, request.ip) : await limits.countKey(kind, key, request.ip);
    if (seconds === 0) return undefined;
    if (seconds === 'unknown') {
      answerError(reply, new AppError('public_api.key_unknown'), request.id);
      return reply;
    }
    refuse(request, reply, seconds);
    return reply;
  });
}

/** The key of a read of the public API; undefined without one. */
function keyOfRequest({ url, headers }: FastifyRequest): string | undefined {
  const key = headers[API_KEY_HEADER];
  return typeof key === 'string' && url.startsWith(CROSS_ORIGIN_PREFIX) ? key : undefined;
}

function kindOfRequest({ routeOptions, query }: FastifyRequest): LimitKind {
  return limitKindOf(routeOptions.config.limit ?? UNKNOWN, query);
}

/** Tells a visitor when to come back: with a page for pages, else in a few words. */
function refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  if (request.url.startsWith('/api/')) {
    return answerError(reply, new AppError('request.too_many', { seconds }), request.id);
  }
  void reply.code(429).header('retry-after', seconds).header('cache-control', 'no-store');
  if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) {
    void reply
      .header('content-security-policy', TOO_MANY_POLICY)
      .type('text/html; charset=utf-8')
      .send(tooManyPage(request, seconds));
    return;
  }
  void reply.type('text/plain; charset=utf-8').send(`Too many requests. Try again in ${seconds} s.\n`);
}

/** Files are streamed at the reader's speed and cost next to nothing; health is requested by monitors. */
const LANES: Record<LimitKind, keyof PorticoConfig['server']['inFlight'] | undefined> = {
  read: 'requests',
  search: 'requests',
  page: 'requests',
  card: 'requests',
  report: 'requests',
  signIn: 'requests',
  spend: 'requests',
  vote: 'requests',
  // A site reports all of its votes from one address.
  callback: undefined,
  picture: 'pictures',
  avatar: 'pictures',
  file: undefined,
  health: undefined,
};

const BUSY_SECONDS = 1;
/** Work for a visitor who left continues, but at most this long. */
const ABANDONED_MS = 10_000;

const BODILESS = new Set(['GET', 'HEAD']);

/**
 * Handles few requests of an address at a time, over all its connections, so that a client that sends a minute's
 * allowance at once delays mainly itself. A finished answer frees its place even if it is read slowly, and a body
 * takes no place before it has arrived. Called after the hooks that work on answers.
 */
export function addInFlightBound(fastify: FastifyInstance, { server }: Pick<PorticoConfig, 'server'>): void {
  const queue = new InFlightQueue();
  const leaves = new WeakMap<FastifyRequest, () => void>();

  const enter = (request: FastifyRequest, reply: FastifyReply, begin: () => void) => {
    const lane = LANES[kindOfRequest(request)];
    if (lane === undefined || isInnerCall(request)) return begin();
    let isBegun = false;
    const leave = queue.enter(`${lane} ${networkOf(request.ip)}`, server.inFlight[lane], () => {
      isBegun = true;
      begin();
    });
    if (leave === undefined) return refuse(request, reply, BUSY_SECONDS);
    leaves.set(request, leave);
    reply.raw.once('close', () => {
      if (isBegun && !reply.raw.writableEnded) setTimeout(leave, ABANDONED_MS).unref();
      else leave();
    });
  };

  fastify.addHook('onRequest', (request, reply, done) =>
    BODILESS.has(request.method) ? enter(request, reply, done) : done(),
  );
  fastify.addHook('preValidation', (request, reply, done) =>
    BODILESS.has(request.method) ? done() : enter(request, reply, done),
  );
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    leaves.get(request)?.();
    // Young entries of the map would keep whole requests in memory until the next full collection of garbage.
    leaves.delete(request);
    done(null, payload);
  });
}
