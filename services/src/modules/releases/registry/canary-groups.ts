import { createHash, randomInt } from 'node:crypto';

export const CANARY_COOKIE = 'portico-canary';

export type CanaryGroup = 'canary' | 'control';

/** Numbers that visitors draw: so few that each has several visitors, so that none is known by it. */
export const DRAWS = 10_000;

/** Running canaries that a visitor may be in at a time; more are not noted in the cookie. */
const MAX_NOTED = 20;

const COOKIE = /^(\d{1,4})((?:\.[0-9a-z]{8}){0,20})$/;

/** Content of the cookie: the number that a visitor drew, and the canaries that a page has begun with for them. */
export interface CanaryDraw {
  draw: number;
  ids: readonly string[];
}

/**
 * The group of a visitor; undefined for one who is in none. The numbers are shuffled by the canary, so that each canary has other
 * visitors and both groups are exactly equal. A larger share takes no one out of a group.
 */
export function groupOf({ id, share }: { id: string; share: number }, draw: number): CanaryGroup | undefined {
  const place = shuffled(id, draw);
  const size = (DRAWS * share) / 100;
  if (place < size) return 'canary';
  return place >= DRAWS - size ? 'control' : undefined;
}

/** A place for each number and no place twice: the factor shares no divisor with 10,000. */
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

/** The draw of a visitor whose page begins now: of all canaries that run. */
export function enroll(known: CanaryDraw | undefined, running: readonly string[]): CanaryDraw {
  return { draw: known?.draw ?? randomInt(DRAWS), ids: running.slice(0, MAX_NOTED) };
}
