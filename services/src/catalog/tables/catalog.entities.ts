import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { booleanColumn, epochMsColumn, moneyColumn } from '../../platform/persistence/index.js';

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

@Entity({ name: 'portal_catalog_item' })
export class CatalogItemEntity {
  @PrimaryColumn({ name: 'generation_id', type: 'int' }) generationId: number;
  @PrimaryColumn({ name: 'item_id', type: 'int' }) itemId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @booleanColumn({ name: 'has_name' }) hasName: boolean;
  @Column({ name: 'description', type: 'text' }) description: string;

  /** JSON object of numbers. */
  @Column({ name: 'properties', type: 'text' }) properties: string;
}

@Entity({ name: 'portal_catalog_monster' })
export class CatalogMonsterEntity {
  @PrimaryColumn({ name: 'generation_id', type: 'int' }) generationId: number;
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
