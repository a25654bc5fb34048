import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AddressList } from '../guards/address-list.js';

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded'];

/**
 * Says once that a proxy seems to be in front that is not trusted: all its visitors then count as one address, and share
 * one limit. A visitor can send the header too, so that it is no more than a hint.
 */
export function addProxyWarning(
  fastify: FastifyInstance,
  trustedProxies: readonly string[],
  logger: Logger,
): void {
  const trusted = new AddressList(trustedProxies);
  let hasWarned = false;
  fastify.addHook('onRequest', ({ headers, socket }, _reply, done) => {
    if (!hasWarned && FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) {
      const peer = socket.remoteAddress ?? '';
      if (!trusted.has(peer)) {
        hasWarned = true;
        logger.warn(
          { peer },
          'a request came through a proxy that is not trusted: its visitors count as one and wait for each other; name it in PORTICO_TRUSTED_PROXIES',
        );
      }
    }
    done();
  });
}
