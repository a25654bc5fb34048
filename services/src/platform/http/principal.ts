import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.js';
import type { Principal } from './authenticator.js';
import { type Client, clientOf } from './client.js';

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
