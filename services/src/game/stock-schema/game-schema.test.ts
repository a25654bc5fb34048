import { forEachEngine } from '@portico/testing-api';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { proves } from '../../../test/harness/proves.js';
import { AccountEntity, CharacterEntity, gameEntities, InventoryItemEntity } from '../entities/index.js';
import { NO_TEMPORARY_BAN, parseGameTime } from '../entities/game-clock.js';
import { SchemaProbe } from '../probe/schema-probe.js';
import { createGameTables, dropGameTables, type StockSchema } from './index.js';

const STOCKS: readonly StockSchema[] = ['cosmic', 'heavenms'];

forEachEngine('stock game tables', (engine) => {
  proves('game/stock-schema/index');

  let open: OpenDatabase;

  beforeEach(async () => {
    open = await openTestDatabase(engine, { entities: gameEntities, migrations: [] });
  });

  afterEach(() => open.close());

  it.each(STOCKS)('have every table and column that Portico reads (%s)', async (stock) => {
    await open.unitOfWork.run((manager) => createGameTables(manager, stock));
    // MyISAM on a server: an edit of drops could not be rolled back.
    const isWithoutTransactions = stock === 'heavenms' && engine === 'mariadb';
    const drops = { table: 'drop_data', columns: [], lacksTransactions: true };
    expect(await new SchemaProbe(open.database.reader).survey()).toMatchObject({
      required: [],
      features: new Map(isWithoutTransactions ? [['dropEditing', [drops]]] : []),
    });
  });

  it('can be removed and made again', async () => {
    await open.unitOfWork.run((manager) => createGameTables(manager));
    await open.unitOfWork.run(async (manager) => {
      await dropGameTables(manager);
      await createGameTables(manager);
    });
    expect(await new SchemaProbe(open.database.reader).survey()).toMatchObject({
      required: [],
      features: new Map(),
    });
  });

  it.each([
    ['cosmic', NO_TEMPORARY_BAN],
    ['heavenms', '0000-00-00 00:00:00'],
  ] as const)(
    'fill an account as the game server does and read its dates as text (%s)',
    async (stock, noBan) => {
      await open.unitOfWork.run(async (manager) => {
        await createGameTables(manager, stock);
        await manager.query("INSERT INTO accounts (name, password) VALUES ('Lantern', 'x')");
      });
      const account = await open.database.reader.manager.findOneByOrFail(AccountEntity, { name: 'lantern' });
      expect(account).toMatchObject({
        name: 'Lantern',
        banned: 0,
        loginState: 0,
        banReason: null,
        lastLoginAt: null,
        temporaryBanUntil: noBan,
      });
      expect(account.password).toBeUndefined();
      expect(parseGameTime(account.createdAt)).not.toBeNull();
    },
  );

  it('give the same JavaScript values for flags and large integers', async () => {
    await open.unitOfWork.run(async (manager) => {
      await createGameTables(manager);
      await manager.insert(InventoryItemEntity, {
        container: 6,
        characterId: 7,
        itemId: 2000000,
        tab: 2,
        position: 1,
        quantity: 5,
        nameTag: '',
        petId: -1,
        flag: 0,
        expiration: 1_893_456_000_000,
        giftFrom: '',
      });
      await manager.query(
        "INSERT INTO characters (name, HasMerchant, MerchantMesos) VALUES ('Pip', 1, NULL), ('Nim', NULL, 5)",
      );
    });
    const [item] = await open.database.reader.manager.find(InventoryItemEntity);
    expect(item).toMatchObject({ id: 1, accountId: null, expiration: 1_893_456_000_000 });
    const characters = await open.database.reader.manager.find(CharacterEntity, { order: { id: 'ASC' } });
    expect(
      characters.map(({ hasMerchant, merchantMesos, int, level }) => [
        hasMerchant,
        merchantMesos,
        int,
        level,
      ]),
    ).toEqual([
      [true, 0, 4, 1],
      [false, 5, 4, 1],
    ]);
  });

  it('names what an attached database lacks and alters nothing', async () => {
    await open.unitOfWork.run(async (manager) => {
      await createGameTables(manager);
      await manager.query('DROP TABLE guilds');
      await manager.query('ALTER TABLE accounts DROP COLUMN webadmin');
    });
    const probe = new SchemaProbe(open.database.reader);
    expect(await probe.survey()).toMatchObject({
      required: [],
      features: new Map<string, object[]>([
        ['guilds', [{ table: 'guilds', columns: [] }]],
        ['guildPages', [{ table: 'guilds', columns: [] }]],
        ['alliances', [{ table: 'guilds', columns: [] }]],
        ['webAdmins', [{ table: 'accounts', columns: ['webadmin'] }]],
      ]),
    });
    expect((await probe.probe()).hasTable('guilds')).toBe(false);
  });
});
