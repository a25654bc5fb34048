import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const HEADER = 'x-portico-inner';
/** Known to this process alone: no visitor can send it. */
const SECRET = randomBytes(24).toString('base64url');

/** Headers of a call that the portal makes to itself while it answers a visitor. */
export const INNER_CALL: Readonly<Record<string, string>> = { [HEADER]: SECRET };

/** Tells whether a call belongs to another answer and shares its place. */
export function isInnerCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[HEADER] === SECRET;
}
