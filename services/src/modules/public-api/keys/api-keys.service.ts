import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS } from '@portico/domain';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, type EntityManager, Index, PrimaryGeneratedColumn, type Repository } from 'typeorm';
import { AppError } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { type Actor, type Principal, RequestLimits } from '../../../platform/http/index.js';
import { randomToken } from '../../../platform/keys/index.js';
import { engineOf, epochMsColumn, TABLE_ENGINE, UnitOfWork } from '../../../platform/persistence/index.js';
import { AccountEntity, GameClock, GameFeatures, whereNotBanned } from '../../../game/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import type { ApiKeysDto, NewApiKeyDto } from './api-keys.dto.js';

/** A key of the public API. It reads what everybody may read, more often. */
@Entity({ name: 'portal_api_key', engine: TABLE_ENGINE })
@Index('portal_api_key_hash', ['hash'], { unique: true })
@Index('portal_api_key_account', ['accountId'])
export class ApiKeyEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'name', type: 'varchar', length: 60 }) name: string;

  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'last_used_at', nullable: true }) lastUsedAt: number | null;
}

/** Scanners of secrets recognize the key by this prefix. */
const PREFIX = 'portico_api_';
const KEY = new RegExp(`^${PREFIX}[\\w-]{43}$`);

const MAX_KEYS = 5;

/** The last use is stored at most this often, so that not every use is a write. */
const USE_MS = HOUR_MS;

@Injectable()
export class ApiKeysService implements OnModuleInit {
  private readonly logger = new Logger('ApiKeys');

  constructor(
    @InjectRepository(ApiKeyEntity) private readonly keys: Repository<ApiKeyEntity>,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
    private readonly limits: RequestLimits,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.limits.useKeys((key) => this.ownerOf(key));
  }

  async own({ accountId }: Principal): Promise<ApiKeysDto> {
    const keys = await this.keys.find({ where: { accountId }, order: { id: 'DESC' } });
    return {
      keys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
      max: MAX_KEYS,
      reads: this.limits.keyLimit('read'),
      searches: this.limits.keyLimit('search'),
    };
  }

  async add(by: Actor, name: string): Promise<NewApiKeyDto> {
    const { accountId } = by.principal;
    const key = PREFIX + randomToken();
    await this.unitOfWork.run(async (manager) => {
      if ((await lockAll(manager, accountId)).length >= MAX_KEYS)
        throw new AppError('public_api.too_many_keys', { max: MAX_KEYS });
      const details = { name: name.trim() };
      const row = { accountId, ...details, hash: hashOf(key), createdAt: Date.now(), lastUsedAt: null };
      await manager.insert(ApiKeyEntity, row);
      await this.audit.record({ action: 'api-key-add', accountId, ...actorOf(by), details });
    });
    return { ...(await this.own(by.principal)), key };
  }

  async remove(by: Actor, id: number): Promise<ApiKeysDto> {
    const { accountId } = by.principal;
    await this.unitOfWork.run(async (manager) => {
      const { affected } = await manager.delete(ApiKeyEntity, { id, accountId });
      if (affected !== 1) throw new AppError('public_api.key_not_found');
      await this.audit.record({ action: 'api-key-remove', accountId, ...actorOf(by), details: { id } });
    });
    this.limits.forgetKey(id);
    return this.own(by.principal);
  }

  private async ownerOf(text: string): Promise<ApiKeyEntity | undefined> {
    if (!KEY.test(text)) return undefined;
    const now = Date.now();
    const query = this.keys
      .createQueryBuilder('apiKey')
      .innerJoin(AccountEntity, 'account', 'account.id = apiKey.accountId')
      .where('apiKey.hash = :hash', { hash: hashOf(text) });
    const key = await whereNotBanned(query, now, this.features, this.clock).getOne();
    if (key === null) return undefined;
    await this.markUsed(key, now);
    return key;
  }

  private async markUsed({ id, lastUsedAt }: ApiKeyEntity, now: number): Promise<void> {
    if (lastUsedAt !== null && now - lastUsedAt < USE_MS) return;
    try {
      await this.unitOfWork.run((manager) => manager.update(ApiKeyEntity, { id }, { lastUsedAt: now }));
    } catch (error) {
      // A database that accepts no changes still answers reads.
      this.logger.warn({ msg: 'the use of a key was not stored', err: error });
    }
  }
}

/** All keys of an account, locked until the unit of work ends. Concurrent calls that add one wait or retry. */
function lockAll(manager: EntityManager, accountId: number): Promise<ApiKeyEntity[]> {
  const query = manager.createQueryBuilder(ApiKeyEntity, 'apiKey').where({ accountId });
  // The embedded database allows only one writer at a time, so it needs no lock.
  if (engineOf(manager.connection) === 'mysql') query.setLock('pessimistic_write');
  return query.getMany();
}
