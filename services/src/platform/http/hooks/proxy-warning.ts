import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

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
  const isTrusted = trustedAddresses(trustedProxies);
  let hasWarned = false;
  fastify.addHook('onRequest', ({ headers, socket }, _reply, done) => {
    if (!hasWarned && FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) {
      const peer = socket.remoteAddress ?? '';
      if (!isTrusted(peer)) {
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

function trustedAddresses(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (peer) => list.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
}
