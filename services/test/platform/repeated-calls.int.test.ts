import { randomUUID } from 'node:crypto';
import { forEachEngine } from '@portico/testing-api';
import { GameFeatures } from '../../src/game/index.js';
import { ANSWERS_KEPT_MS, ExpiredAnswers } from '../../src/platform/http/idempotency/expired-answers.js';
import { IdempotencyEntity } from '../../src/platform/http/idempotency/idempotency.repository.js';
import { MAX_ANSWERS_OF_ACCOUNT } from '../../src/platform/http/idempotency/idempotency.service.js';
import { insertRows } from '../../src/platform/persistence/index.js';
import { Bank, EXCHANGE, startBank } from '../rows/bank.js';

forEachEngine('calls that are repeated', (engine) => {
  let bank: Bank;

  beforeAll(async () => {
    bank = await startBank({ engine });
  });

  afterAll(() => bank.api.close());

  test('of 64 exchanges at once with one point left one succeeds', async () => {
    const player = await bank.newSpender({ votepoints: 1, nxCredit: 0 });
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => bank.post(EXCHANGE, player, { amount: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(
      new Set([undefined, 'ledger.not_enough_votepoints']),
    );
    expect(await bank.balancesOf(player)).toMatchObject({ vp: 0, nx: 1000 });
    expect(await bank.entriesOf(player)).toHaveLength(2);
  });

  test('twenty calls of one key at once have one effect and one answer, and another body is refused', async () => {
    const player = await bank.newSpender({ votepoints: 50 });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bank.post(EXCHANGE, player, { amount: 2 }, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await bank.balancesOf(player)).toMatchObject({ vp: 48, nx: 2000 });
    const other = await bank.post(EXCHANGE, player, { amount: 3 }, key);
    expect([other.status, other.body.code]).toEqual([422, 'request.idempotency_key_reused']);
    expect(await bank.balancesOf(player)).toMatchObject({ vp: 48, nx: 2000 });
  });

  test('a refusal of a key stays one, though it would go well by now', async () => {
    const player = await bank.newSpender({ votepoints: 0 });
    const key = randomUUID();
    const refused = await bank.post(EXCHANGE, player, { amount: 1 }, key);
    await bank.write('UPDATE accounts SET votepoints = 5 WHERE id = ?', player.id);
    const again = await bank.post(EXCHANGE, player, { amount: 1 }, key);
    const { code, params } = again.body;
    expect([again.status, code, params]).toEqual([
      refused.status,
      'ledger.not_enough_votepoints',
      { required: 1, available: 0 },
    ]);
    expect((await bank.post(EXCHANGE, player, { amount: 1 }, randomUUID())).status).toBe(200);
  });

  test('keys are those of an account: the same of another is another', async () => {
    const [one, other] = [await bank.newSpender({ votepoints: 5 }), await bank.newSpender({ votepoints: 5 })];
    expect((await bank.post(EXCHANGE, one, { amount: 1 }, 'same')).status).toBe(200);
    expect((await bank.post(EXCHANGE, other, { amount: 2 }, 'same')).body).toMatchObject({
      newVotePoints: 3,
    });
    expect(await bank.balancesOf(one)).toMatchObject({ vp: 4 });
  });

  test('a key whose answer was forgotten has no second effect', async () => {
    const player = await bank.newSpender({ votepoints: 5 });
    expect((await bank.post(EXCHANGE, player, { amount: 1 }, 'old')).status).toBe(200);
    await bank.write('DELETE FROM portal_idempotency WHERE account_id = ?', player.id);
    const again = await bank.post(EXCHANGE, player, { amount: 1 }, 'old');
    expect([again.status, again.body.code]).toEqual([422, 'request.idempotency_key_reused']);
    expect(await bank.balancesOf(player)).toMatchObject({ vp: 4, nx: 1000 });
  });

  test('is answered as before, though nothing is sold any more; what is new is refused, and may be tried again', async () => {
    const player = await bank.newSpender({ votepoints: 5 });
    const bought = await bank.post(EXCHANGE, player, { amount: 1 }, 'bought');
    const spy = vi
      .spyOn(bank.api.app.get(GameFeatures), 'isOn')
      .mockImplementation((feature) => feature !== 'spending');
    const again = await bank.post(EXCHANGE, player, { amount: 1 }, 'bought');
    const refused = await bank.post(EXCHANGE, player, { amount: 1 }, 'new');
    spy.mockRestore();
    expect([again.status, again.text]).toEqual([200, bought.text]);
    expect([refused.status, refused.body.code]).toEqual([404, 'game.feature_off']);
    expect((await bank.post(EXCHANGE, player, { amount: 1 }, 'new')).status).toBe(200);
    expect(await bank.balancesOf(player)).toMatchObject({ vp: 3 });
  });

  test('the number of kept answers of an account is limited', async () => {
    const spender = await bank.newSpender({ votepoints: 5 });
    expect((await bank.post(EXCHANGE, spender, { amount: 1 }, 'kept')).status).toBe(200);
    const rows = Array.from({ length: MAX_ANSWERS_OF_ACCOUNT - 1 }, (_, index) => ({
      accountId: spender.id,
      keyHash: String(index),
      requestHash: '',
      status: 409,
      body: '{}',
      createdAt: Date.now(),
    }));
    await bank.api.seed((manager) => insertRows(manager, IdempotencyEntity, rows));
    const refused = await bank.post(EXCHANGE, spender, { amount: 1 }, 'one-more');
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many']);
    expect((await bank.post(EXCHANGE, spender, { amount: 1 }, 'kept')).status).toBe(200);
    expect(await bank.balancesOf(spender)).toMatchObject({ vp: 4 });
    await bank.api.app.get(ExpiredAnswers).job.run(Date.now() + ANSWERS_KEPT_MS + 1000);
    expect((await bank.post(EXCHANGE, spender, { amount: 1 }, 'one-more')).status).toBe(200);
  });

  test('refuses odd keys', async () => {
    const player = await bank.newSpender({ votepoints: 5 });
    for (const key of ['x'.repeat(65), 'a b', 'ключ', "'; DROP TABLE accounts", '%00', ''])
      expect([key, (await bank.post(EXCHANGE, player, { amount: 1 }, encodeURI(key))).status]).toEqual([
        key,
        400,
      ]);
    expect(await bank.balancesOf(player)).toMatchObject({ vp: 5 });
  });
});
