import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { gameNumberColumn, gameTextTransformer } from './column-transformers.js';

/** Values of `queststatus.status`. */
export const QUEST_STATUS = { notStarted: 0, started: 1, completed: 2 } as const;

/** A quest that a character began. Rows are deleted and rewritten at each save: never keep an id. */
@Entity({ name: 'queststatus', synchronize: false })
export class QuestStatusEntity {
  @PrimaryGeneratedColumn({ name: 'queststatusid', type: 'int' }) id: number;
  @gameNumberColumn('characterid') characterId: number;
  @gameNumberColumn('quest') questId: number;
  @gameNumberColumn('status') status: number;
}

/** One counter of a started quest. */
@Entity({ name: 'questprogress', synchronize: false })
export class QuestProgressEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @gameNumberColumn('characterid') characterId: number;
  @gameNumberColumn('queststatusid') questStatusId: number;

  /** Id of the monster, for kills. */
  @gameNumberColumn('progressid') progressId: number;

  /** Kills with leading zeros, such as `012`; scripts store other texts here. */
  @Column({ name: 'progress', type: 'varchar', length: 15, transformer: gameTextTransformer })
  progress: string;
}
