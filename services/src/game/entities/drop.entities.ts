import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { gameNumberTransformer } from './column-transformers.js';
import { integerTransformer } from '../../platform/persistence/index.js';

/** Columns common to the drops of single monsters and the global drops. */
abstract class MonsterDropColumns {
  @PrimaryColumn({ name: 'id', type: 'bigint', transformer: integerTransformer }) id: number;
  @Column({ name: 'itemid', type: 'int' }) itemId: number;

  @Column({ name: 'minimum_quantity', type: 'int', transformer: gameNumberTransformer })
  minimumQuantity: number;

  @Column({ name: 'maximum_quantity', type: 'int', transformer: gameNumberTransformer })
  maximumQuantity: number;

  @Column({ name: 'questid', type: 'int', transformer: gameNumberTransformer }) questId: number;
  @Column({ name: 'chance', type: 'int', transformer: gameNumberTransformer }) chance: number;
}

/** A drop of one monster; `chance` per million, item 0 is mesos. */
@Entity({ name: 'drop_data', synchronize: false })
export class DropEntity extends MonsterDropColumns {
  @Column({ name: 'dropperid', type: 'int' }) dropperId: number;
}

/** A drop of every monster that has at least one drop of its own; `continent` -1 is everywhere, else map id / 100,000,000. */
@Entity({ name: 'drop_data_global', synchronize: false })
export class GlobalDropEntity extends MonsterDropColumns {
  @Column({ name: 'continent', type: 'tinyint', transformer: gameNumberTransformer }) continent: number;
  @Column({ name: 'comments', type: 'varchar', length: 45, nullable: true }) comments: string | null;
}

/** A drop of a reactor (a box, a plant, ...): `chance` is N in "1 in N", always one piece, duplicates are allowed. */
@Entity({ name: 'reactordrops', synchronize: false })
export class ReactorDropEntity {
  @PrimaryGeneratedColumn({ name: 'reactordropid', type: 'int' }) id: number;
  @Column({ name: 'reactorid', type: 'int' }) reactorId: number;
  @Column({ name: 'itemid', type: 'int' }) itemId: number;
  @Column({ name: 'chance', type: 'int', transformer: gameNumberTransformer }) oneIn: number;

  /** -1 means no quest. */
  @Column({ name: 'questid', type: 'int', transformer: gameNumberTransformer }) questId: number;
}
