import { createHash, randomInt } from 'node:crypto';

export const CANARY_COOKIE = 'portico-canary';

export type CanaryGroup = 'canary' | 'control';

/** Numbers that visitors draw. There are so few that each has several visitors, so that a number identifies nobody. */
export const DRAWS = 10_000;

/** Maximum number of running canaries in a cookie. A visitor is in no further canary. */
const MAX_NOTED = 20;

const COOKIE = /^(\d{1,4})((?:\.[0-9a-z]{8}){0,20})$/;

/** Content of the cookie: the number that the visitor drew, and the canaries that their page began with. */
export interface CanaryDraw {
  draw: number;
  ids: readonly string[];
}

/**
 * Group of the visitor who drew this number, or undefined. Each canary shuffles the numbers in its own way. Both groups have the same
 * size. When the share grows, every visitor in a group stays in it.
 */
export function groupOf({ id, share }: { id: string; share: number }, draw: number): CanaryGroup | undefined {
  const place = shuffled(id, draw);
  const size = (DRAWS * share) / 100;
  if (place < size) return 'canary';
  return place >= DRAWS - size ? 'control' : undefined;
}

/** Maps each number to another one without duplicates, because the factor shares no divisor with 10,000. */
function shuffled(id: string, draw: number): number {
  const hash = createHash('sha256').update(id).digest();
  const factor = (hash.readUInt32BE(0) % 1000) * 10 + ([1, 3, 7, 9][(hash[4] ?? 0) % 4] ?? 1);
  return (factor * draw + hash.readUInt32BE(5)) % DRAWS;
}

export function readDraw(cookie: string | undefined): CanaryDraw | undefined {
  const [, draw, ids = ''] = COOKIE.exec(cookie ?? '') ?? [];
  return draw === undefined ? undefined : { draw: Number(draw), ids: ids.split('.').slice(1) };
}

export function writeDraw({ draw, ids }: CanaryDraw): string {
  return [draw, ...ids].join('.');
}

export function enroll(known: CanaryDraw | undefined, running: readonly string[]): CanaryDraw {
  return { draw: known?.draw ?? randomInt(DRAWS), ids: running.slice(0, MAX_NOTED) };
}
