import type { FastifyReply } from 'fastify';

/** Tells a visitor who asked for too much when to come again, in a few plain words. */
export function refuse(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', seconds)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`Too many requests. Try again in ${seconds} s.\n`);
}
