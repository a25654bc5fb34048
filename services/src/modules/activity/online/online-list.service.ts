import { Injectable } from '@nestjs/common';
import { PickType } from '@nestjs/swagger';
import { MAX_INT32 } from '@portico/domain';
import { IsBoolean } from 'class-validator';
import { CatalogService } from '../../../catalog/index.js';
import { GameBridge, type OnlineCharacter, type Source, type Sourced, SOURCES } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import {
  Choice,
  databasePagination,
  DatabasePaginationDto,
  Flag,
  Integer,
  Nested,
  Text,
} from '../../../platform/http/index.js';
import { mapNamesOf, RankBoardService, RankedPlayerDto } from '../../rankings/index.js';
import { HiddenAccountsRepository } from './hidden-accounts.repository.js';

class OnlinePlayerDto extends PickType(RankedPlayerDto, ['id', 'name', 'level', 'job']) {
  @Integer('Null in the cash shop, between channels, and if unknown', { nullable: true, example: 3 })
  channel: number | null;
  @Integer('Null if the owner does not show maps', { nullable: true, example: 100000000 })
  mapId: number | null;
  @Text('Null if unknown, or if the owner does not show maps', { nullable: true, example: 'Henesys' })
  mapName: string | null;
}

class OnlinePaginationDto extends DatabasePaginationDto {
  @Text('`cursor` of the next page; null after the last', { nullable: true }) next: string | null;
}

export class OnlinePlayersDto {
  @Nested(() => [OnlinePlayerDto], 'Highest level first') players: OnlinePlayerDto[];
  @Nested(() => OnlinePaginationDto) pagination: OnlinePaginationDto;
  @Choice(
    SOURCES,
    'Source: the running game, or its database, where each account has the character saved last',
  )
  source: Source;
  @Integer('When the list was read, epoch ms') asOf: number;
}

export class OnlineVisibilityDto {
  @Flag('The list of online players leaves out all characters of the account') @IsBoolean() isHidden: boolean;
}

/** All readers share the list for this long. No older one answers, because a player may have hidden in another process. */
const TIMES = { freshMs: 3000 };

const CURSOR = /^(\d{1,5})\.(\d{1,10})$/;

type Place = Pick<OnlineCharacter, 'level' | 'characterId'>;

/** Players who are in the game, without those that the rankings hide and those who hide themselves. */
@Injectable()
export class OnlineListService {
  private list = this.newList();

  constructor(
    private readonly bridge: GameBridge,
    private readonly boards: RankBoardService,
    private readonly hidden: HiddenAccountsRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  async page(page: number, limit: number, cursor: string): Promise<OnlinePlayersDto> {
    const { isOn, showsMap } = this.config.public.onlineList;
    if (!isOn) throw new AppError('game.feature_off');
    const after = readCursor(cursor);
    const [{ value, source, asOf }, { board }] = await Promise.all([this.list.get(), this.boards.current()]);
    const start = after === undefined ? (page - 1) * limit : firstAfter(value, after);
    const shown = value.slice(start, start + limit);
    const last = shown.at(-1);
    const mapName = mapNamesOf(this.catalogs.current);
    return {
      // The name is from the rankings. A character that they no longer have was deleted or hidden.
      players: shown.flatMap(({ characterId, level, job, channel, mapId }) => {
        const row = board.player(characterId);
        if (row === undefined) return [];
        const place = showsMap ? { mapId, mapName: mapName(mapId) } : { mapId: null, mapName: null };
        return [{ id: characterId, name: row.name, level, job, channel, ...place }];
      }),
      pagination: {
        ...databasePagination(page, limit, value.length),
        next: last !== undefined && start + limit < value.length ? `${last.level}.${last.characterId}` : null,
      },
      source,
      asOf,
    };
  }

  async isHidden(accountId: number): Promise<boolean> {
    return (await this.hidden.among([accountId])).size > 0;
  }

  async hide(accountId: number, isHidden: boolean): Promise<boolean> {
    await this.hidden.set(accountId, isHidden);
    this.list = this.newList();
    return isHidden;
  }

  private newList() {
    return new CachedValue(() => this.read(), TIMES);
  }

  private async read(): Promise<Sourced<OnlineCharacter[]>> {
    const [{ value, ...sourced }, { board }] = await Promise.all([
      this.bridge.onlineCharacters(),
      this.boards.current(),
    ]);
    const ranked = value.filter(({ characterId }) => board.ranksOf(characterId) !== undefined);
    const hidden = await this.hidden.among(ranked.map(({ accountId }) => accountId));
    const shown = ranked.filter(({ accountId }) => !hidden.has(accountId));
    return { ...sourced, value: shown.sort(byPlace) };
  }
}

function byPlace(one: Place, other: Place): number {
  return other.level - one.level || one.characterId - other.characterId;
}

function firstAfter(characters: readonly OnlineCharacter[], place: Place): number {
  const index = characters.findIndex((character) => byPlace(character, place) > 0);
  return index < 0 ? characters.length : index;
}

function readCursor(cursor: string): Place | undefined {
  if (cursor === '') return undefined;
  const [, level, characterId] = CURSOR.exec(cursor) ?? [];
  if (level === undefined || Number(characterId) > MAX_INT32)
    throw invalidField('cursor', 'cursor', 'Must be `next` of an answer');
  return { level: Number(level), characterId: Number(characterId) };
}
