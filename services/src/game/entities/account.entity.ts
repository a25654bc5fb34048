import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { timeTextColumn, gameNumberColumn } from './column-transformers.js';

/** Values of `accounts.loggedin`: out, changing channel (or stale), in the game or in character selection. */
export const LOGIN_STATE = { out: 0, transition: 1, in: 2 } as const;

/** Values of `accounts.banned`: a game master's unban leaves -1, so only `= 1` means banned. */
export const BAN_STATE = { never: 0, banned: 1, unbanned: -1 } as const;

@Entity({ name: 'accounts', synchronize: false })
export class AccountEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'name', type: 'varchar', length: 13 }) name: string;
  @Column({ name: 'password', type: 'varchar', length: 128, select: false }) password: string;

  /** Only tables of older servers have it (`GameFeatures.hasColumn`), so no statement names it unasked. */
  @Column({ name: 'salt', type: 'varchar', length: 32, nullable: true, select: false, insert: false })
  salt?: string | null;

  @gameNumberColumn('loggedin', { type: 'tinyint' }) loginState: number;
  @timeTextColumn('lastlogin', { nullable: true }) lastLoginAt: string | null;
  @timeTextColumn('createdat') createdAt: string;
  @gameNumberColumn('banned', { type: 'tinyint' }) banned: number;
  @Column({ name: 'banreason', type: 'text', nullable: true }) banReason: string | null;
  @timeTextColumn('tempban') temporaryBanUntil: string;
  @Column({ name: 'webadmin', type: 'int', nullable: true }) webAdmin: number | null;
  @Column({ name: 'email', type: 'varchar', length: 45, nullable: true, select: false }) email: string | null;

  /** Balances; the game server rewrites all three at each save of a character of the account. */
  @gameNumberColumn('nxCredit', { nullable: true }) nxCredit: number;
  @gameNumberColumn('maplePoint', { nullable: true }) maplePoint: number;
  @gameNumberColumn('nxPrepaid', { nullable: true }) nxPrepaid: number;
  @gameNumberColumn('votepoints') votePoints: number;

  /** Characters that the account may have in each world. */
  @gameNumberColumn('characterslots', { type: 'tinyint', select: false }) characterSlots: number;
}

/** An account's storage in a world; its items refer to the storage, not the account. */
@Entity({ name: 'storages', synchronize: false })
export class StorageEntity {
  @PrimaryGeneratedColumn({ name: 'storageid', type: 'int' }) id: number;
  @Column({ name: 'accountid', type: 'int' }) accountId: number;
  @Column({ name: 'world', type: 'int' }) world: number;

  /** 4 at first, 48 at most. */
  @Column({ name: 'slots', type: 'int' }) slots: number;
  @gameNumberColumn('meso') meso: number;
}
