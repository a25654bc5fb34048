import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/index.js';

/** `?at=`, milliseconds UTC: now when absent; what is no moment is refused. */
export const StoryMoment = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { query } = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: { at?: unknown } }>>();
  if (query.at === undefined || query.at === '') return Date.now();
  if (typeof query.at === 'string' && /^\d{1,14}$/.test(query.at)) return Number(query.at);
  const issue = { field: 'at', rule: 'moment', msg: 'Must be milliseconds UTC' };
  throw new AppError('request.validation_failed', undefined, [issue]);
});
