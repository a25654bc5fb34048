import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { LifeKind, ReactorPartyQuest } from '@portico/domain';
import { booleanColumn, epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';
import type { QuestRegion } from './catalog-world.types.js';

/** Key of the single row in `portal_catalog_pointer`. */
export const CATALOG_POINTER = 'catalog';

/** The content of one import. Without `finishedAt` the import is running, being removed, or dead. */
@Entity({ name: 'portal_catalog_generation' })
export class CatalogGenerationEntity {
  @PrimaryGeneratedColumn({ name: 'id' }) id: number;
  @epochMsColumn({ name: 'started_at' }) startedAt: number;

  /** Updated with every batch. An import whose time is old is dead. */
  @epochMsColumn({ name: 'touched_at' }) touchedAt: number;
  @epochMsColumn({ name: 'finished_at', nullable: true }) finishedAt: number | null;
  @Column({ name: 'item_count', type: 'int', default: 0 }) itemCount: number;
  @Column({ name: 'monster_count', type: 'int', default: 0 }) monsterCount: number;
  @Column({ name: 'importer_version', type: 'int', default: 0 }) importerVersion: number;
  @Column({ name: 'map_count', type: 'int', default: 0 }) mapCount: number;
  @Column({ name: 'npc_count', type: 'int', default: 0 }) npcCount: number;
  @Column({ name: 'quest_count', type: 'int', default: 0 }) questCount: number;
  @Column({ name: 'reactor_count', type: 'int', default: 0 }) reactorCount: number;

  /** The generation before this one; null for the first. */
  @Column({ name: 'previous_id', type: 'int', nullable: true }) previousId: number | null;
}

@Entity({ name: 'portal_catalog_pointer' })
export class CatalogPointerEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 }) name: string;
  @Column({ name: 'generation_id', type: 'int' }) generationId: number;
  @epochMsColumn({ name: 'switched_at' }) switchedAt: number;
}

abstract class GenerationRow {
  @PrimaryColumn({ name: 'generation_id', type: 'int' }) generationId: number;
}

@Entity({ name: 'portal_catalog_item' })
export class CatalogItemEntity extends GenerationRow {
  @PrimaryColumn({ name: 'item_id', type: 'int' }) itemId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @booleanColumn({ name: 'has_name' }) hasName: boolean;
  @Column({ name: 'description', type: 'text' }) description: string;

  /** JSON object of numbers. */
  @Column({ name: 'properties', type: 'text' }) properties: string;
}

@Entity({ name: 'portal_catalog_monster' })
export class CatalogMonsterEntity extends GenerationRow {
  @PrimaryColumn({ name: 'monster_id', type: 'int' }) monsterId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @booleanColumn({ name: 'has_name' }) hasName: boolean;
  @Column({ name: 'level', type: 'int', nullable: true }) level: number | null;
  @moneyColumn({ name: 'max_hp' }) maxHp: number;
  @moneyColumn({ name: 'max_mp' }) maxMp: number;
  @moneyColumn({ name: 'exp' }) exp: number;
  @booleanColumn({ name: 'is_boss' }) isBoss: boolean;

  /** JSON object of numbers. */
  @Column({ name: 'properties', type: 'text' }) properties: string;
}

/** Key of the single row in `portal_drop_version`. */
export const DROP_VERSION = 'drops';

/** Each edit changes this row in its own unit of work. Every process sees that and reads the drops again at once. */
@Entity({ name: 'portal_drop_version', engine: TABLE_ENGINE })
export class DropVersionEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 }) name: string;
  @Column({ name: 'version', type: 'int' }) version: number;

  /** Null before the first edit. */
  @epochMsColumn({ name: 'monsters_edited_at', nullable: true }) monstersEditedAt: number | null;
  @epochMsColumn({ name: 'reactors_edited_at', nullable: true }) reactorsEditedAt: number | null;

  /** Time at which the portal last asked the game to reload its drops. */
  @epochMsColumn({ name: 'reloaded_at', nullable: true }) reloadedAt: number | null;
}

@Entity({ name: 'portal_catalog_quest_area' })
export class CatalogQuestAreaEntity extends GenerationRow {
  @PrimaryColumn({ name: 'area_id', type: 'int' }) areaId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @Column({ name: 'region', type: 'varchar', length: 32 }) region: QuestRegion;
}

@Entity({ name: 'portal_catalog_quest' })
export class CatalogQuestEntity extends GenerationRow {
  @PrimaryColumn({ name: 'quest_id', type: 'int' }) questId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @booleanColumn({ name: 'has_name' }) hasName: boolean;
  @Column({ name: 'area_id', type: 'int', nullable: true }) areaId: number | null;
  @Column({ name: 'region', type: 'varchar', length: 32 }) region: QuestRegion;

  /** Name of the series it belongs to; may be empty. */
  @Column({ name: 'parent', type: 'varchar', length: 255 }) parent: string;

  /** "[Job Adv.]", "[Required]", "[Skill]" or empty. */
  @Column({ name: 'type', type: 'varchar', length: 64 }) type: string;

  /** Null means any level. */
  @Column({ name: 'minimum_level', type: 'int', nullable: true }) minimumLevel: number | null;
  @Column({ name: 'maximum_level', type: 'int', nullable: true }) maximumLevel: number | null;
  @Column({ name: 'start_npc_id', type: 'int', nullable: true }) startNpcId: number | null;
  @Column({ name: 'end_npc_id', type: 'int', nullable: true }) endNpcId: number | null;

