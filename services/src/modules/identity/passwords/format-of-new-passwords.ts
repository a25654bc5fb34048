import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GameFeatures, type GameSchema } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { HashClient } from './hash-queue.js';
import { PasswordHasher } from './password-hasher.js';
import { kindOfStored, type StoredPassword } from './stored-password.js';

/** Hashes new passwords in the format that the game reads, so that players can log in there too. */
@Injectable()
export class FormatOfNewPasswords implements OnApplicationBootstrap {
  private readonly logger = new Logger('Passwords');
  /** Chosen once. Otherwise registrations would change it while the portal runs. */
  private chosen: Promise<boolean> | undefined;

  constructor(
    private readonly hasher: PasswordHasher,
    private readonly features: GameFeatures,
    private readonly reader: DataSource,
    private readonly config: PorticoConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // The first password asks again if the database is away.
    await this.isSalted().catch(() => undefined);
  }

  async hash(password: string, client?: HashClient): Promise<StoredPassword> {
    return (await this.isSalted())
      ? this.hasher.salted(password, client)
      : { password: await this.hasher.hash(password, client) };
  }

  /** Whether a stored password needs no replacement at the next login. A bcrypt hash is never replaced by a faster one. */
  async isCurrent({ password, salt }: StoredPassword): Promise<boolean> {
    const kind = kindOfStored(password);
    return kind === 'bcrypt' || (kind === 'sha512' && (salt ?? '') !== '' && (await this.isSalted()));
  }

  private async isSalted(): Promise<boolean> {
    if (!this.features.hasColumn('accounts', 'salt')) return false;
    this.chosen ??= this.choose();
    try {
      return await this.chosen;
    } catch (error) {
      this.chosen = undefined;
      throw error;
    }
  }

  private async choose(): Promise<boolean> {
    const isSalted = await readsSalts(this.reader, this.features, this.config);
    const format = isSalted ? 'SHA-512 with a salt' : 'bcrypt';
    if (this.config.server.identity.useSalts === undefined)
      this.logger.log(
        `new passwords are ${format}, as the stored ones show; server.identity.useSalts overrides this`,
      );
    return isSalted;
  }
}

/** Without a setting the stored passwords tell, because a game that changed to bcrypt may keep the column. */
export async function readsSalts(
  reader: Pick<DataSource, 'query'>,
  schema: Pick<GameSchema, 'hasColumn'>,
  { server }: PorticoConfig,
): Promise<boolean> {
  if (!schema.hasColumn('accounts', 'salt')) return false;
  const { useSalts } = server.identity;
  if (useSalts !== undefined) return useSalts;
  const { bcrypt, salted } = await countFormats(reader);
  return bcrypt === 0 || bcrypt < salted;
}

export async function countFormats(
  reader: Pick<DataSource, 'query'>,
): Promise<{ bcrypt: number; salted: number }> {
  const [counts] = await reader.query<Record<'bcrypt' | 'salted', number | string>[]>(
    `SELECT COUNT(CASE WHEN password LIKE '$2%' THEN 1 END) AS bcrypt,
      COUNT(CASE WHEN LENGTH(password) = 128 AND salt <> '' THEN 1 END) AS salted FROM accounts`,
  );
  return { bcrypt: Number(counts?.bcrypt ?? 0), salted: Number(counts?.salted ?? 0) };
}
