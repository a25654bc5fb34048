import { forEachEngine } from '@portico/testing-api';
import { CatalogMapDrawingEntity, packMapDrawing } from '../../src/catalog/index.js';
import type { MapDetailDto, MapListDto } from '../../src/modules/encyclopedia/maps/maps.dto.js';
import { SitemapSubjectsReader } from '../../src/modules/pages/sitemap/sitemap-subjects.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { PlayerDto } from '../../src/modules/rankings/rankings.dto.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { importWorld } from '../rows/world-rows.js';

const CAMP = packMapDrawing({
  minimap: null,
  bounds: null,
  footholds: [[-500, 0, 500, 0]],
  ladders: [],
  portals: [{ name: 'out00', type: 2, x: 400, y: 0, targetMapId: 100000000, targetName: 'in00' }],
});

/** Default of `characters.map`, so characters that never moved are there. */
forEachEngine('map 0', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertRow(manager, 'portal_catalog_map', {
        generation_id: 1,
        map_id: 0,
        name: 'First Camp',
        has_name: 1,
        street_name: 'Sprout Road',
        region: 'maple',
        description: '',
        has_file: 1,
        source_map_id: 0,
        is_town: 0,
        field_limit: 0,
        return_map_id: 0,
        map_mark: 'None',
        minimap_width: null,
        minimap_height: null,
        properties: '{}',
      });
      await manager.insert(CatalogMapDrawingEntity, { generationId: 1, mapId: 0, drawing: CAMP });
      await insertAccount(manager, 1);
      await insertCharacter(manager, 1);
    });
    await api.loadCatalog();
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('is a map like any other', async () => {
    const { status, body } = await api.call<MapDetailDto>('/api/maps/0');
    expect(status).toBe(200);
    expect(body.map).toMatchObject({
      id: 0,
      mapName: 'First Camp',
      returnMap: 0,
      returnMapName: 'First Camp',
    });
    expect(body.map.portals).toMatchObject([{ targetMapId: 100000000 }]);
    const { body: list } = await api.call<MapListDto>('/api/maps?limit=1');
    expect(list.maps).toMatchObject([{ id: 0, drawn: true }]);
    const { body: found } = await api.call<MapListDto>('/api/maps/search?q=camp');
    expect(found.maps.map(({ id }) => id)).toEqual([0]);
  });

  it.each(['/api/map/drawing/0', '/api/map/minimap/0', '/api/map/icon/0', '/cards/map/0.png'])(
    'has the picture %s',
    async (address) => {
      expect((await api.call(address)).status).toBe(200);
    },
  );

  it('is named where a character stands on it, and stands in the site map', async () => {
    const { body } = await api.call<PlayerDto>('/api/rankings/1');
    expect([body.mapId, body.mapName]).toEqual([0, 'First Camp']);
    expect((await api.app.get(SitemapSubjectsReader).read('maps')).ids).toContain(0);
  });

  it('is the only thing with that number', async () => {
    for (const address of [
      'npcs/0',
      'itemdatabase/monster/0',
      'maplestoryio/quests/0',
      'map/drawing/00000000000',
    ])
      expect([address, (await api.call(`/api/${address}`)).status]).toEqual([address, 400]);
  });
});
