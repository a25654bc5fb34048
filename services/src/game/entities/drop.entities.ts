import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { gameNumberColumn } from './column-transformers.js';
import { integerTransformer } from '../../platform/persistence/index.js';

/** Columns common to the drops of single monsters and the global drops. */
abstract class MonsterDropColumns {
  @PrimaryColumn({ name: 'id', type: 'bigint', transformer: integerTransformer }) id: number;
  @Column({ name: 'itemid', type: 'int' }) itemId: number;
  @gameNumberColumn('minimum_quantity') minimumQuantity: number;
  @gameNumberColumn('maximum_quantity') maximumQuantity: number;
  @gameNumberColumn('questid') questId: number;
  @gameNumberColumn('chance') chance: number;
}

/** A drop of one monster; `chance` per million, item 0 is mesos. */
@Entity({ name: 'drop_data', synchronize: false })
export class DropEntity extends MonsterDropColumns {
  @Column({ name: 'dropperid', type: 'int' }) dropperId: number;
}

/** A drop of every monster that has at least one drop of its own; `continent` -1 is everywhere, else map id / 100,000,000. */
@Entity({ name: 'drop_data_global', synchronize: false })
export class GlobalDropEntity extends MonsterDropColumns {
  @gameNumberColumn('continent', { type: 'tinyint' }) continent: number;
  @Column({ name: 'comments', type: 'varchar', length: 45, nullable: true }) comments: string | null;
}

/** A drop of a reactor (a box, a plant, ...): `chance` is N in "1 in N", always one piece, duplicates are allowed. */
@Entity({ name: 'reactordrops', synchronize: false })
export class ReactorDropEntity {
  @PrimaryGeneratedColumn({ name: 'reactordropid', type: 'int' }) id: number;
  @Column({ name: 'reactorid', type: 'int' }) reactorId: number;
  @Column({ name: 'itemid', type: 'int' }) itemId: number;
  @gameNumberColumn('chance') oneIn: number;

  /** -1 means no quest. */
  @gameNumberColumn('questid') questId: number;
}
