import { Column, Entity, PrimaryColumn } from 'typeorm';
import { gameNumberTransformer } from './column-transformers.js';

/** An item that the Maker skill makes. An item that several classes make has a row for each; the server uses the first. */
@Entity({ name: 'makercreatedata', synchronize: false })
export class MakerItemEntity {
  /** Classes that make it, as bits; 0 for all. */
  @PrimaryColumn({ name: 'id', type: 'tinyint' }) classes: number;
  @PrimaryColumn({ name: 'itemid', type: 'int' }) itemId: number;
  @Column({ name: 'req_level', type: 'tinyint', transformer: gameNumberTransformer }) level: number;

  /** Level of the skill. */
  @Column({ name: 'req_maker_level', type: 'tinyint', transformer: gameNumberTransformer })
  skillLevel: number;

  /** Mesos; the server charges whole thousands. */
  @Column({ name: 'req_meso', type: 'int', transformer: gameNumberTransformer }) mesos: number;
  @Column({ name: 'quantity', type: 'smallint', transformer: gameNumberTransformer }) quantity: number;
}

/** An item that making another one uses up. */
@Entity({ name: 'makerrecipedata', synchronize: false })
export class MakerPartEntity {
  @PrimaryColumn({ name: 'itemid', type: 'int' }) itemId: number;
  @PrimaryColumn({ name: 'req_item', type: 'int' }) partId: number;
  @Column({ name: 'count', type: 'smallint', transformer: gameNumberTransformer }) count: number;
}
