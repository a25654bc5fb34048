import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.js';
import { type Client, clientOf } from './client.js';

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
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal =>
  principalOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The actor and their address. */
export interface Actor {
  principal: Principal;
  client: Client;
}

/** The same with the client, for what is written into the audit log. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { principal: principalOf(request), client: clientOf(request) };
});

/** The same for a public route that reads sessions: undefined for who is not logged in. */
export const OptionalPrincipal = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | undefined =>
    principals.get(context.switchToHttp().getRequest<FastifyRequest>()),
);

function principalOf(request: FastifyRequest): Principal {
  const principal = principals.get(request);
  if (principal === undefined) throw new AppError('identity.unauthenticated');
  return principal;
}
