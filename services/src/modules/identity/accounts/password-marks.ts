import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountEntity, GameFeatures } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey } from '../../../platform/keys/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';

/** Marks of the stored password. A session keeps the one it was opened with, and ends when the game, or its owner, writes another password. */
@Injectable()
export class PasswordMarks {
  private readonly key: Buffer;

  constructor(
    { env }: PorticoConfig,
    private readonly features: GameFeatures,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.key = derivedKey(env.tokenSecret, 'password of a session');
  }

  /** 43 characters that tell nothing of what is stored; null where the server keeps no passwords. */
  of(stored: string | null): string | null {
    return stored === null ? null : createHmac('sha256', this.key).update(stored).digest('base64url');
  }

  async ofAccount(id: number): Promise<string | null> {
    if (!this.features.isOn('signIn')) return null;
    const row = await this.unitOfWork.run((manager) =>
      manager.findOne(AccountEntity, { where: { id }, select: { id: true, password: true } }),
    );
    return this.of(row?.password ?? null);
  }
}
