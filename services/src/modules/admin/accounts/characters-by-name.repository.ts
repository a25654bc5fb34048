import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CharacterEntity, isGameName } from '../../../game/index.js';
import { isDatabaseAway } from '../../../platform/persistence/index.js';
import { foldName, RankBoardService } from '../../rankings/index.js';

export type NamedCharacter = Pick<CharacterEntity, 'id' | 'name' | 'accountId'>;

const FIELDS = { id: true, name: true, accountId: true } as const;

/** Two worlds of one server may have characters of the same name, although the game forbids it. */
const MAX_OF_ONE_NAME = 10;

/** Finds characters by name, first in the board of the rankings, because the game's table has no index on names. */
@Injectable()
export class CharactersByNameRepository {
  constructor(
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    private readonly boards: RankBoardService,
  ) {}

  async named(name: string): Promise<NamedCharacter | undefined> {
    return (await this.rankedNamed(name)) ?? (await this.unrankedNamed(name))[0];
  }

  /** Account ids of characters whose name contains the term: exact matches first, then by rank. */
  async accountIdsOf(term: string, limit: number): Promise<number[]> {
    const { board } = await this.boards.current();
    const { places } = board.page({ sort: 'level', term, page: 1, limit });
    const whole = await this.rankedNamed(term);
    const [owners, others] = await Promise.all([
      this.ownersOf(places.map(({ id }) => id)),
      whole === undefined ? this.unrankedUnless(places.length > 0, term) : [whole],
    ]);
    const ids = [
      ...others.map(({ accountId }) => accountId),
      ...places.flatMap(({ id }) => owners.get(id) ?? []),
    ];
    return [...new Set(ids)];
  }

  private async rankedNamed(name: string): Promise<NamedCharacter | undefined> {
    const { board } = await this.boards.current();
    const wanted = foldName(name.trim());
    const id = board.idNamed(wanted);
    if (id === undefined) return undefined;
    const row = await this.characters.findOne({ where: { id }, select: FIELDS });
    return row !== null && foldName(row.name) === wanted ? row : undefined;
  }

  /** Searches the game's table. This is slow unless the server's owner has added an index; the statement timeout limits it. */
  private async unrankedNamed(name: string): Promise<NamedCharacter[]> {
    const wanted = name.trim();
    if (!isGameName(wanted)) return [];
    const where = { name: wanted };
    return this.characters.find({ select: FIELDS, where, take: MAX_OF_ONE_NAME });
  }

  /** If the table is too large to search, the matches in the rankings are returned alone. */
  private async unrankedUnless(hasOthers: boolean, term: string): Promise<NamedCharacter[]> {
    try {
      return await this.unrankedNamed(term);
    } catch (error) {
      if (hasOthers && isDatabaseAway(error)) return [];
      throw error;
    }
  }

  private async ownersOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.characters
      .createQueryBuilder('character')
      .select(['character.id', 'character.accountId'])
      .where('character.id IN (:...ids)', { ids })
      .getMany();
    return new Map(rows.map(({ id, accountId }) => [id, accountId]));
  }
}