  /** JSON of `QuestDetails`. */
  @Column({ name: 'details', type: 'text' }) details: string;
}

@Entity({ name: 'portal_catalog_map' })
export class CatalogMapEntity extends GenerationRow {
  @PrimaryColumn({ name: 'map_id', type: 'int' }) mapId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @booleanColumn({ name: 'has_name' }) hasName: boolean;

  /** Empty if the files have none. */
  @Column({ name: 'street_name', type: 'varchar', length: 255 }) streetName: string;

  /** The list in `String.wz` that names the map (victoria, ossyria, ...); empty for a map without a name. */
  @Column({ name: 'region', type: 'varchar', length: 32 }) region: string;
  @Column({ name: 'description', type: 'text' }) description: string;

  /** False for a map that only `String.wz` names. */
  @booleanColumn({ name: 'has_file' }) hasFile: boolean;

  /** Map that gives life, portals, reactors and minimap: this map, or the one that it links to. */
  @Column({ name: 'source_map_id', type: 'int' }) sourceMapId: number;
  @booleanColumn({ name: 'is_town' }) isTown: boolean;
  @Column({ name: 'field_limit', type: 'int' }) fieldLimit: number;

  /** Null if the files name none. */
  @Column({ name: 'return_map_id', type: 'int', nullable: true }) returnMapId: number | null;
  @Column({ name: 'map_mark', type: 'varchar', length: 64 }) mapMark: string;

  /** Size of the minimap's picture, which a linked map has from its source; null if there is none. */
  @Column({ name: 'minimap_width', type: 'int', nullable: true }) minimapWidth: number | null;
  @Column({ name: 'minimap_height', type: 'int', nullable: true }) minimapHeight: number | null;

  /** JSON object of numbers: the rest of the map's own `info`. */
  @Column({ name: 'properties', type: 'text' }) properties: string;
}

/** Geometry of a map. A linked map has its geometry under its `sourceMapId`. Read it with `unpackMapDrawing`. */
@Entity({ name: 'portal_catalog_map_drawing' })
export class CatalogMapDrawingEntity extends GenerationRow {
  @PrimaryColumn({ name: 'map_id', type: 'int' }) mapId: number;
  @Column({ name: 'drawing', type: 'blob' }) drawing: Buffer;
}

/** One kind of monster, one NPC or one reactor on a map. A linked map has no rows: read those of its `sourceMapId`. */
@Entity({ name: 'portal_catalog_life' })
export class CatalogLifeEntity extends GenerationRow {
  @PrimaryColumn({ name: 'map_id', type: 'int' }) mapId: number;
  @PrimaryColumn({ name: 'kind', type: 'varchar', length: 8 }) kind: LifeKind;
  @PrimaryColumn({ name: 'subject_id', type: 'int' }) subjectId: number;
  @Column({ name: 'amount', type: 'int' }) amount: number;
  @booleanColumn({ name: 'is_hidden' }) isHidden: boolean;

  /** JSON array of `LifeSpot`. */
  @Column({ name: 'spots', type: 'text' }) spots: string;
}

/** Maps that the game's own books name for a monster or an NPC, in addition to the life of maps. */
@Entity({ name: 'portal_catalog_found_at' })
export class CatalogFoundAtEntity extends GenerationRow {
  @PrimaryColumn({ name: 'kind', type: 'varchar', length: 8 }) kind: LifeKind;
  @PrimaryColumn({ name: 'subject_id', type: 'int' }) subjectId: number;
  @PrimaryColumn({ name: 'map_id', type: 'int' }) mapId: number;
}

@Entity({ name: 'portal_catalog_npc' })
export class CatalogNpcEntity extends GenerationRow {
  @PrimaryColumn({ name: 'npc_id', type: 'int' }) npcId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @booleanColumn({ name: 'has_name' }) hasName: boolean;

  /** Line that the client shows below the name ("Weapon Seller"); may be empty. */
  @Column({ name: 'occupation', type: 'varchar', length: 255 }) occupation: string;
}

@Entity({ name: 'portal_catalog_reactor' })
export class CatalogReactorEntity extends GenerationRow {
  @PrimaryColumn({ name: 'reactor_id', type: 'int' }) reactorId: number;

  /** Name of the first map with the reactor, else "Reactor {id}". No file names a reactor. */
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @booleanColumn({ name: 'has_name' }) hasName: boolean;

  /** Label in the files, often in Korean; may be empty. */
  @Column({ name: 'label', type: 'varchar', length: 255 }) label: string;

  /** Empty for a reactor outside of party quests. */
  @Column({ name: 'party_quest', type: 'varchar', length: 16 }) partyQuest: ReactorPartyQuest | '';
  @Column({ name: 'action', type: 'varchar', length: 64 }) action: string;
  @Column({ name: 'linked_reactor_id', type: 'int', nullable: true }) linkedReactorId: number | null;
}

/** Hash of a game file in a generation. An import without changes can stop at once. */
@Entity({ name: 'portal_catalog_file' })
export class CatalogFileEntity extends GenerationRow {
  /** Relative to the folder of game files. */
  @PrimaryColumn({ name: 'path', type: 'varchar', length: 255 }) path: string;
  @epochMsColumn({ name: 'size' }) size: number;
  @epochMsColumn({ name: 'modified_at' }) modifiedAt: number;

  /** SHA-256 of the content, in hex. */
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
}
