import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integerTransformer, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** How many played in a minute; of those older than a week, in an hour. */
@Entity({ name: 'portal_online_sample', engine: TABLE_ENGINE })
export class OnlineSampleEntity {
  /** When it began, epoch ms: a whole minute, or a whole hour. */
  @PrimaryColumn({ name: 'at', type: 'bigint', transformer: integerTransformer })
  at: number;

  /** How many minutes were counted: 1, or up to 60 of an hour. */
  @Column({ name: 'minutes', type: 'int' })
  minutes: number;

  /** Rounded mean. */
  @Column({ name: 'players', type: 'int' })
  players: number;

  @Column({ name: 'peak', type: 'int' })
  peak: number;
}
