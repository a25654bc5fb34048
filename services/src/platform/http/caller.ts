import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language, languageFromTag } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.js';
import { requestParameter } from './decorators/request-parameter.js';
import { networkOf } from './guards/networks.js';

/** The language that an Accept-Language header likes best; undefined where it names none of ours. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    });
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = languageFromTag(tag);
    if (language !== undefined) return language;
  }
  return undefined;
}

/** Parameter of a controller method: the language of the page that calls. */
export const CurrentLanguage = () =>
  requestParameter(({ headers }) => acceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE);

const MAX_DEVICE = 200;

export interface Client {
  /** Network from `networkOf`, the unit of rate limits. */
  network: string;
  /** `User-Agent`, cut to 200 characters; null without one. */
  device: string | null;
  requestId: string;
}

export function clientOf({ ip, headers, id }: Pick<FastifyRequest, 'ip' | 'headers' | 'id'>): Client {
  const agent = headers['user-agent']?.slice(0, MAX_DEVICE);
  return {
    network: networkOf(ip),
    device: agent === undefined || agent === '' ? null : agent,
    requestId: id,
  };
}

/** Parameter of a controller method: from where the request comes. */
export const CurrentClient = () => requestParameter(clientOf);

/** Parameter of a controller method: the cookies of the request, by name. */
export const CurrentCookies = () => requestParameter(({ cookies }) => cookies);

/** The caller of a request, as verified on the server. */
export interface Principal {
  accountId: number;
  sessionId: string;
  isAdmin: boolean;
  isWebAdmin: boolean;
  /** Roles that the account was given, but that do not act until it has what they wait for. */
  withheld?: Pick<Principal, 'isAdmin' | 'isWebAdmin'> & { until: WithheldUntil };
}

/** `newPassword`: the password of the account is one that anybody may try. */
export type WithheldUntil = 'secondFactor' | 'newPassword';

/** How the permission guard learns who is there; the identity module provides it. */
export abstract class Authenticator {
  /**
   * The account behind a token of `x-auth-token`. Throws `identity.unauthenticated` for a token that was never ours,
   * `identity.session_expired` for one that has ended, `identity.account_banned` for a banned account unless `allowBanned`:
   such a one has no role.
   */
  abstract authenticate(token: string, options: { allowBanned: boolean }): Promise<Principal>;
}

const principals = new WeakMap<FastifyRequest, Principal>();

export function rememberPrincipal(request: FastifyRequest, principal: Principal): void {
  principals.set(request, principal);
}

/** Parameter of a controller method: who is logged in. Only for routes that need at least a player. */
export const CurrentPrincipal = () => requestParameter(principalOf);

/** The actor and their address. */
export interface Actor {
  principal: Principal;
  client: Client;
}

/** The same with the client, for what is written into the audit log. */
export const CurrentActor = () =>
  requestParameter((request): Actor => ({ principal: principalOf(request), client: clientOf(request) }));

/** The same for a public route that reads sessions: undefined for who is not logged in. */
export const OptionalPrincipal = () => requestParameter((request) => principals.get(request));

function principalOf(request: FastifyRequest): Principal {
  const principal = principals.get(request);
  if (principal === undefined) throw new AppError('identity.unauthenticated');
  return principal;
}

const HEADER = 'x-portico-inner';
/** Known to this process alone: no visitor can send it. */
const SECRET = randomBytes(24).toString('base64url');

/** Headers of a call that the portal makes to itself while it answers a visitor. */
export const INNER_CALL: Readonly<Record<string, string>> = { [HEADER]: SECRET };

/** Tells whether a call belongs to another answer and shares its place. */
export function isInnerCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[HEADER] === SECRET;
}
