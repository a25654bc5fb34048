import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { type Actor, type Principal, RequestLimits } from '../../../platform/http/index.js';
import { randomToken } from '../../../platform/keys/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import type { ApiKeysDto, NewApiKeyDto } from './api-keys.dto.js';
import { type ApiKeyEntity, ApiKeysRepository } from './api-keys.repository.js';

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
    private readonly keys: ApiKeysRepository,
    private readonly limits: RequestLimits,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.limits.useKeys((key) => this.ownerOf(key));
  }

  async own({ accountId }: Principal): Promise<ApiKeysDto> {
    const keys = await this.keys.ofAccount(accountId);
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
      if ((await this.keys.lockAll(manager, accountId)).length >= MAX_KEYS)
        throw new AppError('public_api.too_many_keys', { max: MAX_KEYS });
      const row = {
        accountId,
        name: name.trim(),
        hash: hashOf(key),
        createdAt: Date.now(),
        lastUsedAt: null,
      };
      await this.keys.add(manager, row);
      await this.audit.record({
        action: 'api-key-add',
        accountId,
        ...actorOf(by),
        details: { name: row.name },
      });
    });
    return { ...(await this.own(by.principal)), key };
  }

  async remove(by: Actor, id: number): Promise<ApiKeysDto> {
    const { accountId } = by.principal;
    await this.unitOfWork.run(async (manager) => {
      if (!(await this.keys.remove(manager, { accountId, id })))
        throw new AppError('public_api.key_not_found');
      await this.audit.record({ action: 'api-key-remove', accountId, ...actorOf(by), details: { id } });
    });
    this.limits.forgetKey(id);
    return this.own(by.principal);
  }

  /** A valid key; undefined for any other text. */
  private async ownerOf(text: string): Promise<ApiKeyEntity | undefined> {
    if (!KEY.test(text)) return undefined;
    const now = Date.now();
    const key = await this.keys.findValid(hashOf(text), now);
    if (key !== undefined) await this.markUsed(key, now);
    return key;
  }

  private async markUsed({ id, lastUsedAt }: ApiKeyEntity, now: number): Promise<void> {
    if (lastUsedAt !== null && now - lastUsedAt < USE_MS) return;
    try {
      await this.unitOfWork.run((manager) => this.keys.markUsed(manager, id, now));
    } catch (error) {
      // A database that accepts no changes still answers reads.
      this.logger.warn({ msg: 'the use of a key was not stored', err: error });
    }
  }
}
