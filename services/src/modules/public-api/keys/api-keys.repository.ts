import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, Index, PrimaryGeneratedColumn, type EntityManager, type Repository } from 'typeorm';
import { AccountEntity, GameClock, GameFeatures, whereNotBanned } from '../../../game/index.js';
import { engineOf, epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** A key of the public API. It reads what everybody may read, more often. */
@Entity({ name: 'portal_api_key', engine: TABLE_ENGINE })
@Index('portal_api_key_hash', ['hash'], { unique: true })
@Index('portal_api_key_account', ['accountId'])
export class ApiKeyEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'name', type: 'varchar', length: 60 }) name: string;

  /** SHA-256 of the key. */
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'last_used_at', nullable: true }) lastUsedAt: number | null;
}

@Injectable()
export class ApiKeysRepository {
  constructor(
    @InjectRepository(ApiKeyEntity) private readonly keys: Repository<ApiKeyEntity>,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  ofAccount(accountId: number): Promise<ApiKeyEntity[]> {
    return this.keys.find({ where: { accountId }, order: { id: 'DESC' } });
  }

  /** The key if its account exists and is not banned. */
  async findValid(hash: string, now: number): Promise<ApiKeyEntity | undefined> {
    const query = this.keys
      .createQueryBuilder('apiKey')
      .innerJoin(AccountEntity, 'account', 'account.id = apiKey.accountId')
      .where('apiKey.hash = :hash', { hash });
    return (await whereNotBanned(query, now, this.features, this.clock).getOne()) ?? undefined;
  }

  async add(manager: EntityManager, row: Omit<ApiKeyEntity, 'id'>): Promise<void> {
    await manager.insert(ApiKeyEntity, row);
  }

  /** All keys of an account, locked until the unit of work ends. Concurrent calls that add one wait or retry. */
  lockAll(manager: EntityManager, accountId: number): Promise<ApiKeyEntity[]> {
    const query = manager.createQueryBuilder(ApiKeyEntity, 'apiKey').where({ accountId });
    // The embedded database allows only one writer at a time, so it needs no lock.
    if (engineOf(manager.connection) === 'mysql') query.setLock('pessimistic_write');
    return query.getMany();
  }

  /** Returns whether the account had the key. */
  async remove(manager: EntityManager, key: Pick<ApiKeyEntity, 'accountId' | 'id'>): Promise<boolean> {
    return (await manager.delete(ApiKeyEntity, { id: key.id, accountId: key.accountId })).affected === 1;
  }

  async markUsed(manager: EntityManager, id: number, lastUsedAt: number): Promise<void> {
    await manager.update(ApiKeyEntity, { id }, { lastUsedAt });
  }
}
