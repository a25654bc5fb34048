import type { MapSide } from '@portico/domain';
import type {
  CatalogLifeEntity,
  CatalogMapEntity,
  CatalogNpcEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
} from '../tables/catalog.entities.js';
import type { LifeSpot, QuestDetails, QuestRegion } from '../tables/catalog-world.types.js';

/** Columns of a table as the catalog shows them, without the keys and those that it keeps in another form. */
export type Shown<Row, Others extends keyof Row> = Readonly<Omit<Row, Others | 'generationId'>>;

/** Its name is from the game files, else `Map {id}`. */
export interface CatalogMap extends Shown<CatalogMapEntity, 'mapId' | 'properties'> {
  readonly id: number;
}

/** Its name is from the game files, else `NPC {id}`. */
export interface CatalogNpc extends Shown<CatalogNpcEntity, 'npcId'> {
  readonly id: number;
}

export interface CatalogQuest extends Shown<CatalogQuestEntity, 'questId' | 'areaId' | 'details'> {
  readonly id: number;
  /** The game's own name of the area; empty if unknown. */
  readonly areaName: string;
  readonly details: QuestDetails;
}

export interface CatalogReactor extends Readonly<Pick<CatalogReactorEntity, 'name' | 'partyQuest'>> {
  readonly id: number;
}

export interface MapLife extends Shown<CatalogLifeEntity, 'mapId' | 'spots'> {
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
  /** Null if the files do not tell the size of the map. */
  readonly side: MapSide | null;
  readonly targetMapId: number;
}

export interface FoundOn {
  readonly map: CatalogMap;
  /** Number of spots; 0 if only the game's own books name the place. */
  readonly amount: number;
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
  readonly npc: string;
}

export interface WorldNameHits {
  readonly maps: readonly CatalogMap[];
  readonly npcs: readonly CatalogNpc[];
  readonly quests: readonly CatalogQuest[];
}
