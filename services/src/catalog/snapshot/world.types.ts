import type { LifeKind, MapDrawing, ReactorPartyQuest } from '@portico/domain';
import type { LifeSpot, QuestDetails, QuestRegion } from '../tables/catalog-world.types.js';

export interface CatalogMap {
  readonly id: number;
  /** The name of the files, else `Map {id}`. */
  readonly name: string;
  readonly hasName: boolean;
  /** Empty where the files have none. */
  readonly streetName: string;
  /** The list of the files that names it: victoria, ossyria, ...; empty for a map without a name. */
  readonly region: string;
  readonly description: string;
  /** False for a map that only has a name. */
  readonly hasFile: boolean;
  /** Source of life and minimap: this map, or the one that it links to. */
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
  /** The name of the files, else `NPC {id}`. */
  readonly name: string;
  readonly hasName: boolean;
  /** The line that the client writes below the name; may be empty. */
  readonly occupation: string;
}

export interface CatalogQuest {
  readonly id: number;
  readonly name: string;
  readonly hasName: boolean;
  readonly region: QuestRegion;
  /** The game's own name of the area; empty where unknown. */
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

/** Places of a kind of monster on a map that are filled again after the same time. */
export interface MonsterSpawns {
  readonly monsterId: number;
  readonly count: number;
  /** Seconds until it comes back; -1 never, 0 at once. */
  readonly respawn: number;
}

/** A portal that leads to another map. */
export interface MapExit {
  /** Name in the files: `east00`. */
  readonly portal: string;
  readonly targetMapId: number;
}

export interface FoundOn {
  readonly map: CatalogMap;
  /** How many spots; 0 where only the game's own books say so. */
  readonly amount: number;
  /** How many of them the server itself put there. */
  readonly customAmount: number;
  readonly isHidden: boolean;
}

export type QuestRole = 'starts' | 'ends' | 'objective' | 'reward';

export interface QuestMention {
  readonly quest: CatalogQuest;
  readonly roles: readonly QuestRole[];
}

/** The quests that a quest asks for, and those that ask for it, over any number of steps; a hundred of each at most. */
export interface QuestChain {
  readonly before: readonly CatalogQuest[];
  readonly after: readonly CatalogQuest[];
}

export interface QuestQuery {
  /** In the quest's name or id, its NPC's name, or its area. */
  readonly term: string;
  /** First level of a band; absent for all. */
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
  /** All of them, in no order. */
  reactors(): Iterable<CatalogReactor>;
  mapName(id: number): string;
  npcName(id: number): string;
  reactorName(id: number): string;
  questName(id: number): string;
  /** By relevance; all by id for an empty term. */
  searchMaps(term: string): readonly CatalogMap[];
  searchNpcs(term: string): readonly CatalogNpc[];
  /** By relevance; by level, those for any level last, without a term. */
  searchQuests(query: QuestQuery): readonly CatalogQuest[];
  /** By name or id, best first; `search` forgives a typo. */
  findNames(term: string, how: 'searchTypos' | 'searchExactly'): WorldNameHits;
  /** Everything on a map, of the map it is linked to where it is a link; by kind and id. */
  lifeOf(map: CatalogMap): readonly MapLife[];
  /** The kinds of monsters that are to be seen on a map, of the map it is linked to where it is a link; most spots first. */
  monstersOn(map: CatalogMap): readonly MonsterAmount[];
  /** Where monsters appear on a map in view of all, of the map it is linked to where it is a link. */
  spawnsOn(map: CatalogMap): readonly MonsterSpawns[];
  /** The ground of a map, of the one it is linked to where it is a link; null for a map that has none. */
  drawingOf(map: CatalogMap): MapDrawing | null;
  /** Portals to maps of the files, of the map it is linked to where it is a link. The first to each. */
  exitsOf(map: CatalogMap): readonly MapExit[];
  /** Where a monster, NPC or reactor is found, most spots first; linked maps that have a name included. */
  mapsOf(kind: LifeKind, subjectId: number): readonly FoundOn[];
  questChain(quest: CatalogQuest): QuestChain;
  questsOfNpc(npcId: number): readonly QuestMention[];
  questsOfItem(itemId: number): readonly QuestMention[];
  questsOfMonster(monsterId: number): readonly QuestMention[];
}
