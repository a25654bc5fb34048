import { randomUUID } from 'node:crypto';
import { forEachEngine, IS_FULL } from '@portico/testing-api';
import { GameBridge } from '../../src/game/bridge/index.js';
import { InGameRecovery } from '../../src/modules/ledger/in-game/in-game-recovery.js';
import { verifyLedger } from '../../src/modules/ledger/verification/verify-ledger.js';
import { PlugGame } from '../harness/plug-game.js';
import { PLUG_KEY, SimulatedPlug } from '../harness/simulated-plug.js';
import { EXCHANGE, startBank, UPGRADE } from '../rows/bank.js';
import type { Bank, Spender } from '../rows/bank.js';
import { testCallsInGame } from '../rows/calls-in-game.js';
import { LATER_MS, testGrantsInGame } from '../rows/grants-in-game.js';

const ROUNDS = IS_FULL ? 150 : 12;
const DEATHS = ['before the commit', 'after the commit', 'after the memory'] as const;

forEachEngine('spending while in the game', (engine) => {
  let plug: SimulatedPlug;
  let bank: Bank;
  let bridge: GameBridge;

  beforeAll(async () => {
    plug = new SimulatedPlug();
    const url = await plug.listen();
    bank = await startBank({
      engine,
      bridge: { kind: 'http', url, readMs: 1000, slowMs: 1000, actMs: 2000 },
      environment: { bridgeKey: PLUG_KEY },
    });
    bridge = bank.api.app.get(GameBridge);
  });

  afterAll(async () => {
    await bank.api.close();
    await plug.close();
  });

  const gameOf = (player: Spender) => new PlugGame(bank.api.unitOfWork, plug, player);
  const exchange = (player: Spender, amount: number, key?: string) =>
    bank.post(EXCHANGE, player, { amount }, key);
  const upgrade = (player: Spender, statType: string, amount: number, paymentType: string) =>
    bank.post(UPGRADE, player, { characterId: player.characterId, statType, amount, paymentType });
  const leftRows = () =>
    bank.api.database.reader.query(
      "SELECT grant_key FROM portal_bridge_grant WHERE settled_at IS NULL AND state <> 'refused'",
    );

  const parts = () => ({ bank, plug, bridge, gameOf, exchange, leftRows });

  test('is applied by the game, written down once, and survives its next save', async () => {
    const player = await bank.newSpender({ votepoints: 20, nxCredit: 500 });
    const game = gameOf(player);
    await game.enter();
    game.earn(5);
    const key = randomUUID();
    const answers = [await exchange(player, 3, key), await exchange(player, 3, key)];
    expect(answers.map(({ status, body }) => [status, body.newVotePoints, body.newNxCredit])).toEqual([
      [200, 22, 3500],
      [200, 22, 3500],
    ]);
    expect(await bank.entriesOf(player)).toMatchObject([
      { currency: 'VP', delta: -3, balanceAfter: 22, reason: 'exchange' },
      { currency: 'NX', delta: 3000, balanceAfter: 3500, reason: 'exchange' },
    ]);
    await game.leave();
    expect(await bank.balancesOf(player)).toMatchObject({ nx: 3500, vp: 22 });
    expect((await exchange(player, 1)).body).toMatchObject({ newVotePoints: 21, newNxCredit: 4500 });
  });

  test('is refused by what the game has in its memory, and for the same key again', async () => {
    const player = await bank.newSpender({ votepoints: 2 });
    const game = gameOf(player);
    await game.enter();
    const key = randomUUID();
    const refused = await exchange(player, 3, key);
    expect([refused.status, refused.body.code]).toEqual([409, 'ledger.not_enough_votepoints']);
    game.earn(9);
    expect((await exchange(player, 3, key)).body.code).toBe('ledger.not_enough_votepoints');
    expect((await exchange(player, 3)).status).toBe(200);
    await game.leave();
  });

  test('waits where the account is at the list of characters, and nothing is left of it', async () => {
    const player = await bank.newSpender({ votepoints: 9, loggedin: 2 });
    plug.sessions.set(player.id, 'login');
    const key = randomUUID();
    expect((await exchange(player, 1, key)).body.code).toBe('game.account_in_game');
    expect(await leftRows()).toEqual([]);
    await bank.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', player.id);
    plug.sessions.delete(player.id);
    expect((await exchange(player, 1, key)).status).toBe(200);
  });

  test('settles a ghost first, and spends out of the game', async () => {
    const player = await bank.newSpender({ votepoints: 9, lastlogin: '2026-01-05 10:00:00' });
    plug.sessions.set(player.id, 'ghost');
    expect((await exchange(player, 1)).status).toBe(200);
    expect(plug.sessions.has(player.id)).toBe(false);
    plug.sessions.set(player.id, 'changing');
    await bank.write("UPDATE accounts SET lastlogin = '2026-01-06 10:00:00' WHERE id = ?", player.id);
    expect((await exchange(player, 1)).body.code).toBe('game.account_unsettled');
    plug.sessions.delete(player.id);
  });

  test('settles a ghost whose client died between two channels', async () => {
    const player = await bank.newSpender({ votepoints: 9, loggedin: 1, lastlogin: '2026-01-05 10:00:00' });
    plug.sessions.set(player.id, 'ghost');
    // Only the game may change the row.
    expect((await exchange(player, 1)).body.code).toBe('game.account_in_game');
    expect(plug.sessions.has(player.id)).toBe(false);
    await bank.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', player.id);
    expect((await exchange(player, 1)).status).toBe(200);
  });

  test('sells stats for mesos and points of the character that plays', async () => {
    const player = await bank.newSpender({ votepoints: 2 }, { meso: 7_000_000, maxhp: 29_930 });
    const game = gameOf(player);
    await game.enter();
    const answers = [
      await upgrade(player, 'maxhp', 2, 'meso'),
      await upgrade(player, 'maxmp', 1, 'votepoint'),
      await upgrade(player, 'maxhp', 1, 'meso'),
      await upgrade(player, 'maxhp', 1, 'votepoint'),
    ];
    expect(answers.map(({ body }) => body.newStatValue ?? body.code)).toEqual([
      29_990,
      530,
      'ledger.not_enough_mesos',
      'ledger.ceiling_reached',
    ]);
    game.refuses = 'no_character';
    expect((await upgrade(player, 'maxmp', 1, 'votepoint')).body.code).toBe('dashboard.character_not_found');
    await game.leave();
    expect(await bank.balancesOf(player)).toMatchObject({
      vp: 1,
      meso: 1_000_000,
      maxhp: 29_990,
      maxmp: 530,
    });
    const { characterId } = player;
    expect(await bank.entriesOf(player)).toMatchObject([
      { currency: 'MESO', delta: -6_000_000, balanceAfter: 1_000_000, characterId },
      { currency: 'HP', delta: 60, balanceAfter: 29_990, characterId },
      { currency: 'VP', delta: -1, balanceAfter: 1, characterId: null },
      { currency: 'MP', delta: 30, balanceAfter: 530, characterId },
    ]);
  });

  testCallsInGame(parts);
  test('moves no point twice and loses none if either process is killed at any moment', async () => {
    const player = await bank.newSpender({ votepoints: 10_000, nxCredit: 0 });
    const game = gameOf(player);
    const ask = bridge.applyGrant.bind(bridge);
    const answered = new Set<string>();
    const keys: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (!game.isIn) await game.enter();
      else if (round % 7 === 0) await game.leave();
      game.earn(round % 5);
      game.dies = round % 2 === 0 ? DEATHS[(round / 2) % DEATHS.length] : undefined;
      // The portal is killed before it asks the game, or before it gets the answer.
      bridge.applyGrant = async (key) => {
        if (round % 4 === 1) throw new Error('killed before');
        await ask(key);
        if (round % 4 === 3) throw new Error('killed after');
      };
      const key = randomUUID();
      keys.push(key);
      const first = await exchange(player, 1, key);
      if (first.status === 200) answered.add(key);
      bridge.applyGrant = ask;
      game.dies = undefined;
      // Every third player does not come back.
      if (first.status !== 200 && round % 3 !== 0 && (await exchange(player, 1, key)).status === 200)
        answered.add(key);
    }
    if (game.isIn) await game.leave();
    await bank.api.app.get(InGameRecovery).job.run(Date.now() + LATER_MS);
    expect(await leftRows()).toEqual([]);
    const entries = await bank.entriesOf(player);
    const spent = entries.filter(({ currency }) => currency === 'VP').length;
    expect(entries).toHaveLength(2 * spent);
    expect(spent).toBeGreaterThanOrEqual(answered.size);
    expect(spent).toBeGreaterThan(ROUNDS / 2);
    expect(spent).toBeLessThanOrEqual(keys.length);
    const { nx, vp } = await bank.balancesOf(player);
    expect([nx, vp]).toEqual([1000 * spent, 10_000 + game.kept - spent]);
    const faults: string[] = [];
    await verifyLedger(bank.api.unitOfWork, ({ kind, text }) => kind !== 'drift' && faults.push(text));
    expect(faults).toEqual([]);
  });

  // Runs last, because its rows are not operations that the ledger can verify.
  testGrantsInGame(parts);
});
