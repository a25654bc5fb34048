import { worldRegionOf } from '@portico/domain';
import { oncePerCatalog, type Catalog } from '../../../catalog/index.js';
import { mapNumbers } from '../maps/map-list.js';
import { toMapSummary, toMapLevels } from '../maps/maps.mapper.js';
import { type ForestPlace, layOutForest } from './forest-layout.js';
import type { WorldLinkDto, WorldMapDto, WorldNodeDto } from './map-ways.dto.js';
import { worldGraphOf, type WorldRegion } from './world-graph.js';
import { distance, gridPlace, layOutGrid } from './world-grid.js';

type Drawn = Pick<WorldMapDto, 'nodes' | 'links' | 'columns' | 'rows'>;

/** A map or a whole region. Regions have negative keys, which count down from -1. */
type Key = number;

const keyOfRegion = (id: number): Key => -1 - id;

/** The regions of the world, the easiest first, and the connections between them. */
export const drawRegions = oncePerCatalog((catalog): Drawn => {
  const { regions } = worldGraphOf(catalog);
  const neighborsOf = (key: Key) => [...(regions.get(-1 - key)?.neighbors ?? [])].map(keyOfRegion);
  const easeOf = (key: Key) => nodeOf(key, catalog).levels?.from ?? Number.MAX_SAFE_INTEGER;
  const keys = [...regions.keys()]
    .map(keyOfRegion)
    .map((key) => ({ key, ease: easeOf(key) }))
    .sort((a, b) => a.ease - b.ease || b.key - a.key)
    .map(({ key }) => key);
  const cells = layOutGrid(keys, neighborsOf);
  return drawn(
    cells.map((key, cell) => ({ key, ...gridPlace(cell) })),
    neighborsOf,
    (key) => nodeOf(key, catalog),
    (one, other) => distance(one, other) < 2,
  );
});

export function drawRegion(region: WorldRegion, catalog: Catalog): Drawn {
  const graph = worldGraphOf(catalog);
  const keyOf = (mapId: number): Key =>
    worldRegionOf(mapId) === region.id ? mapId : keyOfRegion(worldRegionOf(mapId));
  // A region has no neighbors here. Otherwise it would connect all maps that border on it.
  const neighborsOf = (key: Key): Key[] => (key < 0 ? [] : [...new Set(graph.neighborsOf(key).map(keyOf))]);
  const keys = [
    region.head.id,
    ...region.maps.map(({ id }) => id).filter((id) => id !== region.head.id),
    ...[...region.neighbors].map(keyOfRegion),
  ];
  const places = layOutForest(keys, neighborsOf);
  return drawn(
    places,
    neighborsOf,
    (key) => nodeOf(key, catalog),
    (one, other) => places[one]?.parent === places[other]?.key || places[other]?.parent === places[one]?.key,
  );
}

function drawn(
  places: readonly ForestPlace<Key>[],
  neighborsOf: (key: Key) => readonly Key[],
  nodeAt: (key: Key) => Omit<WorldNodeDto, 'column' | 'row'>,
  isBranch: (one: number, other: number) => boolean,
): Drawn {
  const indexOf = new Map(places.map(({ key }, index) => [key, index]));
  const links = new Map<string, WorldLinkDto>();
  for (const { key } of places) {
    for (const next of neighborsOf(key)) {
      const ends = [indexOf.get(key) ?? 0, indexOf.get(next) ?? 0] as const;
      const [from, to] = [Math.min(...ends), Math.max(...ends)];
      links.set(`${from} ${to}`, { from, to, branch: isBranch(from, to) });
    }
  }
  return {
    columns: 1 + Math.max(0, ...places.map(({ column }) => column)),
    rows: 1 + Math.max(0, ...places.map(({ row }) => row)),
    nodes: places.map(({ key, column, row }) => ({ ...nodeAt(key), column, row })),
    links: [...links.values()],
  };
}

function nodeOf(key: Key, catalog: Catalog): Omit<WorldNodeDto, 'column' | 'row'> {
  const region = worldGraphOf(catalog).regions.get(-1 - key);
  const map = region?.head ?? catalog.world.map(key);
  if (map === undefined) throw new RangeError(`no map ${key} to draw`);
  const maps = region?.maps ?? [map];
  const levels = toMapLevels(maps.flatMap(({ id }) => mapNumbers(catalog).get(id)?.levels ?? []));
  const node = { ...toMapSummary(map), pictureId: map.id, mapCount: maps.length, levels };
  return region ? { ...node, kind: 'region', id: region.id } : { ...node, kind: 'map' };
}
