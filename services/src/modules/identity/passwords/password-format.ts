import { Injectable } from '@nestjs/common';
import { GameFeatures, type GameSchema } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { HashClient } from './hash-queue.js';
import { kindOfStored, PasswordHasher, saltedPassword, type StoredPassword } from './password-hasher.js';

/** Hashes new passwords in the format that the game reads, so that players can log in there too. */
@Injectable()
export class PasswordFormat {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly features: GameFeatures,
    private readonly config: PorticoConfig,
  ) {}

  /** Throws like `HashQueue` if too many wait for a hash of bcrypt. */
  async hash(password: string, client?: HashClient): Promise<StoredPassword> {
    return this.isSalted ? saltedPassword(password) : { password: await this.hasher.hash(password, client) };
  }

  /** Whether a stored password needs no replacement at the next login. A bcrypt hash is never replaced by a faster one. */
  isCurrent({ password, salt }: StoredPassword): boolean {
    const kind = kindOfStored(password);
    return kind === 'bcrypt' || (this.isSalted && kind === 'sha512' && (salt ?? '') !== '');
  }

  private get isSalted(): boolean {
    return readsSalts(this.features, this.config);
  }
}

/** Whether the game reads SHA-512 with a salt. Servers with a column for it read no bcrypt. */
export function readsSalts(schema: Pick<GameSchema, 'hasColumn'>, { server }: PorticoConfig): boolean {
  return server.identity.useSalts && schema.hasColumn('accounts', 'salt');
}
