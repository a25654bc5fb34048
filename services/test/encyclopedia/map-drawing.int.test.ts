import { onOneEngine } from '@portico/testing-api';
import { CatalogMapDrawingEntity, packMapDrawing } from '../../src/catalog/index.js';
import type { MapDetailDto } from '../../src/modules/encyclopedia/maps/maps.dto.js';
import type { MapRouteDto, WorldMapDto } from '../../src/modules/encyclopedia/ways/map-ways.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { BAD_MAP_IDS } from '../rows/refusals.js';
import { importWorld } from '../rows/world-rows.js';

const VIEWS = ['drawing', 'minimap'] as const;

const portal = (name: string, x: number, targetMapId: number | null) => ({
  name,
  type: 2,
  x,
  y: 0,
  targetMapId,
  targetName: 'west00',
});

const FLATS = packMapDrawing({
  minimap: null,
  bounds: [-1500, -5000, 1500, 5000],
  footholds: [[-1000, 0, 1000, 0]],
  ladders: [],
  portals: [
    portal('east00', 900, 100000000),
    portal('east01', 905, 100000000),
    portal('west00', -900, 987654321),
    portal('within', 0, 104040000),
    portal('nowhere', 50, null),
  ],
});

onOneEngine('drawings of maps', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await manager.insert(CatalogMapDrawingEntity, { generationId: 1, mapId: 104040000, drawing: FLATS });
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it.each(VIEWS)('draws the %s of a map from its ground, under either sky', async (view) => {
    const day = await api.call<string>(`/api/map/${view}/104040000`);
    expect([day.status, day.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(day.headers['content-security-policy']).toContain('sandbox');
    expect(day.text).toContain('viewBox="0 0 2180 390"');
    const night = await api.call<string>(`/api/map/${view}/104040000?sky=night`);
    expect(night.text).not.toBe(day.text);
    const named = await api.call<string>(`/api/map/${view}/104040000?sky=day`);
    expect(named.headers['etag']).toBe(day.headers['etag']);
  });

  it('draws the world in both forms, under either sky, and refuses others', async () => {
    const { body: world } = await api.call<WorldMapDto>('/api/maps/world');
    const sizes: Record<string, string> = {
      '': `viewBox="0 0 ${world.columns * 200} ${world.rows * 176}"`,
      '?form=tall': `viewBox="0 0 ${world.rows * 200} ${world.columns * 224}"`,
    };
    for (const [query, size] of Object.entries(sizes)) {
      const day = await api.call<string>(`/api/maps/world/drawing${query}`);
      expect([day.status, day.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(day.headers['content-security-policy']).toContain('sandbox');
      expect(day.text).toContain(size);
      const night = await api.call<string>(`/api/maps/world/drawing?sky=night${query.replace('?', '&')}`);
      expect(night.text).not.toBe(day.text);
    }
    expect((await api.call('/api/maps/world/drawing?form=round')).status).toBe(400);
  });

  it('answers 304 to browsers that have the drawing', async () => {
    const { headers } = await api.call('/api/map/drawing/104040000');
    const again = await api.call('/api/map/drawing/104040000', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('draws a linked map as the one that it shows', async () => {
    const { status, text } = await api.call<string>('/api/map/drawing/104040001');
    expect(status).toBe(200);
    expect(text).toContain('data-id="100100"');
  });

  it('says with a map what its drawing shows and where its portals lead', async () => {
    const { body } = await api.call<MapDetailDto>('/api/maps/104040001');
    expect(body.map.drawing).toEqual({ left: -1090, top: -260, width: 2180, height: 390 });
    expect(body.map.portals).toEqual([
      { name: 'east00', x: 900, y: 0, targetMapId: 100000000, targetName: 'Lantern Quay' },
      { name: 'west00', x: -900, y: 0, targetMapId: 987654321, targetName: 'Map 987654321' },
    ]);
    const { body: town } = await api.call<MapDetailDto>('/api/maps/100000000');
    expect([town.map.drawing, town.map.portals]).toEqual([null, []]);
  });

  it.each(VIEWS)('finds no %s of a map without ground, and none of an unknown map', async (view) => {
    for (const id of [100000000, 7]) {
      const { status, body } = await api.call(`/api/map/${view}/${id}`);
      expect([status, body.code]).toEqual([404, 'catalog.map_not_found']);
    }
  });

  it.each(VIEWS)('refuses bad ids and skies of a %s', async (view) => {
    for (const address of [...BAD_MAP_IDS, '104040000?sky=dusk', '104040000?sky=day&sky=night']) {
      const { status, body } = await api.call(`/api/map/${view}/${address}`);
      expect([address, status, body.code]).toEqual([address, 400, 'request.validation_failed']);
    }
  });

  it('says the way from one map to another, and that the files show none', async () => {
    const there = await api.call<MapRouteDto>('/api/maps/route?from=104040001&to=100000000');
    const quay = { id: 100000000, mapName: 'Lantern Quay' };
    expect(there.body).toMatchObject({ from: { id: 104040001 }, to: quay });
    expect(there.body.steps).toMatchObject([
      { by: 'portal', portal: 'east00', side: 'right', item: null, map: quay },
    ]);
    expect((await api.call<MapRouteDto>('/api/maps/route?from=100000000&to=104040000')).body.steps).toBe(
      null,
    );
    expect((await api.call<MapRouteDto>('/api/maps/route?from=200000000&to=200000000')).body.steps).toEqual(
      [],
    );
  });

  it('draws the regions of the world, and the maps of one', async () => {
    const { body: world } = await api.call<WorldMapDto>('/api/maps/world');
    expect([world.region, world.links]).toEqual([null, [{ from: 0, to: 1, branch: true }]]);
    expect(world.nodes).toMatchObject([
      {
        kind: 'region',
        id: 104,
        mapName: 'Crab Flats',
        pictureId: 104040000,
        mapCount: 1,
        levels: { from: 12, to: 110 },
      },
      { kind: 'region', id: 100, mapName: 'Lantern Quay', pictureId: 100000000, mapCount: 1 },
    ]);
    const { body } = await api.call<WorldMapDto>('/api/maps/world?region=104');
    expect(body.region).toEqual({ id: 104, name: 'Crab Flats' });
    expect(body.nodes.map(({ kind, id, column, row }) => [kind, id, column, row])).toEqual([
      ['map', 104040000, 0, 0],
      ['region', 100, 1, 0],
    ]);
  });

  it('refuses bad ids and modes of a route, and finds no way to unknown maps and regions', async () => {
    const badIds = BAD_MAP_IDS.flatMap((id) => [`route?from=${id}&to=0`, `world?region=${id}`]);
    for (const address of [
      ...badIds,
      'route?from=0',
      'route?to=0',
      'route?from=0&to=0&mode=fly',
      'world?region=',
    ]) {
      const { status, body } = await api.call(`/api/maps/${address}`);
      expect([address, status, body.code]).toEqual([address, 400, 'request.validation_failed']);
    }
    for (const address of ['route?from=100000000&to=7', 'route?from=7&to=100000000', 'world?region=7']) {
      const { status, body } = await api.call(`/api/maps/${address}`);
      expect([address, status, body.code]).toEqual([address, 404, 'catalog.map_not_found']);
    }
  });
});
