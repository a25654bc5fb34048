import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { Logger } from '@nestjs/common';
import { GrantsService, LedgerService } from '../../src/modules/ledger/index.js';
import { InGameRecovery } from '../../src/modules/ledger/in-game/in-game-recovery.js';
import { completeGrant, incompleteGrants } from '../../src/modules/ledger/in-game/incomplete-grants.js';
import { LedgerHeadEntity } from '../../src/modules/ledger/ledger.entities.js';
import { LossesService } from '../../src/modules/ledger/losses/losses.service.js';
import { ANSWERS_KEPT_MS } from '../../src/platform/http/idempotency/index.js';
import { lockRow } from '../../src/platform/persistence/index.js';
import type { PlugGame } from '../harness/plug-game.js';
import { insertRow } from '../harness/rows.js';
import type { SimulatedPlug } from '../harness/simulated-plug.js';
import type { Bank, Spender } from './bank.js';

/** The job completes rows of this age. */
export const LATER_MS = 140_000;

/** A portal with a bridge to a simulated plug, and the game of a player behind it. */
export interface PlugBank {
  bank: Bank;
  plug: SimulatedPlug;
  gameOf: (player: Spender) => PlugGame;
}

/** Tests grants to online players, and rows of unfinished calls. */
export function testGrantsInGame(parts: () => PlugBank): void {
  const give = (player: Spender, delta: number) =>
    parts()
      .bank.api.app.get(GrantsService)
      .give({
        entryKey: `test:${randomUUID()}`,
        accountId: player.id,
        currency: 'VP',
        delta,
        reason: 'vote',
        actorAccountId: null,
        requestId: null,
      });
  const deliver = () => parts().bank.api.app.get(GrantsService).job.run();
  const recover = () =>
    parts()
      .bank.api.app.get(InGameRecovery)
      .job.run(Date.now() + LATER_MS);
  const rows = (condition: string) =>
    parts().bank.api.database.reader.query(
      `SELECT grant_key AS grantKey FROM portal_bridge_grant WHERE ${condition} ORDER BY grant_key`,
    );

  /** A row of nine points that the game has applied. */
  const addApplied = ({ id }: Spender, row: Record<string, number | string>) =>
    parts().bank.api.seed((manager) =>
      insertRow(manager, 'portal_bridge_grant', {
        meso: 0,
        hp: 0,
        mp: 0,
        hp_max: 0,
        mp_max: 0,
        nx: 0,
        vp: 9,
        state: 'applied',
        reason: 'upgrade',
        account_id: id,
        decided_at: 2000,
        ...row,
      }),
    );
  /** Statements that wait for the chain of an account; the embedded database queues units of work. */
  const lockWaits = async () => {
    const { database } = parts().bank.api;
    if (database.engine === 'sqlite') return 1;
    const waiting = await database.reader.query(
      "SELECT 1 FROM information_schema.processlist WHERE info LIKE 'UPDATE _portal_ledger_head%'",
    );
    return waiting.length;
  };

  test('delivers gifts to those who play', async () => {
    const { bank, gameOf } = parts();
    const player = await bank.newSpender({ votepoints: 1 });
    const game = gameOf(player);
    await game.enter();
    await give(player, 4);
    await deliver();
    expect((await bank.balancesOf(player)).vp).toBe(5);
    await game.leave();
    expect((await bank.balancesOf(player)).vp).toBe(5);
    expect(await bank.entriesOf(player)).toMatchObject([{ currency: 'VP', delta: 4, balanceAfter: 5 }]);
  });

  test('puts off a gift that the game refuses for no reason that the rows show, and goes on', async () => {
    const { bank, gameOf } = parts();
    const [player, next] = [await bank.newSpender({ votepoints: 1 }), await bank.newSpender()];
    const game = gameOf(player);
    game.refuses = 'ceiling';
    await game.enter();
    await give(player, 4);
    await give(next, 2);
    await deliver();
    expect([(await bank.balancesOf(player)).vp, (await bank.balancesOf(next)).vp]).toEqual([1, 2]);
    await game.leave();
  });

  test('asks the game about one gift of many where it cannot be reached', async () => {
    const { bank, plug } = parts();
    const player = await bank.newSpender({ votepoints: 1, loggedin: 2 });
    plug.sessions.set(player.id, 'login');
    for (const delta of [1, 2, 3]) await give(player, delta);
    const before = plug.seen.length;
    await bank.api.app.get(GrantsService).deliverTo(player.id);
    expect(plug.seen.slice(before)).toEqual(['POST /bridge/v1/grants']);
    await bank.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', player.id);
    plug.sessions.delete(player.id);
  });

  test('takes over all other rows where one cannot be, and that one once the owner completes it', async () => {
    const { bank } = parts();
    const [player, next] = [
      await bank.newSpender({ votepoints: 9 }),
      await bank.newSpender({ votepoints: 9 }),
    ];
    // The first lacks the balance after it.
    await addApplied(player, { grant_key: 'row:0', created_at: 1000 });
    await addApplied(next, { grant_key: 'row:1', created_at: 1001, vp_after: 9 });
    const unsettled = () => rows("settled_at IS NULL AND state = 'applied'");
    await recover();
    expect(await unsettled()).toEqual([{ grantKey: 'row:0' }]);
    expect(await bank.entriesOf(player)).toEqual([]);
    expect(await bank.entriesOf(next)).toMatchObject([{ delta: 9, balanceAfter: 9 }]);
    expect(await bank.api.unitOfWork.run(incompleteGrants)).toMatchObject([{ key: 'row:0' }]);
    // The account continues meanwhile.
    await give(player, 1);
    await deliver();
    expect(await bank.entriesOf(player)).toMatchObject([{ delta: 1, balanceAfter: 10 }]);
    const complete = (key: string) => completeGrant(bank.api.unitOfWork, key);
    // The game may still overwrite the grant; a completed row would hide that.
    expect(await complete('row:0')).toBe('uncompared');
    await bank.write("UPDATE accounts SET lastlogin = '2026-01-06 10:00:00' WHERE id = ?", player.id);
    await bank.write(
      "UPDATE characters SET lastLogoutTime = '2026-01-06 11:00:00' WHERE id = ?",
      player.characterId,
    );
    await bank.api.app.get(LossesService).job.run();
    expect([await complete('row:0'), await complete('row:0'), await complete('row:1')]).toEqual([
      'completed',
      'unknown',
      'unknown',
    ]);
    await recover();
    await recover();
    expect(await unsettled()).toEqual([]);
    expect(await bank.entriesOf(player)).toMatchObject([{ delta: 1 }, { delta: 9, balanceAfter: 10 }]);
  });

  test('completes a row with the balance that the operation before it left', async () => {
    const { bank } = parts();
    const player = await bank.newSpender({ votepoints: 9 });
    await bank.api.app.get(LedgerService).openAccount(player.id);
    await addApplied(player, { grant_key: 'row:2', created_at: 1000 });
    const steps = new EventEmitter();
    const operation = bank.api.unitOfWork.run(async (manager) => {
      await lockRow(manager, LedgerHeadEntity, { accountId: player.id }, 'lastSequence');
      steps.emit('held');
      await once(steps, 'released');
      await manager.query('UPDATE accounts SET votepoints = 7 WHERE id = ?', [player.id]);
    });
    await once(steps, 'held');
    const completing = completeGrant(bank.api.unitOfWork, 'row:2');
    await vi.waitFor(async () => expect(await lockWaits()).toBe(1));
    steps.emit('released');
    await operation;
    expect(await completing).toBe('completed');
    await recover();
    expect(await bank.entriesOf(player)).toMatchObject([{ delta: 9, balanceAfter: 7 }]);
  });

  test('logs each error of a row once', async () => {
    const { bank } = parts();
    const player = await bank.newSpender();
    await addApplied(player, { grant_key: 'row:3', created_at: 1000 });
    const error = vi.spyOn(Logger.prototype, 'error').mockClear();
    const ledger = bank.api.app.get(LedgerService);
    const spy = vi.spyOn(ledger, 'recordApplied').mockRejectedValueOnce(new Error('Lock wait timeout'));
    // Every second round skips a row that failed.
    for (let round = 0; round < 6; round += 1) await recover();
    const lines = error.mock.calls.map(([line]) => line as { key?: string; err: Error });
    expect(lines.filter(({ key }) => key === 'row:3').map(({ err }) => err.message)).toEqual([
      'Lock wait timeout',
      expect.stringContaining('without the balance after it: VP'),
    ]);
    spy.mockRestore();
    error.mockRestore();
    await bank.write('DELETE FROM portal_bridge_grant WHERE account_id = ?', player.id);
  });

  test('forgets rows two days after the ledger took them over', async () => {
    const job = parts().bank.api.app.get(InGameRecovery).removal;
    await job.run();
    expect(await rows('settled_at IS NOT NULL')).not.toEqual([]);
    await job.run(Date.now() + ANSWERS_KEPT_MS + 1000);
    expect(await rows('settled_at IS NOT NULL')).toEqual([]);
  });
}
