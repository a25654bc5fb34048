import { isInLevelBand, QUEST_AREA_NAMES } from '@portico/domain';
import type { LifeKind, LifeSpot } from './catalog-world.types.js';
import {
  placeholderMapName,
  placeholderNpcName,
  placeholderQuestName,
  placeholderReactorName,
} from './item-naming.js';
import { push } from './lists-by-key.js';
import { NameIndex } from './name-index.js';
import { QuestRelations } from './quest-relations.js';
import { searchKey } from './search-key.js';
import type { LifeRow, WorldRows } from './world-reader.js';
import type {
  CatalogMap,
  CatalogNpc,
  CatalogQuest,
  CatalogReactor,
  FoundOn,
  MapLife,
  QuestMention,
  QuestQuery,
  World,
  WorldNameHits,
} from './world.types.js';

const CONTINENT = 100_000_000;

const KIND_ORDER = { monster: 0, npc: 1, reactor: 2 } as const satisfies Record<LifeKind, number>;

/** The world of one import in memory: by id, by name, and by what belongs together. */
export class WorldIndex implements World {
  readonly mapCount: number;
  readonly npcCount: number;
  readonly questCount: number;
  readonly reactorCount: number;

  private readonly maps: ReadonlyMap<number, CatalogMap>;
  private readonly npcs: ReadonlyMap<number, CatalogNpc>;
  private readonly quests: ReadonlyMap<number, CatalogQuest>;
  private readonly reactors: ReadonlyMap<number, CatalogReactor>;
  private readonly mapsById: readonly CatalogMap[];
  private readonly questsById: readonly CatalogQuest[];
  private readonly mapNames: NameIndex<CatalogMap>;
  private readonly npcNames: NameIndex<CatalogNpc>;
  private readonly questNames: NameIndex<CatalogQuest>;
  private readonly lifeByMap = new Map<number, LifeRow[]>();
  private readonly lifeBySubject = new Map<string, LifeRow[]>();
  private readonly booksBySubject = new Map<string, number[]>();
  private readonly linked = new Map<number, CatalogMap[]>();
  private readonly relations: QuestRelations;

