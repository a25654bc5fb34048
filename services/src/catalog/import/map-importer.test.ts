import { join } from 'node:path';
import { forEachEngine } from '@portico/testing-api';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { SMALL_SERVER, writeFiles } from '../../../test/harness/small-server.js';
import { gameEntities } from '../../game/entities/index.js';
import {
  catalogEntities,
  CatalogFoundAtEntity,
  CatalogLifeEntity,
  CatalogMapDrawingEntity,
  CatalogMapEntity,
  catalogMigrations,
  CatalogNpcEntity,
  CatalogReactorEntity,
  unpackMapDrawing,
} from '../index.js';
import { runImport } from './run-import.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

forEachEngine('import of maps', (engine) => {
  let open: OpenDatabase;
  let root: string;

  beforeAll(async () => {
    open = await openTestDatabase(engine, schema);
    root = join(open.home, 'wz');
    await writeFiles(root, SMALL_SERVER);
    await importAll();
  });

  afterAll(() => open.close());

  const importAll = () => runImport({ folder: root, unitOfWork: open.unitOfWork });

  const mapOf = (mapId: number) => open.database.reader.manager.findOneByOrFail(CatalogMapEntity, { mapId });
  const drawingOf = async (mapId: number) => {
    const found = await open.database.reader.manager.findOneByOrFail(CatalogMapDrawingEntity, { mapId });
    return unpackMapDrawing(found.drawing);
  };
  const lifeOf = async (mapId: number) => {
    const rows = await open.database.reader.manager.find(CatalogLifeEntity, {
      where: { mapId },
      order: { kind: 'ASC', subjectId: 'ASC' },
    });
    return rows.map(({ kind, subjectId, amount, isHidden, spots }) => {
      const parsed: unknown = JSON.parse(spots);
      return { kind, subjectId, amount, isHidden, spots: parsed };
    });
  };

  it('names maps by the flattened regions, never by an id inside another entry', async () => {
    expect(await mapOf(100000000)).toMatchObject({
      name: 'Greenmere',
      hasName: true,
      streetName: 'Green Road',
      region: 'victoria',
      description: 'A town of archers.',
      isTown: true,
      fieldLimit: 0,
      returnMapId: 100000000,
      mapMark: 'Green',
    });
    expect((await mapOf(106021800)).name).toBe('Dead End');
    expect(await mapOf(106021100)).toMatchObject({ name: 'Skyscraper 4', hasFile: false });
    expect(await mapOf(1020)).toMatchObject({ name: 'Map 1020', hasName: false, hasFile: true });
    expect(await mapOf(104040000)).toMatchObject({ streetName: '', mapMark: '', isTown: false });
  });

  it('reads numbers with a decimal comma and passes over what is no number', async () => {
    const properties: unknown = JSON.parse((await mapOf(100000000)).properties);
    expect(properties).toEqual({ forcedReturn: 999_999_999, mobRate: 1.5 });
  });

  it('groups spawns, keeps every spot, and hides no one for the name of an event', async () => {
    expect(await lifeOf(104040000)).toEqual([
      {
        kind: 'monster',
        subjectId: 120100,
        amount: 1,
        isHidden: false,
        spots: [{ x: 3, y: 4, respawn: -1 }],
      },
      {
        kind: 'monster',
        subjectId: 130101,
        amount: 2,
        isHidden: false,
        spots: [
          { x: 1, y: 2 },
          { x: 5, y: 6, respawn: 30 },
        ],
      },
      { kind: 'npc', subjectId: 9000069, amount: 1, isHidden: false, spots: [{ x: 9, y: 9 }] },
      { kind: 'reactor', subjectId: 2001, amount: 1, isHidden: false, spots: [{ x: 7, y: 8, respawn: 5 }] },
    ]);
  });

  it('lets a linked map show the life and minimap of its target under its own name and rules', async () => {
    expect(await mapOf(100020101)).toMatchObject({
      name: 'Pig Farm',
      sourceMapId: 104040000,
      fieldLimit: 262216,
      returnMapId: null,
      minimapWidth: 144,
      minimapHeight: 114,
    });
    expect(await lifeOf(100020101)).toEqual([]);
    expect((await mapOf(100000000)).sourceMapId).toBe(100000000);
  });

  it('keeps a map whose link leads nowhere or back to itself, on its own', async () => {
    expect((await mapOf(100020102)).sourceMapId).toBe(100020102);
    expect((await mapOf(100020103)).sourceMapId).toBe(100020103);
  });

  it('packs what a map is drawn from', async () => {
    expect(await drawingOf(100000000)).toEqual({
      minimap: {
        canvasWidth: 465,
        canvasHeight: 86,
        width: 7440,
        height: 1376,
        centerX: 100,
        centerY: 200,
        mag: 4,
      },
      bounds: null,
      footholds: [
        [-10, 0, 90, 0],
        [90, 0, 90, 60],
      ],
      ladders: [[40, -100, -10, 1]],
      portals: [
        { name: 'sp', type: 0, x: 10, y: 20, targetMapId: null, targetName: '' },
        { name: 'out', type: 2, x: 90, y: 20, targetMapId: 104040000, targetName: 'in' },
      ],
    });
  });

  it('lists NPCs with a name and those on maps, but not the slots of player NPCs', async () => {
    const npcs = await open.database.reader.manager.find(CatalogNpcEntity, { order: { npcId: 'ASC' } });
    expect(npcs.map(({ npcId, name, hasName, occupation }) => [npcId, name, hasName, occupation])).toEqual([
      [1012000, 'Regular Cab', true, 'Taxi'],
      [2041021, '시계공', true, ''],
      [9000068, 'NPC 9000068', false, ''],
      [9000069, 'NPC 9000069', false, ''],
    ]);
  });

  it('names reactors by the map that hosts them and tells party quests apart', async () => {
    const reactors = await open.database.reader.manager.find(CatalogReactorEntity, {
      order: { reactorId: 'ASC' },
    });
    expect(reactors.map(({ generationId: _generation, ...reactor }) => reactor)).toEqual([
      {
        reactorId: 2001,
        name: 'Hunting Ground',
        hasName: true,
        label: '상자',
        partyQuest: '',
        action: 'box1',
        linkedReactorId: 2000,
      },
      expect.objectContaining({ reactorId: 7777, name: 'Reactor 7777', hasName: false, label: '' }),
      expect.objectContaining({ reactorId: 9999, name: 'Reactor 9999', hasName: false }),
      expect.objectContaining({ reactorId: 6102001, name: 'Keep', partyQuest: 'crimsonwood' }),
    ]);
  });

  it('takes in what the books say of places, each once', async () => {
    const places = await open.database.reader.manager.find(CatalogFoundAtEntity, {
      order: { kind: 'ASC', mapId: 'ASC' },
    });
    expect(places.map(({ kind, subjectId, mapId }) => [kind, subjectId, mapId])).toEqual([
      ['monster', 100100, 10000],
      ['monster', 100100, 104040000],
      ['npc', 1012000, 100000000],
    ]);
  });
});
