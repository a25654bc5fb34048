import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/index.js';
import { LIMIT_KEY, limitKindOf, SEARCH_PARAMETER_KEY } from '../decorators/limit.js';
import type { LimitKind } from '../decorators/limit.js';
import { RequestLimits } from './request-limits.js';

/** Counts every call that reaches a route against the route's limit. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RequestLimits,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const kind = this.reflector.get<LimitKind | undefined>(LIMIT_KEY, handler);
    if (kind === undefined) throw new Error(`${context.getClass().name}.${handler.name} declares no limit`);
    const { ip, query } = context.switchToHttp().getRequest<FastifyRequest>();
    const searchParameter = this.reflector.get<string | undefined>(SEARCH_PARAMETER_KEY, handler);
    const seconds = this.limits.count(limitKindOf(kind, searchParameter, query), ip);
    if (seconds > 0) throw new AppError('too_many_requests', { seconds });
    return true;
  }
}
