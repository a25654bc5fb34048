import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { MapDetailDto, MapListDto } from '../../src/modules/encyclopedia/maps/maps.dto.js';
import type { NpcDetailDto, NpcListDto } from '../../src/modules/encyclopedia/npcs/npcs.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { BAD_IDS, BAD_MAP_IDS, BAD_NUMBERS, ODD_TERMS } from '../rows/refusals.js';
import { importWorld } from '../rows/world-rows.js';

onOneEngine('maps and NPCs', (engine) => {
  let api: TestApi;

  const list = async (address: string): Promise<MapListDto> => {
    const answer = await api.call<MapListDto>(address);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = async (term: string) =>
    (await list(`/api/maps/search?q=${encodeURIComponent(term)}`)).maps.map(({ id }) => id);
  const refusal = async (address: string) => {
    const { status, body } = await api.call<ErrorBody>(address);
    return [status, body.code];
  };

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('lists all maps by id, in pages', async () => {
    const first = await list('/api/maps?limit=2');
    expect(first.maps.map(({ id }) => id)).toEqual([100000000, 104040000]);
    expect(first.maps[0]).toEqual({
      id: 100000000,
      mapName: 'Lantern Quay',
      streetName: 'Harbor Road',
      town: true,
      drawn: true,
      region: 'Victoria Island',
      levels: null,
      monsterIds: [],
      monsterKinds: 0,
      matches: [],
    });
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 5, pages: 3 });
    expect((await list('/api/maps?page=99')).maps).toEqual([]);
    expect((await list('/api/maps?limit=1000000000')).pagination.limit).toBe(500);
  });

  it('says which monsters of what levels one meets on each map, linked ones too', async () => {
    const { maps } = await list('/api/maps/search?q=crab%20flats');
    const met = { levels: { from: 12, to: 110 }, monsterIds: [100100, 8800002], monsterKinds: 2 };
    expect(maps).toEqual([
      expect.objectContaining({ id: 104040000, ...met }),
      expect.objectContaining({ id: 104040001, ...met }),
    ]);
  });

  it('finds maps by name, id, street and with a typo, and marks what matches', async () => {
    expect(await idsOf('crab')).toEqual([104040000, 104040001]);
    expect(await idsOf('104040002')).toEqual([104040002]);
    expect(await idsOf('harbor')).toEqual([104040000, 104040001, 100000000]);
    expect(await idsOf('lantren quay')).toEqual([100000000]);
    expect(await idsOf('등대')).toEqual([200000000]);
    const found = await list('/api/maps/search?q=flats&limit=50');
    expect(found.maps[0]).toMatchObject({ mapName: 'Crab Flats', matches: [[5, 10]] });
  });

  it.each(ODD_TERMS)('finds no map under %s', async (term) => {
    expect(await idsOf(term)).toEqual([]);
  });

  it('shows a town with its texts as words and as runs', async () => {
    const { body } = await api.call<MapDetailDto>('/api/maps/100000000');
    expect(body.map).toMatchObject({
      id: 100000000,
      mapName: 'Lantern Quay',
      streetName: 'Harbor Road',
      mapDesc: 'Home of Keeper Alma.\nMind the gulls.',
      town: true,
      fieldLimit: 0,
      restrictions: [],
      returnMap: 100000000,
      returnMapName: 'Lantern Quay',
      mapMark: 'Quay',
      minimap: { width: 465, height: 86 },
      monsters: [],
    });
    expect(body.map.mapDescRuns).toEqual([
      { text: 'Home of ' },
      { text: 'Keeper Alma', link: 'npc', id: 1012003 },
      { text: '.\nMind the ' },
      { text: 'gulls', color: 'blue' },
      { text: '.' },
    ]);
    const keeper = { name: 'Keeper Alma', occupation: 'Lighthouse Keeper', questCount: 1, goodsCount: 0 };
    const peddler = { name: 'Moon Peddler', occupation: '', questCount: 1, goodsCount: 0 };
    expect(body.map.npcs).toEqual([
      { id: 1012003, x: 3486, y: 122, hidden: false, custom: false, ...keeper },
      { id: 1012099, x: 1, y: 2, hidden: true, custom: false, ...peddler },
    ]);
  });

  it('shows every place of every monster, and what the map forbids', async () => {
    const { body } = await api.call<MapDetailDto>('/api/maps/104040000');
    expect(body.map.monsters).toEqual([
      {
        id: 100100,
        name: 'Dockside Crab',
        x: 10,
        y: -20,
        hidden: false,
        custom: false,
        level: 12,
        maxHp: 240,
        exp: 33,
        boss: false,
        respawn: 0,
      },
      {
        id: 100100,
        name: 'Dockside Crab',
        x: 30,
        y: -20,
        hidden: false,
        custom: false,
        level: 12,
        maxHp: 240,
        exp: 33,
        boss: false,
        respawn: 5,
      },
      {
        id: 8800002,
        name: 'Old Lantern King',
        x: 0,
        y: 0,
        hidden: false,
        custom: false,
        level: 110,
        maxHp: 2_100_000_000,
        exp: 33,
        boss: true,
        respawn: -1,
      },
    ]);
    expect(body.map.reactors).toMatchObject([{ id: 2001, name: 'Crab Flats', x: 7, y: 8 }]);
    expect(body.map.restrictions).toEqual(['mysticDoor', 'teleportRock']);
  });

  it('shows a linked map with its own name and the life of the other', async () => {
    const { body } = await api.call<MapDetailDto>('/api/maps/104040001');
    expect(body.map).toMatchObject({
      mapName: 'Crab Flats Annex',
      returnMap: 999_999_999,
      returnMapName: null,
    });
    expect(body.map.monsters).toHaveLength(3);
  });

  it('tells where an NPC stands, from the maps first and from the books after them', async () => {
    const { body } = await api.call<NpcDetailDto>('/api/npcs/1012003');
    expect(body.npc).toEqual({ id: 1012003, name: 'Keeper Alma', occupation: 'Lighthouse Keeper' });
    expect(body.maps.map(({ id, amount }) => [id, amount])).toEqual([
      [100000000, 1],
      [200000000, 0],
    ]);
    expect(body.quests).toEqual([
      { id: 2000, name: 'The Keeper Is Out of Oil', level: 10, roles: ['starts', 'ends'] },
    ]);
  });

  it('finds NPCs by name, and by occupation after all names', async () => {
    const { body } = await api.call<NpcListDto>('/api/npcs?search=keeper');
    expect(body.npcs).toMatchObject([{ id: 1012003, matches: [[0, 6]] }]);
    expect((await api.call<NpcListDto>('/api/npcs')).body.pagination.total).toBe(2);
  });

  it('tells of each NPC what it does and where, and lists by these', async () => {
    const npcs = async (query: string) => (await api.call<NpcListDto>(`/api/npcs?${query}`)).body;
    const all = await npcs('sort=quests');
    expect(all.npcs[0]).toMatchObject({ id: 1012003, questCount: 1, place: { id: 100000000 } });
    // The other is hidden from players.
    expect(all.npcs[1]).toMatchObject({ id: 1012099, questCount: 1, place: null });
    expect(all.occupations).toEqual([{ occupation: 'Lighthouse Keeper', count: 1 }]);
    for (const [query, ids] of [
      ['sort=place', [1012003, 1012099]],
      ['sort=name&order=desc&gives=quests', [1012099, 1012003]],
      ['occupation=Lighthouse%20Keeper', [1012003]],
      ['area=Ossyria', []],
      ['area=Victoria%20Island', [1012003]],
    ] as const) {
      expect([query, (await npcs(query)).npcs.map(({ id }) => id)]).toEqual([query, ids]);
    }
  });

  it('lists maps by the levels and numbers of their monsters', async () => {
    for (const [query, ids] of [
      ['sort=monsters&limit=2', [104040000, 104040001]],
      ['minLevel=100', [104040000, 104040001, 104040002]],
      // There are monsters below and above on one map, and none between.
      ['minLevel=13&maxLevel=20', []],
      ['kind=town&sort=name', [100000000]],
    ] as const) {
      const { maps } = await list(`/api/maps/search?${query}`);
      expect([query, maps.map(({ id }) => id)]).toEqual([query, ids]);
    }
  });

  it.each(['maps', 'npcs'])('refuses bad ids of %s and does not find unknown ones', async (kind) => {
    for (const id of kind === 'maps' ? BAD_MAP_IDS : BAD_IDS) {
      expect([id, ...(await refusal(`/api/${kind}/${id}`))]).toEqual([id, 400, 'request.validation_failed']);
    }
    expect(await refusal(`/api/${kind}/7`)).toEqual([404, `catalog.${kind.slice(0, -1)}_not_found`]);
  });

  it('refuses bad pages, limits and texts', async () => {
    for (const value of BAD_NUMBERS) {
      expect(await refusal(`/api/maps?page=${value}`)).toEqual([400, 'request.validation_failed']);
      expect(await refusal(`/api/maps/search?q=crab&limit=${value}`)).toEqual([
        400,
        'request.validation_failed',
      ]);
    }
    expect(await refusal(`/api/maps/search?q=${'x'.repeat(1000)}`)).toEqual([
      400,
      'request.validation_failed',
    ]);
    expect(await refusal('/api/maps/search?q=a')).toEqual([400, 'request.validation_failed']);
    expect(await refusal('/api/maps/search?q=aa&q=bb')).toEqual([400, 'request.validation_failed']);
  });
});
