import type { LifeKind, MapDrawing, ReactorPartyQuest } from '@portico/domain';
import type { LifeSpot, QuestDetails, QuestRegion } from '../tables/catalog-world.types.js';

export interface CatalogMap {
  readonly id: number;
  /** Name from the game files, else `Map {id}`. */
  readonly name: string;
  readonly hasName: boolean;
  /** Empty if the files have none. */
  readonly streetName: string;
  /** The list in the files that names the map: victoria, ossyria, ...; empty for a map without a name. */
  readonly region: string;
  readonly description: string;
  /** False for a map that only has a name. */
  readonly hasFile: boolean;
  /** Map that gives life and minimap: this map, or the one that it links to. */
  readonly sourceMapId: number;
  readonly isTown: boolean;
  readonly fieldLimit: number;
  readonly returnMapId: number | null;
  readonly mapMark: string;
  readonly minimapWidth: number | null;
  readonly minimapHeight: number | null;
}

export interface CatalogNpc {
  readonly id: number;
  /** Name from the game files, else `NPC {id}`. */
  readonly name: string;
  readonly hasName: boolean;
  /** Line that the client shows below the name; may be empty. */
  readonly occupation: string;
}

export interface CatalogQuest {
  readonly id: number;
  readonly name: string;
  readonly hasName: boolean;
  readonly region: QuestRegion;
  /** The game's own name of the area; empty if unknown. */
  readonly areaName: string;
  /** Name of the series; may be empty. */
  readonly parent: string;
  readonly type: string;
  readonly minimumLevel: number | null;
  readonly maximumLevel: number | null;
  readonly startNpcId: number | null;
  readonly endNpcId: number | null;
  readonly details: QuestDetails;
}

export interface CatalogReactor {
  readonly id: number;
  readonly name: string;
  readonly partyQuest: ReactorPartyQuest | '';
}

/** One kind of monster, NPC or reactor on a map. */
export interface MapLife {
  readonly kind: LifeKind;
  readonly subjectId: number;
  readonly amount: number;
  readonly isHidden: boolean;
  readonly spots: readonly LifeSpot[];
}

export interface MonsterAmount {
  readonly monsterId: number;
  readonly amount: number;
}

/** Spawn points of one kind of monster on a map with the same respawn time. */
export interface MonsterSpawns {
  readonly monsterId: number;
  readonly count: number;
  /** Seconds until the monster comes back; -1 means never, 0 at once. */
  readonly respawn: number;
}

export interface MapExit {
  /** Name in the files, such as `east00`. */
  readonly portal: string;
  readonly targetMapId: number;
}

export interface FoundOn {
  readonly map: CatalogMap;
  /** Number of spots; 0 if only the game's own books name the place. */
  readonly amount: number;
  /** How many of the spots the server itself added. */
  readonly customAmount: number;
  readonly isHidden: boolean;
}

export type QuestRole = 'starts' | 'ends' | 'objective' | 'reward';

export interface QuestMention {
  readonly quest: CatalogQuest;
  readonly roles: readonly QuestRole[];
}

/** All quests before and after a quest, over any number of steps; at most a hundred on each side. */
export interface QuestChain {
  readonly before: readonly CatalogQuest[];
  readonly after: readonly CatalogQuest[];
}

export interface QuestQuery {
  /** Matches the quest's name or id, its NPC's name, or its area. */
  readonly term: string;
  /** First level of a band; undefined for all levels. */
  readonly levelBand?: number;
  readonly region?: QuestRegion;
  /** Part of the name of the NPC. */
  readonly npc: string;
}

export interface WorldNameHits {
  readonly maps: readonly CatalogMap[];
  readonly npcs: readonly CatalogNpc[];
  readonly quests: readonly CatalogQuest[];
}

export interface World {
  readonly mapCount: number;
  readonly npcCount: number;
  readonly questCount: number;
  readonly reactorCount: number;
  map(id: number): CatalogMap | undefined;
  npc(id: number): CatalogNpc | undefined;
  quest(id: number): CatalogQuest | undefined;
  reactor(id: number): CatalogReactor | undefined;
  reactors(): Iterable<CatalogReactor>;
  mapName(id: number): string;
  npcName(id: number): string;
  reactorName(id: number): string;
  questName(id: number): string;
  /** Sorted by relevance; by id for an empty term. */
  searchMaps(term: string): readonly CatalogMap[];
  searchNpcs(term: string): readonly CatalogNpc[];
  /** Sorted by relevance. Without a term: by level, quests for any level last. */
  searchQuests(query: QuestQuery): readonly CatalogQuest[];
  /** Matches names and ids, best match first. `searchTypos` also finds names with a typo. */
  findNames(term: string, how: 'searchTypos' | 'searchExactly'): WorldNameHits;
  /** Everything on a map, sorted by kind and id. A linked map has the life of its source. */
  lifeOf(map: CatalogMap): readonly MapLife[];
  /** Kinds of monsters that are visible on a map, most spots first. A linked map has those of its source. */
  monstersOn(map: CatalogMap): readonly MonsterAmount[];
  /** Visible spawn points of monsters on a map. A linked map has those of its source. */
  spawnsOn(map: CatalogMap): readonly MonsterSpawns[];
  /** The ground of a map, for a linked map that of its source; null if there is none. */
  drawingOf(map: CatalogMap): MapDrawing | null;
  /** Portals to other maps of the game files, for a linked map those of its source. Only the first portal to each map. */
  exitsOf(map: CatalogMap): readonly MapExit[];
  /** Maps of a monster, NPC or reactor, most spots first. Linked maps with a name are included. */
  mapsOf(kind: LifeKind, subjectId: number): readonly FoundOn[];
  questChain(quest: CatalogQuest): QuestChain;
  questsOfNpc(npcId: number): readonly QuestMention[];
  questsOfItem(itemId: number): readonly QuestMention[];
  questsOfMonster(monsterId: number): readonly QuestMention[];
}
