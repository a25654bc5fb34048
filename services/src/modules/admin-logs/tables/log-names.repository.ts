import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import { type FindOperator, In, Raw, type Repository } from 'typeorm';
import { AccountEntity, CharacterEntity } from '../../../game/index.js';
import { isIncomparableText, rowsById } from '../../../platform/persistence/index.js';
import type { LogPeople } from '../../game-logs/index.js';

export const MAX_MATCHES = 200;

/** Limit for the characters of matching accounts. An account has six characters per world. */
const MAX_CHARACTERS = 1000;

type NamedCharacter = Pick<CharacterEntity, 'id' | 'name' | 'accountId'>;
type FoundCharacter = NamedCharacter & Pick<CharacterEntity, 'level' | 'job'>;

const FIELDS = { id: true, name: true, accountId: true } as const;

@Injectable()
export class LogNamesRepository {
  constructor(
    @InjectRepository(CharacterEntity) private readonly characterRows: Repository<CharacterEntity>,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
  ) {}

  characters(ids: readonly number[]): Promise<ReadonlyMap<number, NamedCharacter>> {
    return rowsById(this.characterRows, ids, FIELDS);
  }

  async charactersOf(accountIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.characterRows.find({
      select: FIELDS,
      where: { accountId: In([...new Set(accountIds)]) },
      order: { id: 'ASC' },
    });
    const byAccount = grouped(rows, ({ accountId }) => accountId);
    return new Map([...byAccount].map(([id, own]) => [id, own.map(({ name }) => name)]));
  }

  /** Finds characters and accounts by name, best matches first, each with its counterpart, because some logs record only one of them. */
  async people(
    term: string,
    { needsCharacters, needsAccounts }: { needsCharacters: boolean; needsAccounts: boolean },
  ): Promise<LogPeople> {
    const characters = await matching<NamedCharacter>(term, MAX_MATCHES, (take, name) =>
      this.characterRows.find({ select: FIELDS, where: { name }, take }),
    );
    const accounts = await matching<{ id: number }>(term, MAX_MATCHES, (take, name) =>
      this.accounts.find({ select: { id: true }, where: { name }, take }),
    );
    const characterIds = characters.found.map(({ id }) => id);
    const accountIds = accounts.found.map(({ id }) => id);
    const isCut = characters.isCut || accounts.isCut;
    if (!needsCharacters) {
      const owners = characters.found.map(({ accountId }) => accountId);
      return { characters: [], accounts: [...new Set([...accountIds, ...owners])], isCut };
    }
    if (needsAccounts || accountIds.length === 0)
      return { characters: characterIds, accounts: accountIds, isCut };
    const own = await this.characterRows.find({
      select: { id: true },
      where: { accountId: In(accountIds) },
      take: MAX_CHARACTERS,
    });
    return {
      characters: [...new Set([...characterIds, ...own.map(({ id }) => id)])],
      accounts: [],
      isCut: isCut || own.length === MAX_CHARACTERS,
    };
  }

  async findCharacters(term: string, limit: number): Promise<FoundCharacter[]> {
    const select = { ...FIELDS, level: true, job: true } as const;
    const { found } = await matching<FoundCharacter>(term, limit, (take, name) =>
      this.characterRows.find({ select, where: { name }, order: { name: 'ASC' }, take }),
    );
    const wanted = term.toLowerCase();
    const isWhole = ({ name }: FoundCharacter) => name.toLowerCase() === wanted;
    return [...found.filter(isWhole), ...found.filter((one) => !isWhole(one))];
  }
}

async function matching<T extends { id: number }>(
  term: string,
  most: number,
  find: (take: number, name: FindOperator<string>) => Promise<T[]>,
): Promise<{ found: T[]; isCut: boolean }> {
  const escaped = term.replaceAll(/[!%_]/g, '!$&');
  const like = (pattern: string) => Raw((column) => `${column} LIKE :pattern ESCAPE '!'`, { pattern });
  const first = await noneIfIncomparable(find(most + 1, like(`${escaped}%`)));
  const others = first.length > most ? [] : await noneIfIncomparable(find(most + 1, like(`%${escaped}%`)));
  const found = [...new Map([...first, ...others].map((row) => [row.id, row])).values()];
  return { found: found.slice(0, most), isCut: found.length > most };
}

/** Tables of old servers store Latin letters only, so no name in them matches any other text. */
async function noneIfIncomparable<T>(reading: Promise<T[]>): Promise<T[]> {
  try {
    return await reading;
  } catch (error) {
    if (isIncomparableText(error)) return [];
    throw error;
  }
}
