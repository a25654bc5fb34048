import { createHash } from 'node:crypto';
import { hashSync } from '@node-rs/bcrypt';
import { longTest, onOneEngine } from '@portico/testing-api';
import { overlap } from '../harness/overlap.js';
import { insertAccount, insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';

/** A sixteenth of the game's cost, so that differences besides the hash show more. */
const COST = 8;

const ROUNDS = 40;
const UNKNOWN = 'no account';

const hashed = (cost: number) => hashSync(PASSWORD, { cost, version: '2y' });

/** Accounts with a wrong password must look like an unknown name. */
const KINDS: Readonly<Record<string, { name: string; row: Record<string, string | number> }>> = {
  ordinary: { name: 'Linden', row: { password: hashed(COST) } },
  'with a cheaper hash': { name: 'Alder', row: { password: hashed(4) } },
  'with a hash that is none': { name: 'Aspen', row: { password: '$2y$08$cut' } },
  'of SHA-1': { name: 'Birch', row: { password: createHash('sha1').update(PASSWORD).digest('hex') } },
  'of plain text': { name: 'Hazel', row: { password: PASSWORD } },
  closed: { name: 'Rowan', row: { password: '*' } },
  banned: { name: 'Willow', row: { password: hashed(COST), banned: 1 } },
  'with a second factor': { name: 'Yarrow', row: { password: hashed(COST) } },
};

const NAMES = Object.entries(KINDS).map(([kind, { name }]): [string, string] => [kind, name]);

onOneEngine('a wrong password', (engine) => {
  let api: TestApi;
  let network = 0;

  beforeAll(async () => {
    api = await startApi({ engine, environment: { passwordCost: COST } });
    await api.seed(async (manager) => {
      for (const [index, { name, row }] of Object.values(KINDS).entries()) {
        const id = index + 1;
        await insertAccount(manager, id, { name, ...row });
        if (name !== KINDS['with a second factor']?.name) continue;
        const factor = { account_id: id, secret: 'sealed', created_at: 1, confirmed_at: 1 };
        await insertRow(manager, 'portal_second_factor', factor);
      }
    });
  });

  afterAll(() => api.close());

  async function timeOf(username: string): Promise<number> {
    network += 1;
    const remoteAddress = `10.20.${network >> 8}.${network & 255}`;
    const payload = { username, password: 'not the password' };
    const from = performance.now();
    const { status } = await api.call('/api/auth/login', { method: 'POST', payload, remoteAddress });
    expect([username, status]).toEqual([username, 400]);
    return performance.now() - from;
  }

  longTest('takes as long for every kind of account as for a name that none has', async () => {
    const people: [string, string][] = [...NAMES, [UNKNOWN, 'Nobody']];
    const took = new Map(people.map(([kind]) => [kind, [] as number[]]));
    for (let round = -1; round < ROUNDS; round += 1) {
      await api.seed((manager) => manager.query('DELETE FROM portal_login_attempt'));
      // Each name takes every position of a round in turn, so that a slow moment of the machine slows all alike.
      for (let place = 0; place < people.length; place += 1) {
        const [kind, name] = people[(place * 4 + round + people.length) % people.length] ?? [
          UNKNOWN,
          'Nobody',
        ];
        const time = await timeOf(name);
        if (round >= 0) took.get(kind)?.push(time);
      }
    }
    const unknown = took.get(UNKNOWN) ?? [];
    expect(unknown).toHaveLength(ROUNDS);
    const apart = NAMES.map(([kind]) => ({ kind, overlap: overlap(unknown, took.get(kind) ?? []) }));
    const medians = Object.fromEntries(
      [...took].map(([kind, times]) => [kind, Math.round(median(times) * 10) / 10]),
    );
    expect({ medians, apart: apart.filter(({ overlap: share }) => share < 0.2) }).toEqual({
      medians,
      apart: [],
    });
  });
});

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
