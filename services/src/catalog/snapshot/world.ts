import { isInLevelBand, type LifeKind, type MapDrawing } from '@portico/domain';
import type { SpawnRow } from '../live/live-rows.js';
import { searchKey } from '../search/search-key.js';
import { unpackMapDrawing } from '../tables/map-drawing.js';
import { continentOf } from './continents.js';
import { type CustomSpawns, NO_SPAWNS, spotsOf, withCustomSpawns } from './map-spawns.js';
import {
  placeholderMapName,
  placeholderNpcName,
  placeholderQuestName,
  placeholderReactorName,
} from './placeholders.js';
import type { QuestRelations } from './quest-relations.js';
import { byKindAndId, type WorldContent } from './world-content.js';
import type {
  CatalogMap,
  CatalogNpc,
  CatalogQuest,
  CatalogReactor,
  FoundOn,
  MapExit,
  MapLife,
  MonsterAmount,
  MonsterSpawns,
  QuestQuery,
  WorldNameHits,
} from './world.types.js';

export class World {
  readonly quests: QuestRelations;

  constructor(
    private readonly content: WorldContent,
    private readonly spawns: CustomSpawns = NO_SPAWNS,
  ) {
    this.quests = content.relations;
  }

  map(id: number): CatalogMap | undefined {
    return this.content.maps.get(id);
  }

  npc(id: number): CatalogNpc | undefined {
    return this.content.npcs.get(id);
  }

  quest(id: number): CatalogQuest | undefined {
    return this.content.quests.get(id);
  }

  reactor(id: number): CatalogReactor | undefined {
    return this.content.reactors.get(id);
  }

  reactors(): Iterable<CatalogReactor> {
    return this.content.reactors.values();
  }

  mapName(id: number): string {
    return this.content.maps.get(id)?.name ?? placeholderMapName(id);
  }

  npcName(id: number): string {
    return this.content.npcs.get(id)?.name ?? placeholderNpcName(id);
  }

  reactorName(id: number): string {
    return this.content.reactors.get(id)?.name ?? placeholderReactorName(id);
  }

  questName(id: number): string {
    return this.content.quests.get(id)?.name ?? placeholderQuestName(id);
  }

  searchMaps(term: string): readonly CatalogMap[] {
    return searchKey(term) === '' ? this.content.mapsById : this.content.mapNames.search(term);
  }

  searchNpcs(term: string): readonly CatalogNpc[] {
    return this.content.npcNames.search(term);
  }

  /** Sorted by relevance. Without a term: by level, quests for any level last. */
  searchQuests({ term, levelBand, region, npc }: QuestQuery): readonly CatalogQuest[] {
    const found = searchKey(term) === '' ? this.content.questsByLevel : this.content.questNames.search(term);
    const npcKey = searchKey(npc);
    if (levelBand === undefined && region === undefined && npcKey === '') return found;
    return found.filter(
      (quest) =>
        (levelBand === undefined || isInLevelBand(quest.minimumLevel, levelBand)) &&
        (region === undefined || quest.region === region) &&
        (npcKey === '' || searchKey(this.content.npcOf(quest)).includes(npcKey)),
    );
  }

  /** Matches names and ids, best match first. `searchTypos` also finds names with a typo. */
  findNames(term: string, how: 'searchTypos' | 'searchExactly'): WorldNameHits {
    return {
      maps: this.content.mapNames[how](term),
      npcs: this.content.npcNames[how](term),
      quests: this.content.questNames[how](term),
    };
  }

  /** Everything on a map, sorted by kind and id. A linked map has the life of its source. */
  lifeOf(map: CatalogMap): readonly MapLife[] {
    const rows = this.content.lifeByMap.get(map.sourceMapId) ?? [];
    const own = rows.map((row) => ({ ...row, spots: spotsOf(row) }));
    const life = this.spawns.addTo(own, map.id);
    return life === own ? own : [...life].sort(byKindAndId);
  }

  /** Kinds of monsters that are visible on a map, most spots first. A linked map has those of its source. */
  monstersOn(map: CatalogMap): readonly MonsterAmount[] {
    const own = this.content.lifeByMap.get(map.sourceMapId) ?? [];
    const added = this.spawns.onMap(map.id).map((row) => ({ ...row, amount: 1 }));
    const amounts = new Map<number, number>();
    for (const { kind, subjectId, amount, isHidden } of [...own, ...added]) {
      if (kind === 'monster' && !isHidden) {
        amounts.set(subjectId, (amounts.get(subjectId) ?? 0) + amount);
      }
    }
    return [...amounts]
      .map(([monsterId, amount]) => ({ monsterId, amount }))
      .sort((a, b) => b.amount - a.amount || a.monsterId - b.monsterId);
  }

  /** Visible spawn points of monsters on a map. A linked map has those of its source. */
  spawnsOn(map: CatalogMap): readonly MonsterSpawns[] {
    return withCustomSpawns(this.content.spawnsOf(map.sourceMapId), this.spawns.onMap(map.id));
  }

  /** The ground of a map, for a linked map that of its source; null if there is none. */
  drawingOf({ sourceMapId }: CatalogMap): MapDrawing | null {
    const packed = this.content.drawings.get(sourceMapId);
    return packed === undefined ? null : unpackMapDrawing(packed);
  }

  /** Portals to other maps of the game files, for a linked map those of its source. Only the first portal to each map. */
  exitsOf({ id, sourceMapId }: CatalogMap): readonly MapExit[] {
    const exits = new Map<number, MapExit>();
    for (const exit of this.content.exits.get(sourceMapId) ?? []) {
      const { targetMapId: target } = exit;
      const isKnown = target !== id && this.content.maps.get(target)?.hasFile === true;
      if (isKnown && !exits.has(target)) exits.set(target, exit);
    }
    return [...exits.values()];
  }

  /** Maps of a monster, NPC or reactor, most spots first. Linked maps with a name are included. */
  mapsOf(kind: LifeKind, subjectId: number): readonly FoundOn[] {
    const { maps, lifeBySubject, linked, booksBySubject } = this.content;
    const subject = `${kind}${subjectId}`;
    const found = new Map<number, FoundOn>();
    for (const { mapId, amount, isHidden } of lifeBySubject.get(subject) ?? []) {
      const own = maps.get(mapId);
      const named = (linked.get(mapId) ?? []).filter(({ hasName }) => hasName);
      for (const map of own ? [own, ...named] : named)
        found.set(map.id, { map, amount, customAmount: 0, isHidden });
    }
    for (const [mapId, spots] of this.spawns.spotsByMap(kind, subjectId)) {
      const map = maps.get(mapId);
      if (map) found.set(mapId, withCustom(found.get(mapId), map, spots));
    }
    for (const mapId of booksBySubject.get(subject) ?? []) {
      const map = maps.get(mapId);
      if (map && !found.has(mapId)) found.set(mapId, { map, amount: 0, customAmount: 0, isHidden: false });
    }
    return [...found.values()].sort((a, b) => b.amount - a.amount || a.map.id - b.map.id);
  }

  continentsOf(monsterId: number): ReadonlySet<number> {
    const maps = this.mapsOf('monster', monsterId).filter(({ amount }) => amount > 0);
    return new Set(maps.map(({ map }) => continentOf(map.id)));
  }
}

function withCustom(found: FoundOn | undefined, map: CatalogMap, spots: readonly SpawnRow[]): FoundOn {
  return {
    map,
    amount: (found?.amount ?? 0) + spots.length,
    customAmount: spots.length,
    isHidden: (found?.isHidden ?? true) && spots.every(({ isHidden }) => isHidden),
  };
}
