import { onOneEngine } from '@portico/testing-api';
import type {
  DropperDropsDto,
  DropRowsDto,
  DroppersDto,
  FoundItemDto,
  ItemDroppersDto,
  MapMonstersDto,
} from '../../src/modules/drops/editor/editor.dto.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { describeReal, startRealApi } from '../harness/real-api.js';
import { insertAccount } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';

const SETTINGS = { server: { limits: { read: 1_000_000, search: 1_000_000 } } };

onOneEngine('the drop editor of a real server', (engine) => {
  describeReal('of 22,000 rows', () => {
    let api: TestApi;
    let token: string;

    const ask = async <T>(path: string, payload?: object): Promise<T> => {
      const headers = { 'content-type': 'application/json' };
      const post = payload && ({ method: 'POST', payload, headers } as const);
      const answer = await api.call<T>(`/api/droprates/${path}`, { token, ...post });
      expect(answer.status).toBe(200);
      return answer.body;
    };
    beforeAll(async () => {
      api = await startRealApi({ engine, settings: SETTINGS });
      await api.seed((manager) => insertAccount(manager, 1, { webadmin: 1 }));
      token = await api.app.get(SessionsService).open(1);
    }, 300_000);

    afterAll(() => api.close());

    it('lists every dropper once, by level', async () => {
      const first = await ask<DroppersDto>('monsters');
      expect(first.pagination).toEqual({ page: 1, limit: 50, total: 1004, pages: 21 });
      expect(first.monsters[0]).toMatchObject({ id: 100100, level: 1 });
      const reactors = await ask<DroppersDto>('monsters?type=reactor&limit=100');
      expect(reactors.pagination.total).toBe(155);
      const last = await ask<DroppersDto>('monsters?page=21');
      expect(last.monsters.at(-1)).toMatchObject({ level: null });
    });

    it('knows the reactors of the three party quests', async () => {
      const of = async (quest: string) =>
        (await ask<DroppersDto>(`monsters?type=reactor&partyQuest=${quest}`)).monsters.map(({ id }) => id);
      expect(await of('crimsonwood')).toEqual([6102001, 6102002, 6102003, 6102004, 6102005]);
      expect(await of('amoria')).toEqual([
        6702000,
        ...Array.from({ length: 10 }, (_, index) => 6702003 + index),
      ]);
      expect(await of('guild')).toEqual([
        ...Array.from({ length: 10 }, (_, index) => 9202000 + index),
        9202012,
      ]);
    });

    it('shows all rows of bosses, and duplicates of reactors each by its row', async () => {
      const { monster, drops } = await ask<DropperDropsDto>('monster/8800002/drops');
      expect([monster.boss, monster.itemCount, drops.length]).toEqual([true, 88, 88]);
      expect(drops.find(({ itemid }) => itemid === 1002357)).toMatchObject({ basePercent: 30 });
      let duplicates = 0;
      const { monsters: reactors } = await ask<DroppersDto>('monsters?type=reactor&limit=100');
      const more = await ask<DroppersDto>('monsters?type=reactor&limit=100&page=2');
      for (const { id } of [...reactors, ...more.monsters]) {
        const { drops: rows } = await ask<DropperDropsDto>(`monster/${id}/drops?type=reactor`);
        expect(new Set(rows.map(({ rowId }) => rowId)).size).toBe(rows.length);
        duplicates += rows.length - new Set(rows.map(({ itemid }) => itemid)).size;
      }
      expect(duplicates).toBe(40);
    });

    it('finds who drops an item, and what an hour on a map is made of', async () => {
      expect((await ask<ItemDroppersDto>('item/0/monsters')).droppers).toHaveLength(768);
      expect((await ask<ItemDroppersDto>('item/1402014/monsters')).droppers).toMatchObject([
        { dropperId: 9400004, basePercent: 0.08 },
      ]);
      const { monsters } = await ask<MapMonstersDto>('map/104040000/monsters');
      expect(monsters.reduce((sum, { amount }) => sum + amount, 0)).toBe(39);
      expect((await ask<FoundItemDto[]>('items/search?query=sword')).length).toBe(50);
    });

    it('reads all rows at once', async () => {
      const { droppers } = await ask<DropRowsDto>('rows', { type: 'monster', dropperIds: await allIds() });
      expect(droppers.reduce((sum, { drops }) => sum + drops.length, 0)).toBe(22_157);
    });

    const allIds = async (): Promise<number[]> => {
      const found: number[] = [];
      for (let page = 1; page <= 11; page++) {
        const { monsters } = await ask<DroppersDto>(`monsters?limit=100&page=${page}`);
        found.push(...monsters.map(({ id }) => id));
      }
      return found;
    };
  });
});
