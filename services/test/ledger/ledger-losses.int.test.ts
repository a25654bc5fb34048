import { forEachEngine } from '@portico/testing-api';
import { gameTimeText, PresenceWatch } from '../../src/game/index.js';
import { ledger } from '../../src/modules/doctor/setup-probes.js';
import {
  describeFinding,
  listLosses,
  settleLosses,
} from '../../src/modules/ledger/commands/ledger-command.js';
import { GrantsService } from '../../src/modules/ledger/index.js';
import { LossesService } from '../../src/modules/ledger/losses/losses.service.js';
import type { LossesDto } from '../../src/modules/ledger/losses/losses.repository.js';
import { verifyLedger } from '../../src/modules/ledger/verification/verify-ledger.js';
import { proves } from '../harness/proves.js';
import { startApi } from '../harness/start-api.js';
import { Bank, EXCHANGE, type Spender, UPGRADE } from '../rows/bank.js';

const ago = (seconds: number) => gameTimeText(Date.now() - seconds * 1000);

forEachEngine('changes that the game wrote over', (engine) => {
  proves('modules/ledger/losses/losses.repository');

  let bank: Bank;

  beforeAll(async () => {
    const server = { limits: { spend: 1_000_000, read: 1_000_000 }, spending: { grantLostAgain: true } };
    bank = new Bank(await startApi({ engine, settings: { server } }));
  });

  afterAll(() => bank.api.close());

  /** An account that left the game normally an hour ago and has exchanged three points since. */
  async function newExchanger(): Promise<Spender> {
    const left = ago(3600);
    const player = await bank.newSpender(
      { votepoints: 9, nxCredit: 50, lastlogin: left },
      { lastLogoutTime: left, meso: 9_000_000 },
    );
    expect((await bank.post(EXCHANGE, player, { amount: 3 })).status).toBe(200);
    return player;
  }

  /** The game writes the values from its memory, and the player leaves again normally. */
  async function playOver(player: Spender, columns: string): Promise<void> {
    await bank.write(`UPDATE accounts SET ${columns}, lastlogin = '${ago(60)}' WHERE id = ?`, player.id);
    await bank.write(`UPDATE characters SET lastLogoutTime = '${ago(60)}' WHERE id = ?`, player.characterId);
    await bank.api.app.get(LossesService).job.run();
  }

  const lossesOf = async ({ id }: Spender) =>
    (await bank.api.unitOfWork.run((manager) => listLosses(manager, true)))
      .filter(({ accountId }) => accountId === id)
      .map(({ currency, amount, isCertain, state }) => [currency, amount, isCertain, state].join(' '))
      .sort();

  async function findingsOf({ id }: Spender): Promise<string[]> {
    const found: string[] = [];
    await verifyLedger(bank.api.unitOfWork, (finding) => {
      if (finding.accountId === id) found.push(describeFinding(finding).trimEnd());
    });
    return found;
  }

  test('are none where the game has played on with what it was left', async () => {
    const player = await newExchanger();
    await playOver(player, 'nxCredit = nxCredit - 700, votepoints = votepoints + 1');
    expect(await lossesOf(player)).toEqual([]);
  });

  test('are none where the game has logged that it took as much', async () => {
    const player = await newExchanger();
    await bank.api.seed((manager) =>
      manager.query(
        `INSERT INTO portal_nx_log (at, character_id, account_id, type, amount, balance_before, balance_after, source)
         VALUES (?, ?, ?, 'SPEND', 3000, 3050, 50, 'Cash shop')`,
        [Date.now() + 1000, player.characterId, player.id],
      ),
    );
    await playOver(player, 'nxCredit = 50');
    expect(await lossesOf(player)).toEqual([]);
  });

  test('are listed as possible where as much is gone and nothing says whether it was spent', async () => {
    const player = await newExchanger();
    await playOver(player, 'nxCredit = 50');
    expect(await lossesOf(player)).toEqual(['NX 3000 false open']);
    expect((await findingsOf(player)).filter((line) => line.startsWith('LOST'))).toEqual([]);
  });

  test('are listed as certain where price and gain are as before, and the ledger does not hold until they are settled', async () => {
    const player = await newExchanger();
    await bank.write('UPDATE accounts SET nxCredit = 50, votepoints = 9 WHERE id = ?', player.id);
    const lost = [
      `LOST  account ${player.id}: VP: a price of 3 came back, which wrote over entry 1`,
      `LOST  account ${player.id}: NX: 3000 lost in the game, which wrote over entry 2`,
    ];
    expect((await findingsOf(player)).filter((line) => line.startsWith('LOST'))).toEqual(lost);
    await playOver(player, 'nxCredit = 50');
    expect(await lossesOf(player)).toEqual(['NX 3000 true open', 'VP -3 true open']);
    expect(await ledger(bank.api.database, [])).toMatchObject([{ state: 'limited', reason: 'ledgerLosses' }]);
    expect((await findingsOf(player)).filter((line) => line.startsWith('LOST'))).toEqual(lost);
    const list = () => bank.api.call<LossesDto>('/api/admin/ledger/losses', { token: player.token });
    expect((await list()).status).toBe(403);
    await bank.write('UPDATE accounts SET webadmin = 1 WHERE id = ?', player.id);
    const { losses, total } = (await list()).body;
    expect(losses.filter(({ accountId }) => accountId === player.id)).toMatchObject([
      { currency: 'NX', amount: 3000, accountName: expect.any(String), characterName: null, isCertain: true },
      { currency: 'VP', amount: -3, isCertain: true },
    ]);
    expect(total).toBe(losses.length);
    await bank.api.unitOfWork.run(async (manager) => {
      const open = await listLosses(manager, false);
      await settleLosses(
        manager,
        open.flatMap(({ id, accountId }) => (accountId === player.id ? id : [])),
      );
    });
    expect((await findingsOf(player)).filter((line) => line.startsWith('LOST'))).toEqual([]);
  });

  test('are given again, once, where the game wrote over points while the account was out and their price is gone', async () => {
    const player = await newExchanger();
    await bank.write('UPDATE accounts SET nxCredit = 50 WHERE id = ?', player.id);
    expect((await bank.post(EXCHANGE, player, { amount: 1 })).body.newNxCredit).toBe(1050);
    await playOver(player, 'gender = 0');
    expect(await lossesOf(player)).toEqual(['NX 3000 true granted']);
    for (const _ of [1, 2]) {
      await bank.api.app.get(GrantsService).job.run();
      await bank.api.app.get(LossesService).job.run();
    }
    expect(await bank.balancesOf(player)).toMatchObject({ nx: 4050, vp: 5 });
    expect((await findingsOf(player)).filter((line) => !line.startsWith('game'))).toEqual([]);
  });

  test('are found before the account spends again, though nobody compared it meanwhile', async () => {
    const player = await newExchanger();
    const upgrade = { characterId: player.characterId, statType: 'maxhp', amount: 1, paymentType: 'meso' };
    await bank.write(
      `UPDATE accounts SET nxCredit = 50, votepoints = 9, lastlogin = '${ago(60)}' WHERE id = ?`,
      player.id,
    );
    await bank.write(`UPDATE characters SET lastLogoutTime = '${ago(60)}' WHERE id = ?`, player.characterId);
    expect((await bank.post(UPGRADE, player, upgrade)).status).toBe(200);
    expect(await lossesOf(player)).toEqual(['NX 3000 true open', 'VP -3 true open']);
  });

  test('are certain where the points are gone the moment the account logs in', async () => {
    const player = await newExchanger();
    const watch = bank.api.app.get(PresenceWatch);
    await watch.look();
    await bank.write(
      `UPDATE accounts SET nxCredit = 50, loggedin = 2, lastlogin = '${ago(0)}' WHERE id = ?`,
      player.id,
    );
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let seconds = 0; seconds < 10; seconds++) {
      vi.setSystemTime(Date.now() + 1000);
      await watch.look();
    }
    vi.useRealTimers();
    expect(await lossesOf(player)).toEqual(['NX 3000 true open']);
  });
});
