import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { gameNumberTransformer, gameTextTransformer } from './column-transformers.js';

/** Values of `queststatus.status`. */
export const QUEST_STATUS = { notStarted: 0, started: 1, completed: 2 } as const;

/** A quest that a character began. Rows are deleted and rewritten at each save: never keep an id. */
@Entity({ name: 'queststatus', synchronize: false })
export class QuestStatusEntity {
  @PrimaryGeneratedColumn({ name: 'queststatusid', type: 'int' }) id: number;
  @Column({ name: 'characterid', type: 'int', transformer: gameNumberTransformer }) characterId: number;
  @Column({ name: 'quest', type: 'int', transformer: gameNumberTransformer }) questId: number;
  @Column({ name: 'status', type: 'int', transformer: gameNumberTransformer }) status: number;
}

/** One counter of a started quest. */
@Entity({ name: 'questprogress', synchronize: false })
export class QuestProgressEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'characterid', type: 'int', transformer: gameNumberTransformer }) characterId: number;
  @Column({ name: 'queststatusid', type: 'int', transformer: gameNumberTransformer }) questStatusId: number;

  /** Id of the monster, for kills. */
  @Column({ name: 'progressid', type: 'int', transformer: gameNumberTransformer }) progressId: number;

  /** Kills with leading zeros, such as `012`; scripts store other texts here. */
  @Column({ name: 'progress', type: 'varchar', length: 15, transformer: gameTextTransformer })
  progress: string;
}
