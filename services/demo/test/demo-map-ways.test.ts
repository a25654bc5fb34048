import { itemTypeOf } from '@portico/domain';
import { Catalog } from '../../src/catalog/snapshot/catalog.js';
import { ImportedIndex } from '../../src/catalog/snapshot/imported-index.js';
import { EMPTY_WORLD } from '../../src/catalog/snapshot/catalog-reader.js';
import { waysOf } from '../../src/modules/encyclopedia/ways/map-ways.js';
import { shortestRoute } from '../../src/modules/encyclopedia/ways/shortest-route.js';
import { worldGraphOf } from '../../src/modules/encyclopedia/ways/world-graph.js';
import { drawRegion, drawRegions } from '../../src/modules/encyclopedia/ways/world-map.js';
import { map as mapOf } from '../../test/catalog/world-entries.js';
import { stepsFrom } from '../../test/catalog/naive-routes.js';
import { demoWorld } from './demo-world.js';

const { maps, items } = demoWorld;

const portalsOf = ({ portals }: (typeof maps)[number]) =>
  portals.flatMap(({ name, target }) =>
    target === undefined ? [] : [{ portal: name, side: null, targetMapId: target }],
  );

const catalog = new Catalog(
  new ImportedIndex({
    generation: 1,
    importedAt: 1,
    monsters: [],
    items: items.map(({ id, name, spec }) => ({
      id,
      name,
      hasName: true,
      description: '',
      type: itemTypeOf(id) ?? 'etc',
      properties: Object.fromEntries(
        Object.entries(spec ?? {}).map(([key, number]) => [`spec.${key}`, number]),
      ),
    })),
    world: {
      ...EMPTY_WORLD,
      maps: maps.map(({ id, name, link, isTown, returnMap: returnMapId, fieldLimit }) =>
        mapOf(id, name, { sourceMapId: link ?? id, isTown, returnMapId, fieldLimit }),
      ),
      exits: new Map(maps.map((map) => [map.id, portalsOf(map)])),
    },
  }),
  { monster: [], global: [], reactor: [] },
  1,
);

const portals = new Map(
  maps.map((map) => [map.id, portalsOf(maps.find(({ id }) => id === map.link) ?? map)] as const),
);
const onFoot = new Map([...portals].map(([id, exits]) => [id, exits.map((exit) => exit.targetMapId)]));

/** Id of the scroll to the nearest town, as in the demo world's data files. */
const WHISTLE = 2030000;
const tokens = items.flatMap(({ id, spec }) => (id > WHISTLE && spec?.moveTo ? [spec.moveTo] : []));
const NO_SCROLLS = 0x10;

const withScrolls = new Map(
  maps.map(({ id, fieldLimit, returnMap }) => {
    const towns = tokens.filter((town) => Math.floor(town / 1e7) === Math.floor(id / 1e7));
    const scrolls = (fieldLimit & NO_SCROLLS) === 0 ? [returnMap, ...towns] : [];
    return [id, [...(onFoot.get(id) ?? []), ...scrolls]];
  }),
);

const ways = waysOf(catalog);
const isPortal = ({ by }: { by: string }) => by === 'portal';

it.each([
  ['portals', onFoot, (id: number) => (ways.get(id) ?? []).filter(isPortal)],
  ['portals and scrolls', withScrolls, (id: number) => ways.get(id) ?? []],
])('finds routes by %s as a search of its own does, from any map to any', (_, naive, waysFrom) => {
  const starts = maps.filter((_map, index) => index % 20 === 0);
  for (const { id: from } of starts) {
    const steps = stepsFrom(from, naive);
    const found = maps.map(({ id }) => [id, shortestRoute(from, id, waysFrom)?.length]);
    expect(found).toEqual(maps.map(({ id }) => [id, steps.get(id)]));
  }
});

it('knows a way to every map of the demo world', () => {
  const reached = stepsFrom(100_000_000, onFoot);
  expect(maps.filter(({ id }) => !reached.has(id)).map(({ name }) => name)).toEqual([]);
});

it('draws every map that portals join once, in its region, and every portal', () => {
  const { regions, neighborsOf } = worldGraphOf(catalog);
  expect(drawRegions(catalog).nodes).toHaveLength(regions.size);
  for (const region of regions.values()) {
    const { nodes, links } = drawRegion(region, catalog);
    const drawn = nodes.filter(({ kind }) => kind === 'map').map(({ id }) => id);
    expect(drawn.toSorted((a, b) => a - b)).toEqual(region.maps.map(({ id }) => id));
    expect(nodes.length - drawn.length).toBe(region.neighbors.size);
    const within = drawn.flatMap((id) => neighborsOf(id).filter((next) => drawn.includes(next)));
    const between = links.filter(({ from, to }) => nodes[from]?.kind === 'map' && nodes[to]?.kind === 'map');
    expect(between).toHaveLength(within.length / 2);
  }
});
