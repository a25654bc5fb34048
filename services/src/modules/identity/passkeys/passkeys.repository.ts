import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, type EntityManager, Index, PrimaryGeneratedColumn, type Repository } from 'typeorm';
import { hashOf } from '../../../platform/hash-chain/index.js';
import {
  epochMsColumn,
  insertMissing,
  moneyColumn,
  TABLE_ENGINE,
  UnitOfWork,
} from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_passkey', engine: TABLE_ENGINE })
@Index('portal_passkey_credential', ['credentialHash'], { unique: true })
@Index('portal_passkey_account', ['accountId'])
export class PasskeyEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' }) id: number;
  @Column({ name: 'credential_hash', type: 'varchar', length: 64 }) credentialHash: string;

  /** base64url */
  @Column({ name: 'credential_id', type: 'text' }) credentialId: string;

  /** COSE, base64url */
  @Column({ name: 'public_key', type: 'text' }) publicKey: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @moneyColumn({ name: 'sign_count' }) signCount: number;
  @Column({ name: 'transports', type: 'varchar', length: 100, default: '' }) transports: string;
  @Column({ name: 'name', type: 'varchar', length: 60 }) name: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'last_used_at', nullable: true }) lastUsedAt: number | null;
}

type NewPasskey = Omit<PasskeyEntity, 'id' | 'credentialHash' | 'lastUsedAt'>;

@Injectable()
export class PasskeysRepository {
  constructor(
    @InjectRepository(PasskeyEntity) private readonly passkeys: Repository<PasskeyEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  listOf(accountId: number): Promise<PasskeyEntity[]> {
    return this.passkeys.find({ where: { accountId }, order: { id: 'ASC' } });
  }

  hasAny(accountId: number, manager: EntityManager = this.passkeys.manager): Promise<boolean> {
    return manager.existsBy(PasskeyEntity, { accountId });
  }

  find(credentialId: string): Promise<PasskeyEntity | null> {
    return this.passkeys.findOneBy({ credentialHash: hashOf(credentialId) });
  }

  add(passkey: NewPasskey): Promise<PasskeyEntity | undefined> {
    return this.unitOfWork.run(async (manager) => {
      const credentialHash = hashOf(passkey.credentialId);
      if (await manager.existsBy(PasskeyEntity, { credentialHash })) return undefined;
      const row = { ...passkey, credentialHash, lastUsedAt: null };
      await insertMissing(manager, PasskeyEntity, row);
      const kept = await manager.findOneBy(PasskeyEntity, { credentialHash });
      return kept?.accountId === passkey.accountId ? kept : undefined;
    });
  }

  /** Returns false if the counter has changed since it was compared. */
  use({ id, signCount }: PasskeyEntity, newCount: number, at: number): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager.update(PasskeyEntity, { id, signCount }, { signCount: newCount, lastUsedAt: at }),
    );
  }

  remove(accountId: number, id: number): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) => manager.delete(PasskeyEntity, { id, accountId }));
  }

  removeAll(accountId: number): Promise<number> {
    return this.unitOfWork.changed((manager) => manager.delete(PasskeyEntity, { accountId }));
  }
}
