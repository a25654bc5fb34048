import { Injectable } from '@nestjs/common';
import { AccountEntity, GameFeatures } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Signer } from '../../../platform/keys/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';

/** Marks of stored passwords. A session keeps the mark it was opened with, and ends if the game or its owner stores another password. */
@Injectable()
export class PasswordMarks {
  private readonly signer: Signer;

  constructor(
    { env }: PorticoConfig,
    private readonly features: GameFeatures,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.signer = new Signer(env.tokenSecret, 'password of a session');
  }

  /** 43 characters that reveal nothing about the stored password; null if the server stores none. */
  of(stored: string | null): string | null {
    return stored === null ? null : this.signer.sign(stored);
  }

  async ofAccount(id: number): Promise<string | null> {
    if (!this.features.isOn('signIn')) return null;
    const row = await this.unitOfWork.run((manager) =>
      manager.findOne(AccountEntity, { where: { id }, select: { id: true, password: true } }),
    );
    return this.of(row?.password ?? null);
  }
}
