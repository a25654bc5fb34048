import { onOneEngine } from '@portico/testing-api';
import type {
  DropperDropsDto,
  FoundItemDto,
  ItemDroppersDto,
  MapMonstersDto,
} from '../../src/modules/drops/editor/editor.dto.js';
import { insertEditorWorld, startDropEditor } from '../rows/drop-editor-rows.js';
import type { DropEditorApi } from '../rows/drop-editor-rows.js';
import { BAD_MAP_IDS, ODD_TERMS } from '../rows/refusals.js';

const INVALID = [400, 'request.validation_failed'];

onOneEngine('what the drop editor finds', (engine) => {
  let editor: DropEditorApi;

  const drops = async (id: number, type = 'monster') =>
    (await editor.get<DropperDropsDto>(`monster/${id}/drops?type=${type}`)).body;

  beforeAll(async () => {
    editor = await startDropEditor(engine, insertEditorWorld);
  });

  afterAll(() => editor.close());

  describe('items', () => {
    const items = async (query: string) =>
      (await editor.get<FoundItemDto[]>(`items/search?query=${encodeURIComponent(query)}`)).body;

    it.each([
      ['oar', [1302000, 1302001]],
      ['1302001', [1302001]],
      ['4999999', [4999999]],
      ['0', [0]],
      ['meso', [0]],
      ['Mesos', [0]],
      ['', []],
      ['9876543', []],
    ])('are found by "%s"', async (query, expected) => {
      const found = await items(query);
      expect(found.slice(0, Math.max(1, expected.length)).map(({ id }) => id)).toEqual(expected);
    });

    it('have names', async () => {
      expect(await items('mesos')).toEqual([{ id: 0, name: 'Mesos' }]);
      expect((await items('1302000'))[0]).toEqual({ id: 1302000, name: 'Ferry Oar' });
    });

    it.each(ODD_TERMS)('are none under %s', async (term) => {
      expect(await items(term)).toEqual([]);
    });

    it('are not searched by more than 64 characters', async () => {
      expect(await editor.refusal(`items/search?query=${'x'.repeat(65)}`)).toEqual(INVALID);
    });
  });

  describe('droppers of an item', () => {
    const droppers = async (id: number) => (await editor.get<ItemDroppersDto>(`item/${id}/monsters`)).body;

    it('are monsters and reactors, most likely first, each with its row', async () => {
      const body = await droppers(1302000);
      expect(body.item).toEqual({ id: 1302000, name: 'Ferry Oar' });
      expect(body.droppers).toEqual([
        {
          rowId: 4,
          dropperId: 8800002,
          dropperName: 'Old Lantern King',
          type: 'monster',
          level: 110,
          map: 'Crab Flats',
          mapId: 104040000,
          minQuantity: 1,
          maxQuantity: 2,
          basePercent: 30,
          actualPercent: 60,
        },
        expect.objectContaining({ rowId: 2, dropperId: 100100, basePercent: 0.08, actualPercent: 0.24 }),
      ]);
      const tonic = (await droppers(2000000)).droppers;
      expect(tonic.map(({ type, rowId, dropperId }) => [type, rowId, dropperId])).toEqual([
        ['reactor', 1, 2001],
        ['reactor', 2, 2001],
        ['monster', 6, 9999998],
      ]);
    });

    it('are those of mesos too', async () => {
      expect(await droppers(0)).toMatchObject({
        item: { id: 0, name: 'Mesos' },
        droppers: [{ dropperId: 100100, minQuantity: 4, maxQuantity: 6 }],
      });
    });

    it('are none of an item that nobody drops', async () => {
      expect(await droppers(1302001)).toEqual({
        item: { id: 1302001, name: 'Gilded Ferry Oar' },
        droppers: [],
      });
    });

    it('are not those of an item that nobody knows', async () => {
      expect(await editor.refusal('item/9876543/monsters')).toEqual([404, 'catalog.item_not_found']);
    });

    it.each(BAD_MAP_IDS)('have no item %s', async (id) => {
      expect((await editor.get(`item/${id}/monsters`)).status).toBe(400);
    });
  });

  describe('monsters of a map', () => {
    it('have their amount, the time until they are back, and their rows', async () => {
      const { body } = await editor.get<MapMonstersDto>('map/104040000/monsters');
      expect(body).toMatchObject({ mapId: 104040000, mapName: 'Crab Flats' });
      expect(body.monsters).toMatchObject([
        { monster: { id: 100100, itemCount: 3 }, amount: 2, respawnSeconds: 5 },
        { monster: { id: 8800002 }, amount: 1, respawnSeconds: -1 },
      ]);
      expect(body.monsters[0]?.drops).toEqual((await drops(100100)).drops);
      expect(body.globalDrops.map(({ rowId }) => rowId)).toEqual([1, 2]);
    });

    it('are those of the map that it is linked to', async () => {
      const { body } = await editor.get<MapMonstersDto>('map/104040001/monsters');
      expect(body.monsters.map(({ monster }) => monster.id)).toEqual([100100, 8800002]);
    });

    it('have the global drops of their continent', async () => {
      const { body } = await editor.get<MapMonstersDto>('map/200000000/monsters');
      expect([body.monsters, body.globalDrops.map(({ rowId }) => rowId)]).toEqual([[], [1]]);
    });

    it('are not those of a map that nobody knows', async () => {
      expect(await editor.refusal('map/5/monsters')).toEqual([404, 'catalog.map_not_found']);
    });

    it.each(BAD_MAP_IDS)('have no map %s', async (id) => {
      expect((await editor.get(`map/${id}/monsters`)).status).toBe(400);
    });
  });
});
