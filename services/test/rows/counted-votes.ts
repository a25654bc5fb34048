import { dayNumber, writtenDay, DAY_MS } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../harness/rows.js';

const ZONE = 'Asia/Tokyo';

interface CreditedVote {
  accountId: number;
  confirmedAt: number;
  state?: string;
  at?: number;
}

let votes = 0;

/** A vote that counts and its share of the day's caps, as the portal writes both. */
export async function insertCounted(
  manager: EntityManager,
  { accountId, confirmedAt, state = 'credited', at = confirmedAt - 30_000 }: CreditedVote,
): Promise<void> {
  votes += 1;
  const day = writtenDay(dayNumber(confirmedAt, ZONE));
  await insertRow(manager, 'portal_vote', {
    account_id: accountId,
    site: 'lantern',
    vote_key: `key${votes}`,
    at,
    expires_at: at + DAY_MS,
    ip: '203.0.113.9',
    state,
    confirmed_at: confirmedAt,
    credited_at: state === 'credited' ? confirmedAt : null,
    day,
    nx: 2000,
    vp: 1,
  });
  const key = [accountId, day];
  const [used] = await manager.query<unknown[]>(
    'SELECT votes FROM portal_vote_day WHERE account_id = ? AND day = ?',
    key,
  );
  if (used === undefined)
    await insertRow(manager, 'portal_vote_day', { account_id: accountId, day, votes: 1, nx: 2000, vp: 1 });
  else
    await manager.query(
      'UPDATE portal_vote_day SET votes = votes + 1, nx = nx + 2000, vp = vp + 1 WHERE account_id = ? AND day = ?',
      key,
    );
}
