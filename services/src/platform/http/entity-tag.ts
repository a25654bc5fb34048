import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer than what any client sends; the rest of a header is not read. */
const MAX_HEADER = 1000;

/** The weak entity tag of an answer, from its content: the same answer has it however it is compressed. */
export function entityTagOf(content: string | Uint8Array): string {
  return `W/"${hash('sha1', content, 'base64url')}"`;
}

/** Puts the tag into the answer, and tells whether the client has it already: it is then answered 304. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  return matchesEntityTag(request.headers['if-none-match'], tag);
}

/**
 * Whether `If-None-Match` names the tag, by the weak comparison of RFC 9110: the client has these bytes, or ones that
 * mean the same.
 */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = tag.replace(/^W\//, '');
  return (
    ifNoneMatch
      .slice(0, MAX_HEADER)
      .match(/"[^"]*"/g)
      ?.some((known) => known === wanted) ?? false
  );
}
