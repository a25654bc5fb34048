import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './guards/networks.js';

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
export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext): Client =>
  clientOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Parameter of a controller method: the cookies of the request, by name. */
export const CurrentCookies = createParamDecorator(
  (_: unknown, context: ExecutionContext): Readonly<Record<string, string | undefined>> =>
    context.switchToHttp().getRequest<FastifyRequest>().cookies,
);
