import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { gameNumberTransformer } from './column-transformers.js';

/** An account's storage in a world; its items name the storage, not the account. */
@Entity({ name: 'storages', synchronize: false })
export class StorageEntity {
  @PrimaryGeneratedColumn({ name: 'storageid', type: 'int' }) id: number;
  @Column({ name: 'accountid', type: 'int' }) accountId: number;
  @Column({ name: 'world', type: 'int' }) world: number;

  /** 4 at first, 48 at most. */
  @Column({ name: 'slots', type: 'int' }) slots: number;
  @Column({ name: 'meso', type: 'int', transformer: gameNumberTransformer }) meso: number;
}
