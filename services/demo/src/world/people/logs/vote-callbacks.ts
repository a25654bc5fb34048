import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, type CallbackVerdict } from '@portico/domain';
import type { VoteCallbackEntity, VoteEntity } from '@portico/services/modules/voting';
import type { DemoRandom } from '../../shared/demo-random.js';
import { numberedByTime } from './log-times.js';

const KEPT_DAYS = 30;
const TOKEN_LENGTH = 24;
const DIGITS = 36;

/** The addresses are from ranges reserved for documentation, because nobody real owns those. */
const SITE_ADDRESS: Readonly<Record<string, string>> = {
  lantern: '192.0.2.10',
  harbor: '192.0.2.24',
  starlist: '192.0.2.38',
};
const STRANGERS = ['198.51.100.7', '203.0.113.61'];

/** Names that people voted with instead of their token. */
const NAMES = ['MochiKnight', 'demo', 'xX_Rook_Xx', 'PortalFan'];

type Told = Pick<VoteCallbackEntity, 'at' | 'site' | 'verdict'> & Partial<VoteCallbackEntity>;

/** Callbacks of the last weeks: for every vote, some of them repeated or late, and some without a valid proof. */
export function demoCallbacks(
  votes: readonly VoteEntity[],
  random: DemoRandom,
  today: number,
): VoteCallbackEntity[] {
  const from = today - KEPT_DAYS * DAY_MS;
  const ofVotes = votes.filter(({ at }) => at >= from).flatMap((vote) => callbacksOf(vote, random));
  const rows = [...ofVotes, ...othersBetween(from, today, random)];
  return numberedByTime(rows.filter(({ at }) => at <= today));
}

function callbacksOf(vote: VoteEntity, random: DemoRandom): VoteCallbackEntity[] {
  const token = tokenFrom(random);
  const isLate = random.chance(0.6);
  const isRepeated = random.chance(0.012);
  const lateness = random.between(1, 9) * HOUR_MS;
  const at = vote.confirmedAt ?? (vote.reason === 'expired' && isLate ? vote.expiresAt + lateness : null);
  if (at === null) return [];
  // With the key, an admin who reviews the vote can still count it.
  if (vote.reason === 'expired') vote.voteKey = createHash('sha256').update(token).digest('hex');
  const { id: voteId, site, ip, accountId, reason } = vote;
  const counted = reason !== 'notCounted';
  const fields = JSON.stringify({ token, voter: ip, counted: String(counted) });
  const told = { at, site, fields, voteId, accountId, lagMs: at - vote.at };
  const first = callback({ ...told, verdict: vote.state === 'refused' ? 'refused' : 'confirmed', reason });
  if (!isRepeated) return [first];
  const again = random.between(30_000, 90_000);
  return [first, callback({ ...told, at: at + again, lagMs: told.lagMs + again, verdict: 'duplicate' })];
}

/** Votes under names that are no tokens, and calls from strangers without the secret. */
function othersBetween(from: number, to: number, random: DemoRandom): VoteCallbackEntity[] {
  const sites = Object.keys(SITE_ADDRESS);
  const some = (verdict: CallbackVerdict, changes: () => Partial<VoteCallbackEntity>) =>
    callback({ at: random.between(from, to), site: random.pick(sites), verdict, ...changes() });
  const unknown = Array.from({ length: 9 }, () =>
    some('unknown', () => ({
      fields: JSON.stringify({ token: random.pick(NAMES), voter: '203.0.113.9', counted: 'true' }),
    })),
  );
  const forged = Array.from({ length: 7 }, () =>
    some('forged', () => ({
      address: random.pick(STRANGERS),
      fields: JSON.stringify({ token: random.pick(NAMES), counted: 'true' }),
      omitted: random.chance(0.15) ? random.between(40, 300) : 0,
    })),
  );
  const malformed = Array.from({ length: 3 }, () =>
    some('malformed', () => ({ method: 'GET', address: random.pick(STRANGERS), fields: '{}' })),
  );
  return [...unknown, ...forged, ...malformed];
}

function callback(told: Told): VoteCallbackEntity {
  return {
    id: 0,
    method: 'POST',
    address: SITE_ADDRESS[told.site] ?? '',
    reason: null,
    voteId: null,
    accountId: null,
    lagMs: null,
    fields: '{}',
    requestId: null,
    replayOf: null,
    actorAccountId: null,
    omitted: 0,
    ...told,
  };
}

function tokenFrom(random: DemoRandom): string {
  return Array.from({ length: TOKEN_LENGTH }, () => random.between(0, DIGITS - 1).toString(DIGITS)).join('');
}