  constructor(rows: WorldRows) {
    this.mapsById = [...rows.maps].sort((a, b) => a.id - b.id);
    this.questsById = [...rows.quests].sort((a, b) => a.id - b.id);
    this.maps = byId(rows.maps);
    this.npcs = byId(rows.npcs);
    this.quests = byId(rows.quests);
    this.reactors = byId(rows.reactors);
    this.mapCount = this.maps.size;
    this.npcCount = this.npcs.size;
    this.questCount = this.quests.size;
    this.reactorCount = this.reactors.size;
    this.mapNames = new NameIndex(rows.maps, ({ streetName }) => streetName);
    this.npcNames = new NameIndex(rows.npcs, ({ occupation }) => occupation);
    this.questNames = new NameIndex(rows.quests, (quest) => this.wordsOf(quest));
    for (const row of rows.life) {
      push(this.lifeByMap, row.mapId, row);
      push(this.lifeBySubject, `${row.kind}${row.subjectId}`, row);
    }
    for (const list of this.lifeByMap.values()) {
      list.sort((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || a.subjectId - b.subjectId);
    }
    for (const row of rows.foundAt) push(this.booksBySubject, `${row.kind}${row.subjectId}`, row.mapId);
    for (const map of this.mapsById) {
      if (map.sourceMapId !== map.id) push(this.linked, map.sourceMapId, map);
    }
    this.relations = new QuestRelations(this.questsById);
  }

  map(id: number): CatalogMap | undefined {
    return this.maps.get(id);
  }

  npc(id: number): CatalogNpc | undefined {
    return this.npcs.get(id);
  }

  quest(id: number): CatalogQuest | undefined {
    return this.quests.get(id);
  }

  reactor(id: number): CatalogReactor | undefined {
    return this.reactors.get(id);
  }

  mapName(id: number): string {
    return this.maps.get(id)?.name ?? placeholderMapName(id);
  }

  npcName(id: number): string {
    return this.npcs.get(id)?.name ?? placeholderNpcName(id);
  }

  reactorName(id: number): string {
    return this.reactors.get(id)?.name ?? placeholderReactorName(id);
  }

  questName(id: number): string {
    return this.quests.get(id)?.name ?? placeholderQuestName(id);
  }

  searchMaps(term: string): readonly CatalogMap[] {
    return searchKey(term) === '' ? this.mapsById : this.mapNames.search(term);
  }

  searchNpcs(term: string): readonly CatalogNpc[] {
    return this.npcNames.search(term);
  }

  searchQuests({ term, levelBand, region, npc }: QuestQuery): readonly CatalogQuest[] {
    const found = searchKey(term) === '' ? this.questsById : this.questNames.search(term);
    const npcKey = searchKey(npc);
    if (levelBand === undefined && region === undefined && npcKey === '') return found;
    return found.filter(
      (quest) =>
        (levelBand === undefined || isInLevelBand(quest.minimumLevel, levelBand)) &&
        (region === undefined || quest.region === region) &&
        (npcKey === '' || searchKey(this.npcOf(quest)).includes(npcKey)),
    );
  }

  findNames(term: string, how: 'search' | 'searchExactly'): WorldNameHits {
    return {
      maps: this.mapNames[how](term),
      npcs: this.npcNames[how](term),
      quests: this.questNames[how](term),
    };
  }

  lifeOf(map: CatalogMap): readonly MapLife[] {
    return (this.lifeByMap.get(map.sourceMapId) ?? []).map((row) => ({ ...row, spots: spotsOf(row) }));
  }

  mapsOf(kind: LifeKind, subjectId: number): readonly FoundOn[] {
    const subject = `${kind}${subjectId}`;
    const found = new Map<number, FoundOn>();
    for (const { mapId, amount, isHidden } of this.lifeBySubject.get(subject) ?? []) {
      const own = this.maps.get(mapId);
      const named = (this.linked.get(mapId) ?? []).filter(({ hasName }) => hasName);
      for (const map of own ? [own, ...named] : named) found.set(map.id, { map, amount, isHidden });
    }
    for (const mapId of this.booksBySubject.get(subject) ?? []) {
      const map = this.maps.get(mapId);
      if (map && !found.has(mapId)) found.set(mapId, { map, amount: 0, isHidden: false });
    }
    return [...found.values()].sort((a, b) => b.amount - a.amount || a.map.id - b.map.id);
  }

  /** The hundred millions of the maps where a monster appears, which the game calls their continent. */
  continentsOf(monsterId: number): ReadonlySet<number> {
    const maps = this.mapsOf('monster', monsterId).filter(({ amount }) => amount > 0);
    return new Set(maps.map(({ map }) => Math.floor(map.id / CONTINENT)));
  }

  questsOfNpc(npcId: number): readonly QuestMention[] {
    return this.relations.ofNpc(npcId);
  }

  questsOfItem(itemId: number): readonly QuestMention[] {
    return this.relations.ofItem(itemId);
  }

  questsOfMonster(monsterId: number): readonly QuestMention[] {
    return this.relations.ofMonster(monsterId);
  }

  private npcOf(quest: CatalogQuest): string {
    return quest.startNpcId === null ? '' : this.npcName(quest.startNpcId);
  }

  private wordsOf(quest: CatalogQuest): string {
    return `${this.npcOf(quest)}\n${quest.areaName}\n${QUEST_AREA_NAMES[quest.region]}`;
  }
}

function spotsOf(row: LifeRow): readonly LifeSpot[] {
  const spots: LifeSpot[] = JSON.parse(row.spots);
  return spots;
}

function byId<T extends { id: number }>(entries: readonly T[]): ReadonlyMap<number, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
