import { forEachEngine } from '@portico/testing-api';
import type { DropperDropsDto, DroppersDto } from '../../src/modules/drops/editor/editor.dto.js';
import { insertEditorWorld, startDropEditor } from '../rows/drop-editor-rows.js';
import type { DropEditorApi } from '../rows/drop-editor-rows.js';
import { BAD_IDS, ODD_TERMS } from '../rows/refusals.js';

const INVALID = [400, 'request.validation_failed'];

forEachEngine('the drop editor', (engine) => {
  let editor: DropEditorApi;

  const list = async (query = '') => (await editor.get<DroppersDto>(`monsters?${query}`)).body;
  const ids = async (query = '') => (await list(query)).monsters.map(({ id }) => id);
  const drops = async (id: number, type = 'monster') =>
    (await editor.get<DropperDropsDto>(`monster/${id}/drops?type=${type}`)).body;

  beforeAll(async () => {
    editor = await startDropEditor(engine, insertEditorWorld);
  });

  afterAll(() => editor.close());

  describe('lists of droppers', () => {
    it('have the monsters with rows, by level, those of unknown level last', async () => {
      const body = await list();
      expect(body.monsters.map(({ id, level, itemCount }) => [id, level, itemCount])).toEqual([
        [100100, 12, 3],
        [8800002, 110, 3],
        [9999998, null, 1],
      ]);
      expect(body.pagination).toEqual({ page: 1, limit: 50, total: 3, pages: 1 });
    });

    it('say of each what it is, its rows, and where most of it stands', async () => {
      const [crab, king, unknown] = (await list()).monsters;
      const common = { type: 'monster', partyQuest: null };
      expect(crab).toEqual({
        ...common,
        id: 100100,
        name: 'Dockside Crab',
        level: 12,
        boss: false,
        map: 'Crab Flats',
        mapId: 104040000,
        itemCount: 3,
      });
      expect(king).toMatchObject({ name: 'Old Lantern King', boss: true });
      expect(unknown).toMatchObject({ name: 'Monster 9999998', boss: false, map: null, mapId: null });
    });

    it.each([
      ['minLevel=12&maxLevel=12', [100100]],
      ['minLevel=13', [8800002]],
      ['maxLevel=110', [100100, 8800002]],
      ['maxLevel=11', []],
      ['minLevel=111&maxLevel=300', []],
      ['search=crab', [100100, 100101]],
      ['search=CRAB&minLevel=20', [100101]],
      ['search=100101', [100101]],
      ['search=9999998', [9999998]],
      ['search=9999998&maxLevel=300', []],
      ['search=77', []],
      ['partyQuest=guild', [100100, 8800002, 9999998]],
      ['page=2&limit=2', [9999998]],
      ['page=2147483647&limit=100', []],
    ])('find monsters by %s', async (query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });

    it.each([
      ['', [2001, 6_102_001, 6_702_003, 9_202_000, 9_999_001]],
      ['partyQuest=crimsonwood', [6_102_001]],
      ['partyQuest=amoria', [6_702_003]],
      ['partyQuest=guild', [9_202_000]],
      ['search=crab', [2001]],
      ['search=hall', [9_202_000, 9_202_001]],
      ['search=hall&partyQuest=amoria', []],
      ['search=9202001', [9_202_001]],
      ['search=9999001', [9_999_001]],
      ['minLevel=1&search=2001', [2001]],
    ])('find reactors by "%s"', async (query, expected) => {
      expect(await ids(`type=reactor&${query}`)).toEqual(expected);
    });

    it('name reactors after the map where they stand, or after their id', async () => {
      const { monsters } = await list('type=reactor');
      expect(monsters[0]).toEqual({
        id: 2001,
        name: 'Crab Flats',
        type: 'reactor',
        level: null,
        boss: false,
        map: 'Crab Flats',
        mapId: 104040000,
        itemCount: 3,
        partyQuest: null,
      });
      expect(monsters[3]).toMatchObject({ name: 'Hall of Bells', partyQuest: 'guild' });
      expect(monsters[4]).toMatchObject({ name: 'Reactor 9999001', map: null, itemCount: 1 });
    });

    it('bring those in that have no rows yet when they are searched', async () => {
      const [found] = (await list('search=100101')).monsters;
      expect(found).toMatchObject({ id: 100101, name: 'Harbor Crab', itemCount: 0 });
    });

    it.each(ODD_TERMS)('find nothing under %s', async (term) => {
      const search = encodeURIComponent(term);
      expect(await ids(`search=${search}`)).toEqual([]);
      expect(await ids(`type=reactor&search=${search}`)).toEqual([]);
    });

    it.each([
      'page=0',
      'page=1e9',
      'page=2147483648',
      'limit=-1',
      'limit=x',
      'minLevel=0',
      'maxLevel=1.5',
      'minLevel=20&maxLevel=10',
      'type=npc',
      'partyQuest=ludibrium',
      `search=${'x'.repeat(65)}`,
      `search=${'x'.repeat(500)}`,
      'search=a&search=b',
      'search=%00',
    ])('refuse %s', async (query) => {
      expect(await editor.refusal(`monsters?${query}`)).toEqual(INVALID);
    });

    it('have at most 100 on a page', async () => {
      expect((await list('limit=1000000')).pagination).toMatchObject({ limit: 100 });
    });
  });

  describe('drops of one dropper', () => {
    it('are all rows of a monster, most likely first, and what falls from all besides', async () => {
      const body = await drops(100100);
      expect(body.monster).toMatchObject({ id: 100100, name: 'Dockside Crab', itemCount: 3 });
      expect(body.drops).toEqual([
        {
          rowId: 1,
          itemid: 4000019,
          itemName: '소라 껍질',
          itemType: 'etc',
          isQuestItem: false,
          minQuantity: 1,
          maxQuantity: 1,
          questid: 0,
          questName: null,
          chance: 600_000,
          basePercent: 60,
          actualPercent: 100,
          price: 0,
        },
        expect.objectContaining({
          rowId: 3,
          itemid: 0,
          itemName: 'Mesos',
          itemType: null,
          minQuantity: 4,
          maxQuantity: 6,
          price: 1,
        }),
        expect.objectContaining({ rowId: 2, chance: 800, basePercent: 0.08, actualPercent: 0.24, price: 1 }),
      ]);
      expect(body.globalDrops).toEqual([
        expect.objectContaining({
          rowId: 1,
          itemid: 3010000,
          itemName: 'Wicker Chair',
          chance: 1000,
          questid: 0,
          basePercent: 0.1,
          actualPercent: 0.1,
        }),
        expect.objectContaining({ rowId: 2, itemid: 2000000, chance: 500 }),
      ]);
    });

    it('of a boss have its own rate, their quest, and what no row should be', async () => {
      const body = await drops(8800002);
      expect(body.drops).toEqual([
        expect.objectContaining({
          rowId: 5,
          itemName: 'Item 4999999',
          itemType: 'etc',
          questid: 1008,
          questName: 'Quest 1008',
          chance: 4_999_995,
          basePercent: 100,
          actualPercent: 100,
        }),
        expect.objectContaining({ rowId: 4, basePercent: 30, actualPercent: 60 }),
        expect.objectContaining({
          rowId: 7,
          itemid: 4000500,
          isQuestItem: true,
          questid: 2000,
          questName: 'The Keeper Is Out of Oil',
          chance: 0,
          basePercent: 0,
          actualPercent: 0,
        }),
      ]);
    });

    it('of a reactor are told apart by their row, as "one in n"', async () => {
      const body = await drops(2001, 'reactor');
      expect(body.monster).toMatchObject({ id: 2001, type: 'reactor', itemCount: 3 });
      const row = { itemid: 2000000, minQuantity: 1, maxQuantity: 1, questid: -1, questName: null };
      expect(body.drops).toEqual([
        expect.objectContaining({
          rowId: 3,
          itemid: 4000019,
          chance: 2,
          basePercent: 50,
          actualPercent: 100,
        }),
        expect.objectContaining({ ...row, rowId: 1, chance: 15, actualPercent: 20 }),
        expect.objectContaining({ ...row, rowId: 2, chance: 15, actualPercent: 20 }),
      ]);
      expect(body.globalDrops).toEqual([]);
    });

    it('of a reactor always fall where they are one in none, and never below', async () => {
      const { drops: rows } = await drops(9_999_001, 'reactor');
      expect(rows).toMatchObject([{ chance: 0, basePercent: 100, actualPercent: 100 }]);
      const guild = (await drops(9_202_000, 'reactor')).drops;
      expect(guild).toMatchObject([{ chance: -1, basePercent: 0, actualPercent: 0 }]);
    });

    it('are as they are now, whatever the catalog has read', async () => {
      await editor.api.seed((manager) => manager.query('UPDATE drop_data SET chance = 900 WHERE id = 2'));
      expect((await drops(100100)).drops[2]).toMatchObject({ rowId: 2, chance: 900, basePercent: 0.09 });
      await editor.api.seed((manager) => manager.query('UPDATE drop_data SET chance = 800 WHERE id = 2'));
      expect((await drops(100100)).drops[2]).toMatchObject({ chance: 800 });
    });

    it('are none of a monster without rows, which gives no global ones either', async () => {
      const body = await drops(100101);
      expect(body).toMatchObject({ monster: { id: 100101, itemCount: 0 }, drops: [], globalDrops: [] });
    });

    it('are not those of what nobody knows', async () => {
      const unknown = [404, 'drops.dropper_not_found'];
      expect(await editor.refusal('monster/77/drops')).toEqual(unknown);
      expect(await editor.refusal('monster/100100/drops?type=reactor')).toEqual(unknown);
      expect(await editor.refusal('monster/2001/drops')).toEqual(unknown);
    });

    it.each(BAD_IDS)('have no dropper %s', async (id) => {
      expect((await editor.get(`monster/${id}/drops`)).status).toBe(400);
    });
  });
});
