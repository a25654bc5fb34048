import { Entity, PrimaryColumn } from 'typeorm';
import { gameNumberColumn } from './column-transformers.js';

/** An item that the Maker skill makes. An item that several classes make has a row for each; the server uses the first. */
@Entity({ name: 'makercreatedata', synchronize: false })
export class MakerItemEntity {
  /** Classes that make it, as bits; 0 for all. */
  @PrimaryColumn({ name: 'id', type: 'tinyint' }) classes: number;
  @PrimaryColumn({ name: 'itemid', type: 'int' }) itemId: number;
  @gameNumberColumn('req_level', { type: 'tinyint' }) level: number;

  /** Level of the skill. */
  @gameNumberColumn('req_maker_level', { type: 'tinyint' })
  skillLevel: number;

  /** Mesos; the server charges whole thousands. */
  @gameNumberColumn('req_meso') mesos: number;
  @gameNumberColumn('quantity', { type: 'smallint' }) quantity: number;
}

/** An item that making another one uses up. */
@Entity({ name: 'makerrecipedata', synchronize: false })
export class MakerPartEntity {
  @PrimaryColumn({ name: 'itemid', type: 'int' }) itemId: number;
  @PrimaryColumn({ name: 'req_item', type: 'int' }) partId: number;
  @gameNumberColumn('count', { type: 'smallint' }) count: number;
}
