import { forEachEngine, longTest } from '@portico/testing-api';
import { overlap } from '../harness/overlap.js';
import { startBallot } from '../rows/ballot.js';
import type { Ballot } from '../rows/ballot.js';

const ROUNDS = 40;

/** Only the statements of the calls, because other parts of the portal work in the background. */
const OF_VOTES = /portal_vote|accounts|characters|^(?:BEGIN|START TRANSACTION|COMMIT|ROLLBACK)/;

/** Names whose calls must look the same. */
const KINDS = ['ordinary', 'banned', 'without a character', 'unknown', 'of other letters'] as const;
type Kind = (typeof KINDS)[number];

forEachEngine('votes by a name', (engine) => {
  let ballot: Ballot;
  let names: Readonly<Record<Kind, string>>;

  beforeAll(async () => {
    ballot = await startBallot({ engine, sites: [{ id: 'one' }] });
    names = {
      ordinary: (await ballot.newVoter()).name,
      banned: (await ballot.newVoter({ banned: 1 })).name,
      'without a character': (await ballot.newVoter({}, 0)).name,
      unknown: 'Nobody',
      'of other letters': 'ネコ',
    };
  });

  afterAll(() => ballot.api.close());

  const CALLS = {
    opening: (name: string) => ballot.openByName(name, 'one'),
    looking: (name: string) =>
      ballot.api.call(`/api/voting/check-status?username=${encodeURIComponent(name)}`),
  };

  /** All statements of a call without their values: the shortest list of three, because background jobs can only add some. */
  async function statementsOf(work: () => Promise<{ status: number }>): Promise<string[]> {
    const seen = [await statementsDuring(work), await statementsDuring(work), await statementsDuring(work)];
    return seen.sort((a, b) => a.length - b.length)[0] ?? [];
  }

  async function statementsDuring(work: () => Promise<{ status: number }>): Promise<string[]> {
    const { database } = ballot.api;
    const seen: string[] = [];
    const spies = [database.reader, database.source('writer')].map(({ logger }) =>
      vi.spyOn(logger, 'logQuery').mockImplementation((text) => void seen.push(text)),
    );
    expect((await work()).status).toBe(200);
    for (const spy of spies) spy.mockRestore();
    return seen
      .filter((text) => OF_VOTES.test(text))
      .map((text) => text.replaceAll(/'[^']*'|\b\d+\b/g, '?'))
      .sort();
  }

  test.each(Object.entries(CALLS))('ask the database the same for every name: %s', async (kind, call) => {
    const first = await statementsOf(() => call(names.ordinary));
    expect(first.length).toBeGreaterThanOrEqual(3);
    expect(first.some((text) => text.startsWith('INSERT'))).toBe(kind === 'opening');
    for (const one of KINDS) expect([one, await statementsOf(() => call(names[one]))]).toEqual([one, first]);
  });

  for (const [kind, call] of Object.entries(CALLS))
    longTest(`take as long whoever has the name: ${kind}`, () => expectSameTime(call));

  async function expectSameTime(call: (name: string) => Promise<unknown>): Promise<void> {
    const took = new Map(KINDS.map((kind) => [kind, [] as number[]]));
    for (let round = -2; round < ROUNDS; round += 1)
      for (let place = 0; place < KINDS.length; place += 1) {
        const kind = KINDS[(place * 2 + round + 10) % KINDS.length] ?? 'unknown';
        const from = performance.now();
        await call(names[kind]);
        if (round >= 0) took.get(kind)?.push(performance.now() - from);
      }
    const unknown = took.get('unknown') ?? [];
    expect(unknown).toHaveLength(ROUNDS);
    const apart = [...took].filter(([, times]) => overlap(unknown, times) < 0.15).map(([kind]) => kind);
    expect(apart).toEqual([]);
  }

  test('that no one has wait for each other no more than others do, and fill no table', async () => {
    const unknown = Array.from({ length: 60 }, (_, index) => `Nobody${index}`);
    for (const name of unknown) await CALLS.opening(name);
    const keys = await ballot.api.database.reader.query<{ open_key: string }[]>(
      "SELECT open_key FROM portal_vote WHERE open_key LIKE 'decoy:%'",
    );
    const places = keys.map(({ open_key: key }) => /^decoy:one:([0-9a-f]{2})$/.exec(key)?.[1]);
    expect(places).not.toContain(undefined);
    expect(new Set(places).size).toBeGreaterThan(unknown.length / 2);
  });

  test('have one token in all spellings that are the same account, and another one in those that are not', async () => {
    const urlsOf = (spellings: readonly string[]) =>
      Promise.all(spellings.map(async (name) => (await CALLS.opening(name)).body.url));
    for (const kind of ['ordinary', 'banned', 'unknown'] as const) {
      const name = names[kind];
      const same = [name, name.toUpperCase(), name.toLowerCase(), `${name} `, `${name}   `];
      expect([kind, new Set(await urlsOf(same)).size]).toEqual([kind, 1]);
    }
    const [plain, kelvin] = await urlsOf(['Nick', 'Nic\u212A']);
    expect(plain).not.toBe(kelvin);
  });

  test('answer the same token after weeks too, as long as nobody votes', async () => {
    for (const kind of KINDS) {
      const { body } = await CALLS.opening(names[kind]);
      await ballot.write('UPDATE portal_vote SET at = at - 3000000000, expires_at = expires_at - 3000000000');
      expect([kind, (await CALLS.opening(names[kind])).body.url]).toEqual([kind, body.url]);
    }
  });
});
