import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Group of ironmen that share their finds. Characters name it in their mode. */
@Entity({ name: 'portal_ironman_group', engine: TABLE_ENGINE })
export class IronmanGroupEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'name', type: 'varchar', length: 45 }) name: string;
  @Column({ name: 'leader_character_id', type: 'int' }) leaderCharacterId: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
}
