import type { LifeKind, ReactorPartyQuest } from '@portico/domain';
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
