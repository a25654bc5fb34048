import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language, languageFromTag } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.js';
import { requestParameter } from './decorators/request-parameter.js';
import { networkOf } from './guards/networks.js';
import { weightsIn } from './negotiation.js';

/** The preferred language of an Accept-Language header among ours; undefined if it names none. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const wanted = weightsIn(header ?? '').filter(([, weight]) => weight > 0);
  const languages = wanted.sort(([, a], [, b]) => b - a).map(([tag]) => languageFromTag(tag));
  return languages.find((language) => language !== undefined);
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

/** Parameter of a controller method: where the request comes from. */
export const CurrentClient = () => requestParameter(clientOf);

/** Parameter of a controller method: the cookies of the request, by name. */
export const CurrentCookies = () => requestParameter(({ cookies }) => cookies);

/** The caller of a request, as verified on the server. */
export interface Principal {
  accountId: number;
  sessionId: string;
  isAdmin: boolean;
  isWebAdmin: boolean;
  /** Roles of the account that are inactive until a condition is met. */
  withheld?: Pick<Principal, 'isAdmin' | 'isWebAdmin'> & { until: WithheldUntil };
}

/** `newPassword`: the password of the account is publicly known. */
export type WithheldUntil = 'secondFactor' | 'newPassword';

/** Tells the permission guard who is calling; provided by the identity module. */
export abstract class Authenticator {
  /**
   * Returns the account of a token in `x-auth-token`. Throws `identity.unauthenticated` for an unknown token, `identity.session_expired`
   * for one that has ended, and `identity.account_banned` for a banned account unless `allowBanned`, which then has no role.
   */
  abstract authenticate(token: string, options: { allowBanned: boolean }): Promise<Principal>;
}

const principals = new WeakMap<FastifyRequest, Principal>();

export function rememberPrincipal(request: FastifyRequest, principal: Principal): void {
  principals.set(request, principal);
}

/** Parameter of a controller method: the signed-in caller. Only for routes that need at least a player. */
export const CurrentPrincipal = () => requestParameter(principalOf);

/** An account with its address. */
export interface Actor {
  principal: Principal;
  client: Client;
}

/** Parameter of a controller method: the caller with the client, for the audit log. */
export const CurrentActor = () =>
  requestParameter((request): Actor => ({ principal: principalOf(request), client: clientOf(request) }));

/** The caller of a public route that reads sessions; undefined if not signed in. */
export const OptionalPrincipal = () => requestParameter((request) => principals.get(request));

function principalOf(request: FastifyRequest): Principal {
  const principal = principals.get(request);
  if (principal === undefined) throw new AppError('identity.unauthenticated');
  return principal;
}

const HEADER = 'x-portico-inner';
/** Known only to this process, so that no visitor can send it. */
const SECRET = randomBytes(24).toString('base64url');

/** Headers of calls that the portal makes to itself while it answers a visitor. */
export const INNER_CALL: Readonly<Record<string, string>> = { [HEADER]: SECRET };

/** Tells whether a call is made for another answer and shares its place. */
export function isInnerCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[HEADER] === SECRET;
}
