import { randomUUID } from 'node:crypto';
import type { GameBridge } from '../../src/game/bridge/index.js';
import { GameFeatures } from '../../src/game/index.js';
import { BalancesRepository } from '../../src/modules/ledger/balances/balances.repository.js';
import { BridgeGrantsRepository } from '../../src/modules/ledger/in-game/bridge-grants.repository.js';
import { InGameService } from '../../src/modules/ledger/index.js';
import type { TestAnswer } from '../harness/start-api.js';
import type { Spender, Spent } from './bank.js';
import type { PlugBank } from './grants-in-game.js';

interface CallsInGame extends PlugBank {
  bridge: GameBridge;
  exchange: (player: Spender, amount: number, key?: string) => Promise<TestAnswer<Spent>>;
  /** Rows in progress. */
  leftRows: () => Promise<unknown>;
}

/** Tests of calls that meet others with the same key, or a stop of the portal. */
export function testCallsInGame(parts: () => CallsInGame): void {
  /** Runs once, when the game has decided the next row. */
  const afterAsking = (act: () => void) => {
    const { bridge } = parts();
    const ask = bridge.applyGrant.bind(bridge);
    bridge.applyGrant = async (key) => {
      bridge.applyGrant = ask;
      await ask(key);
      act();
    };
  };

  test('has one effect and one answer for calls of one key at once', async () => {
    const { bank, gameOf, exchange } = parts();
    const player = await bank.newSpender({ votepoints: 9 });
    const game = gameOf(player);
    await game.enter();
    const key = randomUUID();
    // A call that meets another one may be asked to try again.
    const untilAnswered = async (): ReturnType<typeof exchange> => {
      const answer = await exchange(player, 2, key);
      return answer.status === 503 ? untilAnswered() : answer;
    };
    const answers = await Promise.all([1, 2, 3].map(untilAnswered));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.newVotePoints}`))).toEqual(
      new Set(['200 7']),
    );
    await game.leave();
    expect((await bank.balancesOf(player)).vp).toBe(7);
  });

  test('buys nothing after a refusal was kept for another call of the key', async () => {
    const { bank, gameOf, exchange, leftRows } = parts();
    const player = await bank.newSpender({ votepoints: 2 });
    const game = gameOf(player);
    await game.enter();
    const key = randomUUID();
    const inGame = bank.api.app.get(InGameService);
    const carryOut = inGame.carryOut.bind(inGame);
    // Another call with the key is refused just before this one asks the game.
    inGame.carryOut = async (...call) => {
      inGame.carryOut = carryOut;
      expect((await exchange(player, 3, key)).body.code).toBe('ledger.not_enough_votepoints');
      game.earn(9);
      return carryOut(...call);
    };
    expect((await exchange(player, 3, key)).body.code).toBe('ledger.not_enough_votepoints');
    await game.leave();
    expect(await leftRows()).toEqual([]);
    expect((await bank.balancesOf(player)).vp).toBe(11);
  });

  test('keeps no refusal once another call of the key has bought', async () => {
    const { bank, gameOf, exchange } = parts();
    const player = await bank.newSpender({ votepoints: 2 });
    const game = gameOf(player);
    await game.enter();
    const key = randomUUID();
    const balances = bank.api.app.get(BalancesRepository);
    const read = balances.readCommitted.bind(balances);
    afterAsking(() => {
      balances.readCommitted = async (owner) => {
        balances.readCommitted = read;
        const known = await read(owner);
        game.earn(9);
        expect((await exchange(player, 3, key)).status).toBe(200);
        return known;
      };
    });
    expect((await exchange(player, 3, key)).body).toMatchObject({ newVotePoints: 8 });
    await game.leave();
    expect(await bank.entriesOf(player)).toHaveLength(2);
  });

  test('takes back what the game has not decided in time, unless it decides it at that moment', async () => {
    const { bank, gameOf, exchange, bridge, leftRows } = parts();
    const player = await bank.newSpender({ votepoints: 9 });
    const game = gameOf(player);
    await game.enter();
    const ask = bridge.applyGrant.bind(bridge);
    let asked = '';
    bridge.applyGrant = async (key) => void (asked = key);
    expect((await exchange(player, 1)).body.code).toBe('game.account_in_game');
    await ask(asked);
    expect(await leftRows()).toEqual([]);
    const rows = bank.api.app.get(BridgeGrantsRepository);
    const find = rows.find.bind(rows);
    bridge.applyGrant = async () => {
      rows.find = async (key) => {
        rows.find = find;
        const row = await find(key);
        await ask(key);
        return row;
      };
    };
    expect((await exchange(player, 1)).body).toMatchObject({ newVotePoints: 8 });
    bridge.applyGrant = ask;
    await game.leave();
    expect((await bank.balancesOf(player)).vp).toBe(8);
  });

  test('answers another amount under a key that the game has applied with a refusal, and keeps none', async () => {
    const { bank, gameOf, exchange } = parts();
    const player = await bank.newSpender({ votepoints: 9 });
    const game = gameOf(player);
    await game.enter();
    const key = randomUUID();
    afterAsking(() => {
      throw new Error('killed after');
    });
    expect((await exchange(player, 1, key)).status).toBe(500);
    const other = await exchange(player, 2, key);
    expect([other.status, other.body.code]).toEqual([422, 'request.idempotency_key_reused']);
    expect((await exchange(player, 1, key)).body).toMatchObject({ newVotePoints: 8 });
    await game.leave();
    expect((await bank.balancesOf(player)).vp).toBe(8);
  });

  test('answers what the game has applied though nothing is sold by then, and keeps it for no key', async () => {
    const { bank, gameOf, exchange } = parts();
    const player = await bank.newSpender({ votepoints: 9 });
    const game = gameOf(player);
    await game.enter();
    afterAsking(() => vi.spyOn(bank.api.app.get(GameFeatures), 'isOn').mockReturnValue(false));
    expect((await exchange(player, 1)).body).toMatchObject({ newVotePoints: 8 });
    vi.restoreAllMocks();
    expect(await bank.select('SELECT * FROM portal_idempotency WHERE account_id = ?', player.id)).toEqual([]);
    await game.leave();
  });
}
