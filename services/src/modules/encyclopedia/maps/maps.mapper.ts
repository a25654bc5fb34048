import type { MapDrawing } from '@portico/domain';
import { fieldLimitsOf, mapRegionOf, NO_RETURN_MAP, QUEST_AREA_NAMES } from '@portico/domain';
import { mapFrame } from '@portico/game-art/maps';
import type { Catalog, CatalogMap, FoundOn, MapLife, World } from '../../../catalog/index.js';
import { gameText } from '../shared/game-text.dto.js';
import { monsterNumbers } from '../shared/monster-numbers.js';
import { expPerHourOn, groundOf } from '../shared/open-grounds.js';
import { levelsOf } from './map-list.js';
import type {
  FoundOnDto,
  MapDto,
  MapLevelsDto,
  MapMatchDto,
  MapMonsterDto,
  MapNpcDto,
  MapPortalDto,
  MapSpotDto,
  MapSummaryDto,
} from './maps.dto.js';

/** In map units: portals to one map that are nearer to each other are shown once. */
const ONE_PLACE = 100;

const MAX_FACES = 5;

export function toMapSummary(map: CatalogMap): MapSummaryDto {
  return { id: map.id, mapName: map.name, streetName: map.streetName, town: map.isTown };
}

export function toMapMatch(map: CatalogMap, matches: number[][], catalog: Catalog): MapMatchDto {
  const monsters = catalog.world.monstersOn(map);
  const levels = levelsOf(monsters, catalog);
  return {
    ...toMapSummary(map),
    drawn: map.hasFile,
    region: QUEST_AREA_NAMES[mapRegionOf(map.region)],
    levels: toMapLevels(levels),
    monsterIds: monsters.slice(0, MAX_FACES).map(({ monsterId }) => monsterId),
    monsterKinds: monsters.length,
    matches,
  };
}

export function toMapLevels(levels: readonly number[]): MapLevelsDto | null {
  return levels.length === 0 ? null : { from: Math.min(...levels), to: Math.max(...levels) };
}

export function toFoundOn({ map, amount, customAmount, isHidden }: FoundOn): FoundOnDto {
  return { ...toMapSummary(map), amount, hidden: isHidden, customAmount };
}

export function toMap(map: CatalogMap, catalog: Catalog, expRate?: number): MapDto {
  const { world } = catalog;
  const geometry = world.drawingOf(map);
  const life = world.lifeOf(map);
  const description = gameText(catalog, map.description);
  const { minimapWidth: width, minimapHeight: height } = map;
  return {
    ...toMapSummary(map),
    mapDesc: description.text,
    mapDescRuns: description.runs,
    fieldLimit: map.fieldLimit,
    restrictions: fieldLimitsOf(map.fieldLimit),
    returnMap: map.returnMapId ?? NO_RETURN_MAP,
    returnMapName: map.returnMapId === null ? null : world.mapName(map.returnMapId),
    mapMark: map.mapMark,
    minimap: width === null || height === null ? null : { width, height },
    drawing: geometry && mapFrame(geometry),
    portals: geometry === null ? [] : toPortals(geometry, map, world),
    monsters: ofKind(life, 'monster').flatMap((group) => toMonsters(group, catalog)),
    expPerHour: expPerHourOn(groundOf(map, catalog), expRate),
    npcs: ofKind(life, 'npc').flatMap((group) => toNpcs(group, catalog)),
    reactors: ofKind(life, 'reactor').flatMap((group) => toSpots(group, world.reactorName(group.subjectId))),
  };
}

/** Portals to other maps. Portals in one place that lead to the same map count as one. */
function toPortals({ portals }: MapDrawing, { id, sourceMapId }: CatalogMap, world: World): MapPortalDto[] {
  const shown = new Map<string, MapPortalDto>();
  for (const { name, x, y, targetMapId } of portals) {
    if (targetMapId === null || targetMapId === id || targetMapId === sourceMapId) continue;
    const place = `${targetMapId} ${Math.round(x / ONE_PLACE)} ${Math.round(y / ONE_PLACE)}`;
    if (shown.has(place)) continue;
    shown.set(place, { name, x, y, targetMapId, targetName: world.mapName(targetMapId) });
  }
  return [...shown.values()];
}

function ofKind(life: readonly MapLife[], kind: MapLife['kind']): MapLife[] {
  return life.filter((group) => group.kind === kind);
}

function toSpots({ subjectId, spots }: MapLife, name: string): MapSpotDto[] {
  return spots.map(({ x, y, hidden = false, isCustom: custom = false }) => ({
    id: subjectId,
    name,
    x,
    y,
    hidden,
    custom,
  }));
}

function toNpcs(group: MapLife, catalog: Catalog): MapNpcDto[] {
  const { subjectId } = group;
  const { world } = catalog;
  const does = {
    occupation: world.npc(subjectId)?.occupation ?? '',
    questCount: world.quests.ofNpc(subjectId).length,
    goodsCount: catalog.shops.linesOf(subjectId).length,
  };
  return toSpots(group, world.npcName(subjectId)).map((spot) => ({ ...spot, ...does }));
}

function toMonsters(group: MapLife, catalog: Catalog): MapMonsterDto[] {
  const monster = catalog.monster(group.subjectId);
  const { maxHp, exp } = monsterNumbers(monster);
  const spots = toSpots(group, catalog.monsterName(group.subjectId));
  return spots.map((spot, index) => ({
    ...spot,
    level: monster?.level ?? null,
    maxHp,
    exp,
    boss: monster?.isBoss ?? false,
    respawn: group.spots[index]?.respawn ?? 0,
  }));
}
