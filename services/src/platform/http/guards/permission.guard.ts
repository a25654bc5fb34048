import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@portico/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/index.js';
import { Authenticator, type Principal, rememberPrincipal } from '../caller.js';
import { PERMISSION_KEY, type PermissionRule } from '../decorators/permission.js';

/** Our tokens have a quarter of this length. */
const MAX_TOKEN = 1024;

@Injectable()
export class PermissionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<PermissionRule | undefined>(PERMISSION_KEY, context.getHandler());
    if (rule === undefined)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no permission`);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const principal = await requirePermission(this.authenticator, request, rule);
    if (principal !== undefined) rememberPrincipal(request, principal);
    return true;
  }
}

/** Returns the caller; undefined for a visitor of a public route. Throws if the permission refuses them. */
export async function requirePermission(
  authenticator: Authenticator,
  { headers }: Pick<FastifyRequest, 'headers'>,
  rule: PermissionRule,
): Promise<Principal | undefined> {
  const token = headers['x-auth-token'];
  if (rule.permission === 'public' && (!rule.readsSession || token === undefined)) return undefined;
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN)
    throw new AppError('identity.unauthenticated');
  const principal = await authenticator.authenticate(token, rule);
  if (!isAllowed(principal, rule.permission)) throw refusal(principal, rule.permission);
  return principal;
}

const WITHHELD_ERRORS = {
  secondFactor: 'identity.second_factor_required',
  newPassword: 'identity.default_password',
} as const;

function refusal({ withheld }: Principal, permission: Permission): AppError {
  if (withheld !== undefined && isAllowed(withheld, permission))
    return new AppError(WITHHELD_ERRORS[withheld.until]);
  return new AppError('identity.forbidden', { permission });
}

function isAllowed(principal: Pick<Principal, 'isAdmin' | 'isWebAdmin'>, permission: Permission): boolean {
  switch (permission) {
    case 'public':
    case 'player':
      return true;
    case 'admin':
      return principal.isAdmin;
    case 'webAdmin':
      return principal.isWebAdmin;
  }
}
