import { forEachEngine } from '@portico/testing-api';
import { type OpenDatabase, openTestDatabase } from '../../test/harness/open-database.js';
import { DropEntity, gameEntities, GlobalDropEntity, ReactorDropEntity } from '../game/entities/index.js';
import { createGameTables } from '../game/stock-schema/index.js';
import { SchemaProbe } from '../game/probe/schema-probe.js';
import {
  CATALOG_POINTER,
  catalogEntities,
  catalogMigrations,
  CatalogItemEntity,
  CatalogPointerEntity,
  CatalogService,
} from './index.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

const drop = (id: number, chance: number): DropEntity => ({
  id,
  dropperId: 100100,
  itemId: 2000000,
  minimumQuantity: 1,
  maximumQuantity: 1,
  questId: 0,
  chance,
});

/** The drop that every monster has. */
const ofAll = ({ dropperId: _dropperId, ...values }: ReturnType<typeof drop>) => values;

const MINUTE = 60_001;

const now = () => performance.now();

forEachEngine('catalog service', (engine) => {
  let open: OpenDatabase;
  let catalog: CatalogService;

  beforeEach(async () => {
    open = await openTestDatabase(engine, schema);
    await open.unitOfWork.run(createGameTables);
    catalog = new CatalogService(open.database.reader, new SchemaProbe(open.database.reader));
  });

  afterEach(() => open.close());

  const writeDrop = (id: number) =>
    open.unitOfWork.run((manager) => manager.insert(DropEntity, drop(id, 20_000)));

  const runEach = (...statements: string[]) =>
    open.unitOfWork.run(async (manager) => {
      for (const statement of statements) await manager.query(statement);
    });

  const putIntoService = (generationId: number, name: string) =>
    open.unitOfWork.run(async (manager) => {
      await manager.insert(CatalogItemEntity, {
        generationId,
        itemId: 2000000,
        name,
        hasName: true,
        description: '한국어',
        properties: '{"price":0.3}',
      });
      await manager.delete(CatalogPointerEntity, { name: CATALOG_POINTER });
      await manager.insert(CatalogPointerEntity, {
        name: CATALOG_POINTER,
        generationId,
        switchedAt: 1_700_000_000_123,
      });
    });

  it('names items by their id while nothing was imported', async () => {
    await open.unitOfWork.run((manager) => manager.insert(DropEntity, drop(1, 20_000)));
    await catalog.load();
    expect(catalog.current.generation).toBeNull();
    expect(catalog.current.drops.dropsOfMonster(100100)).toMatchObject([
      { itemName: 'Item 2000000', percent: 2 },
    ]);
  });

  it('serves the same values on both engines', async () => {
    await putIntoService(1, 'Tea & "Cake"');
    await catalog.load();
    expect(catalog.current).toMatchObject({ generation: 1, importedAt: 1_700_000_000_123, itemCount: 1 });
    expect(catalog.current.item(2000000)).toEqual({
      id: 2000000,
      name: 'Tea & "Cake"',
      hasName: true,
      description: '한국어',
      type: 'use',
      weaponType: undefined,
      properties: { price: 0.3 },
    });
  });

  it('takes a new import into service at the next look, and is not built again without one', async () => {
    await putIntoService(1, 'Old');
    await catalog.load();
    expect(await catalog.refresh()).toBe(false);
    await putIntoService(2, 'New');
    expect(await catalog.refresh()).toBe(true);
    expect(catalog.current.itemName(2000000)).toBe('New');
  });

  it('leaves a catalog that somebody holds as it was', async () => {
    await putIntoService(1, 'Old');
    await catalog.load();
    const held = catalog.current;
    await putIntoService(2, 'New');
    await catalog.refresh();
    expect(held.itemName(2000000)).toBe('Old');
  });

  it('looks at the drop tables every few seconds and sees a swap of two chances', async () => {
    await open.unitOfWork.run((manager) => manager.insert(DropEntity, [drop(1, 100), drop(2, 900)]));
    await catalog.load();
    await open.unitOfWork.run(async (manager) => {
      await manager.update(DropEntity, 1, { chance: 900 });
      await manager.update(DropEntity, 2, { chance: 100 });
    });
    expect(await catalog.refresh()).toBe(false);
    expect(await catalog.refresh(now() + MINUTE)).toBe(true);
    expect(await catalog.refresh(now() + 2 * MINUTE)).toBe(false);
  });

  it.each([
    {
      table: DropEntity,
      row: drop(1, 500),
      columns: ['chance', 'minimumQuantity', 'maximumQuantity', 'questId', 'itemId', 'dropperId'],
    },
    {
      table: GlobalDropEntity,
      row: { ...ofAll(drop(1, 500)), continent: -1, questId: -1 },
      columns: ['chance', 'minimumQuantity', 'maximumQuantity', 'questId', 'itemId', 'continent'],
    },
    {
      table: ReactorDropEntity,
      row: { id: 1, reactorId: 2001, itemId: 2000000, oneIn: 5, questId: -1 },
      columns: ['reactorId', 'itemId', 'oneIn', 'questId'],
    },
  ])('sees that two rows of $table.name swapped any of their values', async ({ table, row, columns }) => {
    const seen: string[] = [];
    for (const [place, column] of columns.entries()) {
      const [one, other] = [2 * place + 1, 2 * place + 2];
      await open.unitOfWork.run((manager) =>
        manager.insert(table, [
          { ...row, id: one },
          { ...row, id: other, [column]: 77 },
        ]),
      );
      const watching = new CatalogService(open.database.reader, new SchemaProbe(open.database.reader));
      await watching.load();
      await open.unitOfWork.run(async (manager) => {
        await manager.update(table, one, { [column]: 77 });
        await manager.update(table, other, { [column]: Reflect.get(row, column) });
      });
      if (await watching.refresh(now() + MINUTE)) seen.push(column);
    }
    expect(seen).toEqual(columns);
  });

  it('sees that two recipes of the Maker skill swapped their levels', async () => {
    const recipe = (id: number, itemid: number, level: number) =>
      `INSERT INTO makercreatedata (id, itemid, req_level, req_maker_level, req_meso, quantity) VALUES (${id}, ${itemid}, ${level}, 1, 0, 1)`;
    const levelOf = (itemid: number, level: number) =>
      `UPDATE makercreatedata SET req_level = ${level} WHERE itemid = ${itemid}`;
    await runEach(recipe(1, 1302001, 45), recipe(2, 1302000, 50));
    await catalog.load();
    await runEach(levelOf(1302001, 50), levelOf(1302000, 45));
    expect(await catalog.refresh(now() + MINUTE)).toBe(true);
  });

  it('goes on without a drop table that went away, and sees it again when it is back', async () => {
    await open.unitOfWork.run((manager) => manager.insert(DropEntity, drop(1, 20_000)));
    await catalog.load();
    await open.unitOfWork.run((manager) => manager.query('ALTER TABLE drop_data RENAME TO put_aside'));
    expect(await catalog.refresh(now() + MINUTE)).toBe(true);
    expect(catalog.current.drops.dropsOfMonster(100100)).toEqual([]);
    await open.unitOfWork.run((manager) => manager.query('ALTER TABLE put_aside RENAME TO drop_data'));
    expect(await catalog.refresh(now() + 2 * MINUTE)).toBe(true);
    expect(catalog.current.drops.dropsOfMonster(100100)).toHaveLength(1);
  });

  it('works on a database that lacks a drop table, and looks for it once a minute', async () => {
    await open.unitOfWork.run((manager) => manager.query('DROP TABLE reactordrops'));
    const probe = new SchemaProbe(open.database.reader);
    const probed = vi.spyOn(probe, 'probe');
    catalog = new CatalogService(open.database.reader, probe);
    await catalog.load();
    expect(catalog.current.popularItems({ limit: 5 })).toEqual([]);
    await writeDrop(1);
    await catalog.refresh(now() + MINUTE);
    probed.mockClear();
    for (const later of [10_000, 20_000]) {
      await writeDrop(later);
      await catalog.refresh(now() + MINUTE + later);
    }
    // Each new catalog probes once; checks do not probe.
    expect(probed).toHaveBeenCalledTimes(2);
    await writeDrop(2);
    await catalog.refresh(now() + 3 * MINUTE);
    expect(probed).toHaveBeenCalledTimes(4);
  });

  it('loads at a later look when the first load failed', async () => {
    await open.unitOfWork.run((manager) => manager.query('DROP TABLE portal_catalog_pointer'));
    await expect(catalog.load()).rejects.toThrow('portal_catalog_pointer');
    expect(() => catalog.current).toThrow(/not responding/);
    await open.unitOfWork.run((manager) =>
      manager.query(
        'CREATE TABLE portal_catalog_pointer (name VARCHAR(32) PRIMARY KEY, generation_id INT NOT NULL, switched_at BIGINT NOT NULL)',
      ),
    );
    await putIntoService(1, 'Tea');
    expect(await catalog.refresh()).toBe(true);
    expect(catalog.current.itemName(2000000)).toBe('Tea');
  });
});
