import type { LifeKind } from '@portico/domain';
import { push } from '../../platform/collections/index.js';
import { CatalogLifeEntity, CatalogMapDrawingEntity, CatalogMapEntity } from '../tables/catalog.entities.js';
import { MAX_DRAWING_BYTES, packMapDrawing } from '../tables/map-drawing.js';
import { placeholderMapName } from '../snapshot/placeholders.js';
import type { CatalogWriter } from './catalog-writer.js';
import { MAP_PART } from './import-plan.js';
import type { ImportSource } from './import-source.js';
import { isMapPart, type MapContent, type MapInfo, readMapContent, isEmptyGeometry } from './map-file.js';
import { idFrom, textOf } from '../wz/wz-node.js';
import { storedNameText, storedText } from './stored-values.js';

interface MapNames {
  name: string | undefined;
  streetName: string;
  description: string;
  region: string;
}

const FIELDS = new Set(['mapName', 'streetName', 'mapDesc']);
const MAX_REGION = 32;

/** Names of all maps by id, the regions of `String.wz` flattened, without ids that are repeated inside another entry. */
async function readMapNames(source: ImportSource): Promise<Map<number, MapNames>> {
  const names = new Map<number, MapNames>();
  const file = await source.folder.file('String.wz', 'Map');
  const root = await source.read(
    file,
    (path) => path.length <= 2 || (path.length === 3 && FIELDS.has(path[2] ?? '')),
  );
  for (const region of root?.children ?? []) {
    for (const node of region.children) {
      const id = idFrom(node.name);
      const label = `${file.label}/${region.name}/${node.name}`;
      if (id === undefined || node.tag !== 'imgdir')
        source.report.skip('stray node in a list of names', label);
      else if (names.has(id)) source.report.warn('id named twice (the first is kept)', label);
      else {
        const name = textOf(node, 'mapName');
        names.set(id, {
          name: name === undefined ? undefined : storedNameText(name),
          streetName: storedNameText(textOf(node, 'streetName') ?? ''),
          description: storedText(textOf(node, 'mapDesc') ?? '', label, source.report),
          region: region.name.slice(0, MAX_REGION),
        });
      }
    }
  }
  return names;
}

export interface ImportedMaps {
  count: number;
  hostsOf(kind: LifeKind, subjectId: number): readonly number[];
  subjects(kind: LifeKind): Iterable<number>;
  nameOf(mapId: number): string | undefined;
}

interface KnownMap {
  info: MapInfo;
  minimap: { width: number; height: number } | null;
}

/** Without a file only the name is known. */
const NO_INFO: MapInfo = {
  link: undefined,
  isTown: false,
  fieldLimit: 0,
  returnMapId: null,
  mapMark: '',
  properties: '{}',
};

/** Links have one step in real files; longer chains are followed, circles are not. */
const MAX_LINKS = 8;

/** Maps with their monsters, NPCs and reactors. A linked map shows another's content under its own name and rules. */
export async function importMaps(source: ImportSource, writer: CatalogWriter): Promise<ImportedMaps> {
  await source.noteMissing('Map.wz');
  const names = await readMapNames(source);
  const hosts = new HostMaps();
  const known = new Map<number, KnownMap>();
  for (const folder of await source.folder.folders(MAP_PART)) {
    for await (const { id, root } of source.filesById(`${MAP_PART}/${folder}`, isMapPart)) {
      if (known.has(id)) source.report.warn('map described twice (the first is kept)', String(id));
      else {
        const content = readMapContent(root);
        const canvas = content.drawing.minimap;
        known.set(id, {
          info: content.info,
          minimap: canvas && { width: canvas.canvasWidth, height: canvas.canvasHeight },
        });
        // The game ignores the content of a linked map too.
        if (content.info.link === undefined) await writeContent(id, content, source, writer, hosts);
      }
    }
  }
  const count = await writer.write(CatalogMapEntity, mapRows(known, names, source));
  return {
    count,
    hostsOf: (kind, subjectId) => hosts.of(kind, subjectId),
    subjects: (kind) => hosts.subjects(kind),
    nameOf: (mapId) => names.get(mapId)?.name,
  };
}

async function writeContent(
  mapId: number,
  { life, drawing }: MapContent,
  { report }: ImportSource,
  writer: CatalogWriter,
  hosts: HostMaps,
): Promise<void> {
  for (const row of life) {
    hosts.add(row.kind, row.subjectId, mapId);
    report.add(`spots of ${row.kind}s`, row.amount);
    await writer.add(CatalogLifeEntity, { mapId, ...row });
  }
  if (isEmptyGeometry(drawing)) return;
  const packed = packMapDrawing(drawing);
  if (packed.length > MAX_DRAWING_BYTES) report.warn('map too large to draw', String(mapId));
  else await writer.add(CatalogMapDrawingEntity, { mapId, drawing: packed });
}

function* mapRows(
  known: ReadonlyMap<number, KnownMap>,
  names: ReadonlyMap<number, MapNames>,
  source: ImportSource,
): Generator<Omit<CatalogMapEntity, 'generationId'>> {
  for (const [id, map] of known) {
    if (!names.has(id) && map.info.link === undefined)
      source.report.skip('map without a name (listed by id)', String(id));
    yield mapRow(id, map, names.get(id), sourceOf(id, known, source), known);
  }
  for (const [id, entry] of names) {
    if (known.has(id)) continue;
    source.report.warn('named map without a file', `${id} ${entry.name ?? ''}`.trim());
    yield mapRow(id, undefined, entry, id, known);
  }
}

function sourceOf(id: number, known: ReadonlyMap<number, KnownMap>, { report }: ImportSource): number {
  let current = id;
  for (let steps = 0; steps <= MAX_LINKS; steps += 1) {
    const link = known.get(current)?.info.link;
    if (link === undefined) return current;
    if (!known.has(link)) {
      report.warn('map linked to one without a file', `${id} to ${link}`);
      return id;
    }
    current = link;
  }
  report.warn('map linked in a circle', String(id));
  return id;
}

function mapRow(
  mapId: number,
  map: KnownMap | undefined,
  names: MapNames | undefined,
  sourceMapId: number,
  known: ReadonlyMap<number, KnownMap>,
): Omit<CatalogMapEntity, 'generationId'> {
  const { link: _link, ...info } = map?.info ?? NO_INFO;
  const minimap = known.get(sourceMapId)?.minimap;
  return {
    mapId,
    name: names?.name ?? placeholderMapName(mapId),
    hasName: names?.name !== undefined,
    streetName: names?.streetName ?? '',
    region: names?.region ?? '',
    description: names?.description ?? '',
    hasFile: map !== undefined,
    sourceMapId,
    ...info,
    minimapWidth: minimap?.width ?? null,
    minimapHeight: minimap?.height ?? null,
  };
}

class HostMaps {
  private readonly maps: Readonly<Record<LifeKind, Map<number, number[]>>> = {
    monster: new Map(),
    npc: new Map(),
    reactor: new Map(),
  };

  add(kind: LifeKind, subjectId: number, mapId: number): void {
    push(this.maps[kind], subjectId, mapId);
  }

  of(kind: LifeKind, subjectId: number): readonly number[] {
    return [...(this.maps[kind].get(subjectId) ?? [])].sort((a, b) => a - b);
  }

  subjects(kind: LifeKind): Iterable<number> {
    return this.maps[kind].keys();
  }
}
