import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { DropEntity, gameEntities, GlobalDropEntity, ReactorDropEntity } from '../../game/entities/index.js';
import { SchemaProbe } from '../../game/probe/schema-probe.js';
import { createGameTables } from '../../game/stock-schema/index.js';
import { type Catalog, catalogEntities, catalogMigrations, CatalogService } from '../index.js';
import { type ImportResult, runImport } from './run-import.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

const files = process.env.PORTICO_TEST_WZ ?? '';
const tables = process.env.PORTICO_TEST_TABLES ?? '';
const isGiven = files !== '' && tables !== '';

if (!isGiven) {
  process.stderr.write(
    'SKIPPED: import of real game files. Set PORTICO_TEST_WZ and PORTICO_TEST_TABLES to run it.\n',
  );
}

const describeReal = isGiven ? describe : describe.skip;

/** Rows of a CSV file as numbers, its header left out. */
async function numbersOf(table: string): Promise<number[][]> {
  const text = await readFile(join(tables, `${table}.csv`), 'utf8');
  const lines = text.trim().split(/\r?\n/).slice(1);
  return lines.map((line) => line.split(',').map(Number));
}

describeReal('import of real game files', () => {
  let open: OpenDatabase;
  let result: ImportResult;
  let catalog: Catalog;

  beforeAll(async () => {
    open = await openTestDatabase('sqlite', schema);
    await open.unitOfWork.run(async (manager) => {
      await createGameTables(manager);
      const drops = (await numbersOf('drop_data')).map(
        ([
          id = 0,
          dropperId = 0,
          itemId = 0,
          minimumQuantity = 0,
          maximumQuantity = 0,
          questId = 0,
          chance = 0,
        ]) => ({ id, dropperId, itemId, minimumQuantity, maximumQuantity, questId, chance }),
      );
      for (let start = 0; start < drops.length; start += 1000) {
        await manager.insert(DropEntity, drops.slice(start, start + 1000));
      }
      for (const [
        id = 0,
        continent = 0,
        itemId = 0,
        minimumQuantity = 0,
        maximumQuantity = 0,
        questId = 0,
        chance = 0,
      ] of await numbersOf('drop_data_global')) {
        await manager.insert(GlobalDropEntity, {
          id,
          continent,
          itemId,
          minimumQuantity,
          maximumQuantity,
          questId,
          chance,
        });
      }
      const reactors = (await numbersOf('reactordrops')).map(
        ([id = 0, reactorId = 0, itemId = 0, oneIn = 0, questId = 0]) => ({
          id,
          reactorId,
          itemId,
          oneIn,
          questId,
        }),
      );
      await manager.insert(ReactorDropEntity, reactors);
    });
    result = await runImport({ folder: files, unitOfWork: open.unitOfWork });
    const service = new CatalogService(open.database.reader, new SchemaProbe(open.database.reader));
    await service.load();
    catalog = service.current;
  }, 180_000);

  afterAll(() => open.close());

  const sources = (itemId: number) =>
    catalog.drops
      .sourcesOfItem(itemId)
      .map(({ type, dropperId, name, percent, minimumQuantity, maximumQuantity }) => [
        type,
        dropperId,
        name,
        percent,
        minimumQuantity,
        maximumQuantity,
      ]);

  const drops = (monsterId: number) =>
    catalog.drops.dropsOfMonster(monsterId).filter(({ isGlobal }) => !isGlobal);

  it('counts what the files hold', () => {
    expect(Object.fromEntries(result.report.counts)).toEqual({
      equipment: 5116,
      use: 2290,
      setup: 294,
      etc: 2360,
      cash: 538,
      'spots of monsters': 25_701,
      'spots of npcs': 3000,
      'spots of reactors': 3276,
    });
    expect([result.itemCount, result.monsterCount]).toEqual([10_598, 1597]);
    expect(result.report.warnings.map(({ reason, count }) => [reason, count])).toEqual([
      ['named monster without a file', 33],
      ['named map without a file', 533],
      ['quest without requirements in Check.img', 11],
    ]);
    expect(catalog.searchMonsters({ term: '' }).filter(({ isBoss }) => isBoss)).toHaveLength(477);
    // Two of the 188 in the files are hair.
    expect(catalog.searchItems({ term: 'MISSING NAME' })).toHaveLength(186);
  });

  it('reads the two-handed sword 1402014 with its one source', () => {
    expect(catalog.item(1402014)).toMatchObject({
      name: 'Thermometer',
      type: 'equipment',
      weaponType: 'twoHandedSword',
      properties: {
        reqLevel: 10,
        reqJob: 0,
        incPAD: 30,
        incPDD: 10,
        incMMP: 80,
        tuc: 7,
        price: 80_000,
        attackSpeed: 5,
      },
    });
    expect(sources(1402014)).toEqual([['monster', 9400004, 'Big Cloud Fox', 0.08, 1, 1]]);
    expect(catalog.monster(9400004)?.level).toBe(45);
  });

  it('reads the helmet 1002357 with all its bonuses', () => {
    expect(catalog.item(1002357)?.properties).toMatchObject({
      reqLevel: 50,
      incSTR: 15,
      incDEX: 15,
      incINT: 15,
      incLUK: 15,
      incPDD: 150,
      incMDD: 150,
      incACC: 20,
      incEVA: 20,
      tuc: 10,
      price: 500_000,
    });
    expect(sources(1002357)).toEqual([['monster', 8800002, 'Zakum3', 30, 1, 2]]);
  });

  it('reads the first sword with three sources', () => {
    expect(catalog.item(1302000)).toMatchObject({
      name: 'Sword',
      properties: { incPAD: 17, tuc: 7, price: 1, attackSpeed: 4 },
    });
    expect(sources(1302000).map(([, id, name, percent]) => [id, name, percent])).toEqual([
      [100100, 'Snail', 0.07],
      [130101, 'Red Snail', 0.07],
      [9400551, 'Bob', 0.07],
    ]);
  });

  it('lists the drops of bosses in full', () => {
    expect([8800002, 8820001, 8810018, 9400606].map((id) => drops(id).length)).toEqual([88, 99, 73, 160]);
    expect(drops(8800002).find(({ itemId }) => itemId === 0)).toMatchObject({
      percent: 70,
      minimumQuantity: 10_000,
      maximumQuantity: 15_000,
    });
    expect(catalog.monster(8820001)).toMatchObject({
      name: 'Pink Bean',
      level: 180,
      maxHp: 2_100_000_000,
      exp: 50_000_000,
      isBoss: true,
    });
    expect(catalog.monster(8810018)?.exp).toBe(0);
  });

  it('lists the seventeen drops of the first monster', () => {
    expect(catalog.monster(100100)).toMatchObject({
      name: 'Snail',
      level: 1,
      maxHp: 8,
      exp: 3,
      isBoss: false,
    });
    expect(drops(100100)).toHaveLength(17);
    expect(drops(100100)[0]).toMatchObject({ itemId: 4000019, percent: 60 });
    expect(drops(100100).find(({ itemId }) => itemId === 1002067)?.percent).toBe(0.1287);
    expect(drops(100100).find(({ itemId }) => itemId === 0)).toMatchObject({
      percent: 40,
      minimumQuantity: 4,
      maximumQuantity: 6,
    });
  });

  it('reads reactors as one in N', () => {
    const ofReactor = (itemId: number, reactorId: number) =>
      catalog.drops
        .sourcesOfItem(itemId)
        .filter((source) => source.type === 'reactor' && source.dropperId === reactorId)
        .map(({ percent, questId }) => [percent, questId]);
    expect(ofReactor(2000003, 2001)).toEqual([[6.66666667, null]]);
    expect(ofReactor(4031161, 2001)).toEqual([[100, 1008]]);
    expect(ofReactor(4020007, 6702003)).toHaveLength(2);
  });

  it('tells items without a source, with reactors alone and with both', () => {
    expect(catalog.item(1372005)).toMatchObject({
      name: 'Wooden Wand',
      properties: { incPAD: 15, incMAD: 23, attackSpeed: 6, price: 1000 },
    });
    expect(sources(1372005)).toEqual([]);
    expect(sources(1122052)).toEqual([['reactor', 9202012, "Sharen III's Treasure Wearhouse", 2.5, 1, 1]]);
    expect(sources(4031161).map(([type, id]) => [type, id])).toEqual([
      ['monster', 2000],
      ['reactor', 2001],
      ['reactor', 1002009],
    ]);
  });

  it('keeps odd names as they are, without blanks around them', () => {
    expect([2022142, 3990020, 4000209].map((id) => catalog.itemName(id))).toEqual([
      'Mind & Heart Medicine',
      'Red " + "',
      'Co-ke Slime’s Bell',
    ]);
    expect(catalog.itemName(3994096)).toMatch(/[\uac00-\ud7a3]/);
    expect(catalog.monsterName(2220000)).toBe('Mano');
  });

  it('survives outliers', () => {
    expect(drops(4300013).find(({ itemId }) => itemId === 2000006)?.percent).toBe(100);
    expect([9501016, 9500190].map((id) => catalog.monster(id)?.level)).toEqual([null, 1800]);
  });
});
