import { PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn } from '../../platform/persistence/index.js';

/** Columns of every log; each is read by `at`, and by character and `at`. */
export abstract class GameLogEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @epochMsColumn({ name: 'at' }) at: number;
}
