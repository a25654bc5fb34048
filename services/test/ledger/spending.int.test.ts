import { onOneEngine } from '@portico/testing-api';
import { GameFeatures } from '../../src/game/index.js';
import { diagnose } from '../../src/modules/doctor/diagnosis.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { Bank, EXCHANGE, startBank, UPGRADE } from '../rows/bank.js';

const MAX = 2_147_483_647;

/** Values that no JSON number of a body may have. */
const BAD_NUMBERS = [
  '0',
  '-1',
  '1.5',
  '1e309',
  '2147483648',
  '"1"',
  '""',
  '"NaN"',
  'true',
  'null',
  '[1]',
  '[]',
  '{"$gt":0}',
  '{}',
];

onOneEngine('spending', (engine) => {
  let bank: Bank;

  beforeAll(async () => {
    bank = await startBank({ engine });
  });

  afterAll(() => bank.api.close());

  test('exchanges vote points for NX, and writes both down', async () => {
    const player = await bank.newSpender({ votepoints: 20, nxCredit: 500 });
    const { status, body } = await bank.post(EXCHANGE, player, { amount: 3 });
    expect([status, body]).toEqual([
      200,
      { newVotePoints: 17, newNxCredit: 3500, msg: 'Exchanged 3 vote points for 3000 NX' },
    ]);
    expect(await bank.balancesOf(player)).toMatchObject({ nx: 3500, vp: 17 });
    expect(await bank.entriesOf(player)).toMatchObject([
      { currency: 'VP', delta: -3, balanceAfter: 17, reason: 'exchange', characterId: null },
      { currency: 'NX', delta: 3000, balanceAfter: 3500, reason: 'exchange', characterId: null },
    ]);
    const logged = await bank.select(
      'SELECT type, amount, balance_before AS before_, balance_after AS after_ FROM portal_nx_log WHERE account_id = ?',
      player.id,
    );
    expect(logged).toEqual([{ type: 'GAIN', amount: 3000, before_: 500, after_: 3500 }]);
  });

  test('takes NULL for no NX', async () => {
    const player = await bank.newSpender({ votepoints: 1 });
    expect((await bank.post(EXCHANGE, player, { amount: 1 })).body.newNxCredit).toBe(1000);
  });

  test.each([
    ['maxhp', 'meso', { meso: 10_000_000 }, {}, { maxhp: 1060, maxmp: 500, meso: 4_000_000, vp: 0 }],
    ['maxmp', 'meso', { meso: 6_000_000 }, {}, { maxhp: 1000, maxmp: 560, meso: 0, vp: 0 }],
    ['maxhp', 'votepoint', {}, { votepoints: 5 }, { maxhp: 1060, maxmp: 500, meso: 0, vp: 3 }],
    ['maxmp', 'votepoint', {}, { votepoints: 2 }, { maxhp: 1000, maxmp: 560, meso: 0, vp: 0 }],
  ])('upgrades %s for %s', async (statType, paymentType, character, account, expected) => {
    const player = await bank.newSpender(account, character);
    const { characterId } = player;
    const { status, body } = await bank.post(UPGRADE, player, {
      characterId,
      statType,
      amount: 2,
      paymentType,
    });
    const newStatValue = statType === 'maxhp' ? 1060 : 560;
    expect([status, body]).toEqual([
      200,
      { newStatValue, msg: `Max ${statType === 'maxhp' ? 'HP' : 'MP'} is now ${newStatValue}` },
    ]);
    expect(await bank.balancesOf(player)).toMatchObject(expected);
    expect(await bank.entriesOf(player)).toHaveLength(2);
  });

  test('refuses what is not covered, with what is required and available', async () => {
    const player = await bank.newSpender({ votepoints: 2 }, { meso: 2_999_999 });
    const { characterId } = player;
    const upgrade = { characterId, statType: 'maxhp', amount: 1 };
    const before = await bank.balancesOf(player);
    const refusals = [
      await bank.post(EXCHANGE, player, { amount: 3 }),
      await bank.post(EXCHANGE, player, { amount: MAX }),
      await bank.post(UPGRADE, player, { ...upgrade, amount: 3, paymentType: 'votepoint' }),
      await bank.post(UPGRADE, player, { ...upgrade, paymentType: 'meso' }),
      await bank.post(UPGRADE, player, { ...upgrade, amount: MAX, paymentType: 'meso' }),
    ];
    expect(refusals.map(({ status, body: { code, params } }) => [status, code, params])).toEqual([
      [409, 'ledger.not_enough_votepoints', { required: 3, available: 2 }],
      [409, 'ledger.not_enough_votepoints', { required: MAX, available: 2 }],
      [409, 'ledger.not_enough_votepoints', { required: 3, available: 2 }],
      [409, 'ledger.not_enough_mesos', { required: 3_000_000, available: 2_999_999 }],
      [409, 'ledger.not_enough_mesos', { required: 3_000_000 * MAX, available: 2_999_999 }],
    ]);
    expect(await bank.balancesOf(player)).toEqual(before);
    expect(await bank.entriesOf(player)).toEqual([]);
  });

  test("refuses what the game's columns do not hold, and takes nothing for it", async () => {
    const player = await bank.newSpender(
      { votepoints: 100, nxCredit: MAX - 999 },
      { maxhp: 29_980, maxmp: 30_000, meso: MAX },
    );
    const { characterId } = player;
    const before = await bank.balancesOf(player);
    const upgrade = { characterId, amount: 1 };
    const refusals = [
      await bank.post(EXCHANGE, player, { amount: 1 }),
      await bank.post(UPGRADE, player, { ...upgrade, statType: 'maxhp', paymentType: 'votepoint' }),
      await bank.post(UPGRADE, player, { ...upgrade, statType: 'maxmp', paymentType: 'meso' }),
    ];
    expect(refusals.map(({ status, body: { code, params } }) => [status, code, params])).toEqual([
      [409, 'ledger.ceiling_reached', { required: MAX + 1, ceiling: MAX, currency: 'NX' }],
      [409, 'ledger.ceiling_reached', { required: 30_010, ceiling: 30_000, currency: 'HP' }],
      [409, 'ledger.ceiling_reached', { required: 30_030, ceiling: 30_000, currency: 'MP' }],
    ]);
    expect(await bank.balancesOf(player)).toEqual(before);
  });

  test.each([1, 2])('refuses an account in the game (state %i)', async (loggedin) => {
    const player = await bank.newSpender({ votepoints: 9, loggedin }, { meso: 9_000_000 });
    const { characterId } = player;
    const upgrade = { characterId, statType: 'maxhp', amount: 1 };
    for (const answer of [
      await bank.post(EXCHANGE, player, { amount: 1 }, `in-game-${loggedin}`),
      await bank.post(UPGRADE, player, { ...upgrade, paymentType: 'votepoint' }),
      await bank.post(UPGRADE, player, { ...upgrade, paymentType: 'meso' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'game.account_in_game']);
    expect(await bank.balancesOf(player)).toMatchObject({ vp: 9, meso: 9_000_000, maxhp: 1000 });
    await bank.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', player.id);
    // The cause has passed, and the refusal was not stored for the key.
    expect((await bank.post(EXCHANGE, player, { amount: 1 }, `in-game-${loggedin}`)).status).toBe(200);
  });

  test("does not find another's character, nor one that is not there", async () => {
    const player = await bank.newSpender({ votepoints: 9 });
    const other = await bank.newSpender({}, { meso: 9_000_000 });
    const bodies = [];
    for (const characterId of [other.characterId, MAX]) {
      for (const paymentType of ['meso', 'votepoint']) {
        const payload = { characterId, statType: 'maxhp', amount: 1, paymentType };
        const { status, body } = await bank.post(UPGRADE, player, payload);
        expect(status).toBe(404);
        bodies.push(body.code);
      }
    }
    expect(new Set(bodies)).toEqual(new Set(['dashboard.character_not_found']));
    expect(await bank.balancesOf(player)).toMatchObject({ vp: 9 });
    expect(await bank.balancesOf(other)).toMatchObject({ meso: 9_000_000, maxhp: 1000 });
  });

  test('refuses every odd number, word and field by its name, and changes nothing', async () => {
    const player = await bank.newSpender({ votepoints: 50 }, { meso: MAX });
    const { characterId } = player;
    const upgrade = { characterId, statType: 'maxhp', amount: 1, paymentType: 'meso' };
    const before = await bank.balancesOf(player);
    const refused = async (address: string, payload: object, field: string, number = '') => {
      const text = JSON.stringify(payload).replace('"?"', number);
      const { status, body } = await bank.post(address, player, text);
      const expected = [text, 400, 'request.validation_failed', field];
      expect([text, status, body.code, body.issues?.[0]?.field]).toEqual(expected);
    };
    for (const number of BAD_NUMBERS) {
      await refused(EXCHANGE, { amount: '?' }, 'amount', number);
      await refused(UPGRADE, { ...upgrade, amount: '?' }, 'amount', number);
      await refused(UPGRADE, { ...upgrade, characterId: '?' }, 'characterId', number);
    }
    for (const word of ['maxHP', 'str', '', null, 1, ['maxhp'], { a: 1 }, '__proto__'])
      await refused(UPGRADE, { ...upgrade, statType: word }, 'statType');
    for (const word of ['nx', 'MESO', '', null, 0, ['meso']])
      await refused(UPGRADE, { ...upgrade, paymentType: word }, 'paymentType');
    await refused(EXCHANGE, { amount: 1, accountId: 2 }, 'accountId');
    await refused(EXCHANGE, { amount: 1, webadmin: 1 }, 'webadmin');
    await refused(EXCHANGE, {}, 'amount');
    const { status } = await bank.post(EXCHANGE, player, '{"amount":1,"__proto__":{"amount":9}}');
    expect(status).toBe(400);
    expect(await bank.balancesOf(player)).toEqual(before);
    expect(await bank.entriesOf(player)).toEqual([]);
  });
});

onOneEngine('a server on which nothing is sold', (engine) => {
  async function exchangeOn(api: TestApi): Promise<unknown[]> {
    await api.seed((manager) => insertAccount(manager, 1, { votepoints: 5 }));
    const token = await api.app.get(SessionsService).open(1);
    const { status, body } = await api.call(EXCHANGE, { method: 'POST', token, payload: { amount: 1 } });
    return [status, body.code];
  }

  test('answers 404', async () => {
    const api = await startApi({ engine, settings: { server: { spending: { isOn: false } } } });
    try {
      expect(await exchangeOn(api)).toEqual([404, 'game.feature_off']);
    } finally {
      await api.close();
    }
  });

  const describeOnServer = engine === 'mariadb' ? describe : describe.skip;

  describeOnServer('since its tables cannot take back half a change', () => {
    test('answers 404, and the doctor says so', async () => {
      const api = await startApi({ engine });
      try {
        await api.seed((manager) => manager.query('ALTER TABLE characters ENGINE = MyISAM'));
        await api.app.get(GameFeatures).refresh();
        expect(await exchangeOn(api)).toEqual([404, 'game.feature_off']);
        const { findings } = await diagnose(api.database, api.config);
        expect(findings.filter(({ state }) => state === 'off')).toContainEqual({
          name: 'exchanges and upgrades',
          state: 'off',
          hint: 'the database has no characters with transactions (ENGINE=InnoDB): players can buy nothing on the site',
        });
      } finally {
        await api.close();
      }
    });
  });
});
