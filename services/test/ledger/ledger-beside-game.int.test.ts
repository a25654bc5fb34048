import { forEachEngine } from '@portico/testing-api';
import { createConnection } from 'mysql2/promise';
import type { Connection } from 'mysql2/promise';
import { LedgerService } from '../../src/modules/ledger/index.js';
import type { LedgerOperation } from '../../src/modules/ledger/index.js';
import { EntriesRepository } from '../../src/modules/ledger/entries/entries.repository.js';
import { EXCHANGE, startBank } from '../rows/bank.js';
import type { Bank, Spender } from '../rows/bank.js';

const ENTER = 'UPDATE accounts SET loggedin = 2 WHERE id = ?';

const upgradeOf = ({ id, characterId }: Spender): LedgerOperation => ({
  key: `upgrade:${id}`,
  accountId: id,
  characterId,
  changes: [
    { currency: 'MESO', delta: -3_000_000 },
    { currency: 'HP', delta: 30 },
  ],
  reason: 'upgrade',
  actorAccountId: id,
  requestId: null,
});

forEachEngine('the ledger beside the game', (engine) => {
  // The embedded file has one writer, so nobody can write in between.
  const describeOnServer = engine === 'mariadb' ? describe : describe.skip;

  describeOnServer('that writes to the same server', () => {
    let bank: Bank;
    let game: Connection;

    beforeAll(async () => {
      bank = await startBank({ engine });
      game = await createConnection(bank.api.config.env.databaseUrl ?? '');
      await game.query('SET SESSION innodb_lock_wait_timeout = 1');
    });

    afterAll(async () => {
      await game?.end();
      await bank?.api.close();
    });

    test('says that an account is in the game which entered it in the middle of a call', async () => {
      const player = await bank.newSpender({ votepoints: 5 });
      const entries = bank.api.app.get(EntriesRepository);
      const advance = entries.advance.bind(entries);
      const spy = vi.spyOn(entries, 'advance').mockImplementation(async (...of) => {
        const head = await advance(...of);
        await game.query(ENTER, [player.id]);
        return head;
      });
      const { status, body } = await bank.post(EXCHANGE, player, { amount: 1 });
      spy.mockRestore();
      expect([status, body.code]).toEqual([409, 'game.account_in_game']);
      expect(await bank.balancesOf(player)).toMatchObject({ vp: 5 });
    });

    test('refuses the first operations of new accounts without one deadlock', async () => {
      const players = [];
      for (let count = 0; count < 24; count++) players.push(await bank.newSpender());
      const deadlocks = async () => {
        const [rows] = await game.query("SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'");
        return rows;
      };
      const before = await deadlocks();
      const answers = await Promise.all(players.map((player) => bank.post(EXCHANGE, player, { amount: 1 })));
      expect(new Set(answers.map(({ body }) => body.code))).toEqual(
        new Set(['ledger.not_enough_votepoints']),
      );
      expect(await deadlocks()).toEqual(before);
    });

    test.each(['REPEATABLE READ', 'READ COMMITTED'])(
      'lets no one into the game while their character changes, on a server of %s',
      async (isolation) => {
        await game.query(`SET GLOBAL TRANSACTION ISOLATION LEVEL ${isolation}`);
        const { databaseUrl, home } = bank.api.config.env;
        const other = await startBank({ engine, gameTables: 'none', databaseUrl, environment: { home } });
        const player = await bank.newSpender({}, { meso: 3_000_000 });
        try {
          await other.api.unitOfWork.run(async () => {
            await other.api.app.get(LedgerService).apply(upgradeOf(player));
            await expect(game.query(ENTER, [player.id])).rejects.toThrow('Lock wait timeout');
          });
          await game.query(ENTER, [player.id]);
          expect(await bank.balancesOf(player)).toMatchObject({ meso: 0, maxhp: 1030 });
        } finally {
          await game.query('SET GLOBAL TRANSACTION ISOLATION LEVEL REPEATABLE READ');
          await other.api.close();
        }
      },
    );
  });
});
