import { randomUUID } from 'node:crypto';
import { onOneEngine } from '@portico/testing-api';
import { GameFeatures, gameTimeText } from '../../src/game/index.js';
import type { DashboardOverviewDto } from '../../src/modules/dashboard/overview/overview.service.js';
import { diagnose } from '../../src/modules/doctor/diagnosis.js';
import { type Bank, EXCHANGE, startBank } from '../rows/bank.js';

onOneEngine('spending on an account that the game may still hold', (engine) => {
  let bank: Bank;

  beforeAll(async () => {
    bank = await startBank({ engine });
  });

  afterAll(() => bank.api.close());

  test('is refused, as of one that has just left, with what to do about it', async () => {
    const left = gameTimeText(Date.now() - 5000);
    const leaving = await bank.newSpender(
      { votepoints: 9, lastlogin: left },
      { lastLogoutTime: left, meso: 9_000_000 },
    );
    const ghost = await bank.newSpender({ votepoints: 9, lastlogin: '2026-01-05 10:00:00' });
    const answers = [];
    for (const player of [leaving, ghost]) {
      const key = randomUUID();
      const before = await bank.balancesOf(player);
      const { status, body } = await bank.post(EXCHANGE, player, { amount: 1 }, key);
      answers.push([status, body.code, body.msg]);
      expect(await bank.balancesOf(player)).toEqual(before);
      const overview = await bank.api.call<DashboardOverviewDto>('/api/dashboard/overview', player);
      answers.push(overview.body.presence);
      await bank.write('UPDATE accounts SET lastlogin = NULL WHERE id = ?', player.id);
      // A temporary refusal is not stored for its key.
      answers.push((await bank.post(EXCHANGE, player, { amount: 1 }, key)).status);
    }
    expect(answers).toEqual([
      [409, 'game.account_leaving', expect.stringMatching(/try again in \d\d s\./)],
      'leaving',
      200,
      [409, 'game.account_unsettled', expect.stringMatching(/Log in to the game, log out properly/)],
      'unsettled',
      200,
    ]);
  });

  test('goes on where the tables lack the times of logouts, and the doctor says what is not protected', async () => {
    await bank.api.seed((manager) => manager.query('ALTER TABLE characters DROP COLUMN lastLogoutTime'));
    await bank.api.app.get(GameFeatures).refresh();
    const player = await bank.newSpender({ votepoints: 1, lastlogin: '2026-01-05 10:00:00' });
    expect((await bank.post(EXCHANGE, player, { amount: 1 })).status).toBe(200);
    const { findings } = await diagnose(bank.api.database, bank.api.config);
    expect(findings.find(({ name }) => name === 'exits from the game')).toMatchObject({
      state: 'off',
      hint: 'the database has no characters.lastLogoutTime: the game can overwrite what is bought or given after a crash or an idle kick',
    });
  });
});
