import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountNames } from '../../../game/index.js';
import { nxEntriesAt, operationKeyOf } from '../../ledger/index.js';
import { type LogRow, NX_SOURCES } from '../../game-logs/index.js';
import { sitesOfVotes, voteIdOf } from '../../voting/index.js';
import { numberOf, textOf } from '../reading/log-values.js';

type NxOrigin = Record<'characterName' | 'site' | 'admin', string | null>;

export const NO_ORIGIN: NxOrigin = { characterName: null, site: null, admin: null };

type CharacterSource = (entryKeys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const OWN_SOURCES = new Set(Object.values(NX_SOURCES));

const keyOf = (accountId: number, at: number) => `${accountId} ${at}`;

@Injectable()
export class NxOrigins {
  private charactersOf: CharacterSource = () => Promise.resolve(new Map());

  constructor(
    private readonly reader: DataSource,
    private readonly names: AccountNames,
  ) {}

  nameCharacters(source: CharacterSource): void {
    this.charactersOf = source;
  }

  async of(rows: readonly LogRow[]): Promise<(row: LogRow) => NxOrigin> {
    const own = rows.filter((row) => row.character_id === null && OWN_SOURCES.has(textOf(row, 'source')));
    if (own.length === 0) return () => NO_ORIGIN;
    const { manager } = this.reader;
    const accounts = new Set(own.map((row) => numberOf(row, 'account_id')));
    const entries = await nxEntriesAt(manager, accounts, new Set(own.map(({ at }) => at)));
    const keys = entries.map(({ entryKey }) => operationKeyOf(entryKey));
    const [characters, sites, admins] = await Promise.all([
      this.charactersOf(keys),
      sitesOfVotes(
        manager,
        keys.flatMap((key) => voteIdOf(key) ?? []),
      ),
      this.names.of(entries.map(({ actorAccountId }) => actorAccountId)),
    ]);
    const found = new Map<string, NxOrigin>();
    for (const { entryKey, accountId, at, actorAccountId } of entries) {
      const key = operationKeyOf(entryKey);
      found.set(keyOf(accountId, at), {
        characterName: characters.get(key) ?? null,
        site: sites.get(voteIdOf(key) ?? 0) ?? null,
        admin: admins.get(actorAccountId) ?? null,
      });
    }
    return (row) => found.get(keyOf(numberOf(row, 'account_id'), row.at)) ?? NO_ORIGIN;
  }
}
