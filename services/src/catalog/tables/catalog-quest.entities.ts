import { Column, Entity, PrimaryColumn } from 'typeorm';
import { booleanColumn } from '../../platform/persistence/index.js';
import type { QuestRegion } from './catalog-world.types.js';

@Entity({ name: 'portal_catalog_quest_area' })
export class CatalogQuestAreaEntity {
  @PrimaryColumn({ name: 'generation_id', type: 'int' }) generationId: number;
  @PrimaryColumn({ name: 'area_id', type: 'int' }) areaId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @Column({ name: 'region', type: 'varchar', length: 32 }) region: QuestRegion;
}

@Entity({ name: 'portal_catalog_quest' })
export class CatalogQuestEntity {
  @PrimaryColumn({ name: 'generation_id', type: 'int' }) generationId: number;
  @PrimaryColumn({ name: 'quest_id', type: 'int' }) questId: number;
  @Column({ name: 'name', type: 'varchar', length: 255 }) name: string;
  @booleanColumn({ name: 'has_name' }) hasName: boolean;
  @Column({ name: 'area_id', type: 'int', nullable: true }) areaId: number | null;
  @Column({ name: 'region', type: 'varchar', length: 32 }) region: QuestRegion;

  /** Name of the series it belongs to; may be empty. */
  @Column({ name: 'parent', type: 'varchar', length: 255 }) parent: string;

  /** "[Job Adv.]", "[Required]", "[Skill]" or empty. */
  @Column({ name: 'type', type: 'varchar', length: 64 }) type: string;

  /** Null: any level. */
  @Column({ name: 'minimum_level', type: 'int', nullable: true }) minimumLevel: number | null;
  @Column({ name: 'maximum_level', type: 'int', nullable: true }) maximumLevel: number | null;
  @Column({ name: 'start_npc_id', type: 'int', nullable: true }) startNpcId: number | null;
  @Column({ name: 'end_npc_id', type: 'int', nullable: true }) endNpcId: number | null;

  /** JSON of `QuestDetails`. */
  @Column({ name: 'details', type: 'text' }) details: string;
}
