import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { gameNumberColumn } from './column-transformers.js';

@Entity({ name: 'guilds', synchronize: false })
export class GuildEntity {
  @PrimaryGeneratedColumn({ name: 'guildid', type: 'int' }) id: number;

  /** Character id of the guild master. */
  @Column({ name: 'leader', type: 'int' }) leaderId: number;
  @gameNumberColumn('GP') points: number;
  @Column({ name: 'name', type: 'varchar', length: 45 }) name: string;
  @gameNumberColumn('capacity') capacity: number;

  /** The emblem: a mark and a background with their colours, by the game's numbers; 0 for none. Selected only on demand. */
  @gameNumberColumn('logo', { select: false }) mark: number;
  @gameNumberColumn('logoColor', { type: 'smallint', select: false }) markColor: number;
  @gameNumberColumn('logoBG', { select: false }) background: number;
  @gameNumberColumn('logoBGColor', { type: 'smallint', select: false }) backgroundColor: number;

  /** 0 means no alliance. */
  @gameNumberColumn('allianceId', { select: false }) allianceId: number;

  /** Names of the five ranks, the master's first. */
  @Column({ name: 'rank1title', type: 'varchar', length: 45 }) masterTitle: string;
  @Column({ name: 'rank2title', type: 'varchar', length: 45 }) juniorMasterTitle: string;
  @Column({ name: 'rank3title', type: 'varchar', length: 45 }) memberTitle: string;
  @Column({ name: 'rank4title', type: 'varchar', length: 45 }) juniorMemberTitle: string;
  @Column({ name: 'rank5title', type: 'varchar', length: 45 }) newcomerTitle: string;
  @Column({ name: 'notice', type: 'varchar', length: 101, nullable: true }) notice: string | null;
}

/** Allied guilds, which refer to it in `allianceId`. */
@Entity({ name: 'alliance', synchronize: false })
export class AllianceEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'name', type: 'varchar', length: 13 }) name: string;
}
