import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { KilledPortal, type KillMoment } from '../../core/killed-portal.js';

const PLAYER = { username: 'demoplayer', password: 'portico-demo' };

interface Account {
  votePoints: number;
  nxCredit: number;
  characters: { id: number; stats: { maxhp: number } }[];
}

/** One purchase of a player: a call with its own idempotency key. */
interface Intent {
  path: string;
  key: string;
  data: object;
}

/** In the middle of an operation, and at its end. */
const MOMENTS: readonly KillMoment[] = ['balance', 'before-commit'];

let portal: KilledPortal;
let token: string;

test.beforeAll(async () => {
  portal = await KilledPortal.create(process.env.PORTICO_E2E_HOME ?? '');
});

test.afterAll(() => portal.dispose());

async function read<T>(path: string): Promise<T> {
  return (await portal.call(path, { headers: { 'x-auth-token': token } })).json() as Promise<T>;
}

/** The text of the answer; undefined if the portal ended first. */
async function send({ path, key, data }: Intent): Promise<string | undefined> {
  const headers = { 'x-auth-token': token, 'idempotency-key': key };
  try {
    const answer = await portal.call(path, { method: 'POST', headers, body: JSON.stringify(data) });
    return `${answer.status} ${await answer.text()}`;
  } catch {
    return undefined;
  }
}

function intentsOf({ characters: [character] }: Account): Intent[] {
  const exchange = { path: '/api/rankings/exchange-vp-for-nx', data: { amount: 1 } };
  const upgrade = {
    path: '/api/rankings/update-stats',
    data: { characterId: character?.id, statType: 'maxhp', amount: 1, paymentType: 'votepoint' },
  };
  return [exchange, upgrade, exchange, upgrade, exchange, upgrade].map((call) => ({
    ...call,
    key: randomUUID(),
  }));
}

const account = () => read<Account>('/api/auth/user');
const entries = async () => (await read<{ pagination: { total: number } }>('/api/ledger')).pagination.total;

const hpOf = ({ characters: [character] }: Account) => character?.stats.maxhp ?? 0;

async function spentSince(before: Account): Promise<{ paid: number; bought: number }> {
  const after = await account();
  return {
    paid: before.votePoints - after.votePoints,
    bought: (after.nxCredit - before.nxCredit) / 1000 + (hpOf(after) - hpOf(before)) / 30,
  };
}

test(
  'whatever a killed portal left unanswered happens once when it is repeated under its key @long',
  { tag: '@desktop' },
  async () => {
    test.setTimeout(300_000);
    let run = await portal.start('after-commit');
    const login = await portal.call('/api/auth/login', { method: 'POST', body: JSON.stringify(PLAYER) });
    ({ token } = (await login.json()) as { token: string });
    const [before, entriesBefore] = [await account(), await entries()];
    const intents = intentsOf(before);

    const unanswered = await Promise.all(intents.map(send));
    expect([unanswered.filter(Boolean), await run.ended]).toEqual([[], 'SIGKILL']);
    for (const killAt of MOMENTS) {
      run = await portal.start(killAt);
      expect(await spentSince(before), killAt).toEqual({ paid: 1, bought: 1 });
      await Promise.all(intents.map(send));
      expect(await run.ended).toBe('SIGKILL');
    }
    await portal.start();
    expect(await spentSince(before)).toEqual({ paid: 1, bought: 1 });
    const first = await Promise.all(intents.map(send));
    const again = await Promise.all(intents.map(send));
    expect(first.map((answer) => answer?.slice(0, 3))).toEqual(intents.map(() => '200'));
    expect(again).toEqual(first);
    const spent = intents.length;
    expect(await spentSince(before)).toEqual({ paid: spent, bought: spent });
    expect(await entries()).toBe(entriesBefore + 2 * spent);
    expect(await portal.command('ledger', 'verify')).toContain('The ledger is valid.');
  },
);
