import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import {
  AccountEntity,
  CharacterEntity,
  GameBridge,
  GameClock,
  GameFeatures,
  gameNumber,
  GuildEntity,
  PresenceRepository,
  PRESENCES,
  SOURCES,
} from '../../../game/index.js';
import type { OnlineCharacter, Presence, Source, Sourced } from '../../../game/index.js';
import { Choice, Flag, Integer, Nested, type Principal, Text } from '../../../platform/http/index.js';
import { mapNamesOf, RankBoardService, RankChangeDto, RankChanges } from '../../rankings/index.js';
import type { MapNames, RankChange } from '../../rankings/index.js';
import { SpendingTerms, SpendingTermsDto } from '../spending/spending-terms.js';

class OwnCharacterDto {
  @Integer() id: number;
  @Integer('World of the character, if there are several') world: number;
  @Integer() fame: number;
  @Integer() exp: number;

  @Text('Null outside a guild', { nullable: true })
  guildName: string | null;

  @Integer('Last saved or current map') mapId: number;
  @Text('Null for a map without a name', { nullable: true }) mapName: string | null;
  @Flag('This character is in the game') isOnline: boolean;
  @Integer('Its channel in the game; null outside the game, in the cash shop and if unknown', {
    nullable: true,
  })
  channel: number | null;

  @Integer('Last logout, milliseconds UTC', { nullable: true }) lastSeenAt: number | null;

  @Integer('Overall rank by level; null for unranked characters, which have no public profile', {
    nullable: true,
  })
  rank: number | null;

  @Nested(() => RankChangeDto, { nullable: true }) rankChange: RankChangeDto | null;
}

class WorldSlotsDto {
  @Integer() world: number;
  @Integer() used: number;
  @Integer() max: number;
}

export class DashboardOverviewDto {
  @Nested(() => [OwnCharacterDto]) characters: OwnCharacterDto[];

  @Nested(
    () => [WorldSlotsDto],
    'Worlds with characters of the account; empty if the game has no world numbers',
  )
  slots: WorldSlotsDto[];

  @Choice(SOURCES, 'How the portal knows who is in the game') source: Source;

  @Choice(
    PRESENCES,
    'Whether the game may still hold the account: `leaving` for seconds after a logout; `unsettled` until it logs in to the game and logs out properly, or the game server restarts. Spending and gifts wait for `out`',
  )
  presence: Presence;

  @Nested(() => SpendingTermsDto) spending: SpendingTermsDto;
  @Flag('The portal can reach the running game, and so can disconnect players') canDisconnect: boolean;
}

/** Characters that never left the game have a time before the first server of this kind existed. */
const FIRST_LOGOUT = Date.UTC(2015, 0, 3);

export interface OwnCharacter extends Pick<
  CharacterEntity,
  'id' | 'name' | 'world' | 'fame' | 'exp' | 'mapId'
> {
  guildName: string | null;
  /** Epoch milliseconds; null if the character never left the game, or the server has no such column. */
  lastSeenAt: number | null;
  /** Maximum characters of its account per world; null if the server has no such column. */
  slots: number | null;
}

@Injectable()
export class OverviewRepository {
  constructor(
    @InjectRepository(CharacterEntity) private readonly characterRows: Repository<CharacterEntity>,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  async characters(accountId: number): Promise<OwnCharacter[]> {
    const hasLogouts = this.features.isOn('onlinePlayers');
    const hasGuilds = this.features.isOn('guilds');
    const hasSlots = this.features.isOn('accountDetails');
    const fields = [
      'id',
      'name',
      'world',
      'level',
      'fame',
      'exp',
      'mapId',
      ...(hasLogouts ? ['lastLogoutAt'] : []),
    ];
    const query = this.characterRows
      .createQueryBuilder('character')
      .innerJoin(AccountEntity, 'account', 'account.id = character.accountId')
      .select(fields.map((field) => `character.${field}`))
      .addSelect(hasGuilds ? 'guild.name' : 'NULL', 'guildName')
      .addSelect(hasSlots ? 'account.characterSlots' : 'NULL', 'slots')
      .where('character.accountId = :accountId', { accountId })
      .orderBy('character.level', 'DESC')
      .addOrderBy('character.exp', 'DESC')
      .addOrderBy('character.id', 'ASC');
    if (hasGuilds) query.leftJoin(GuildEntity, 'guild', 'guild.id = character.guildId');
    const { entities, raw } =
      await query.getRawAndEntities<Partial<Pick<OwnCharacter, 'guildName' | 'slots'>>>();
    return entities.map(({ id, name, world, fame, exp, mapId, lastLogoutAt }, index) => {
      const { guildName = null, slots = null } = raw[index] ?? {};
      const loggedOutAt = this.clock.parse(lastLogoutAt ?? null);
      return {
        id,
        name,
        world,
        fame,
        exp,
        mapId,
        guildName,
        lastSeenAt: loggedOutAt === null || loggedOutAt < FIRST_LOGOUT ? null : loggedOutAt,
        slots: slots === null ? null : gameNumber(slots),
      };
    });
  }
}

@Injectable()
export class OverviewService {
  constructor(
    private readonly overviews: OverviewRepository,
    private readonly boards: RankBoardService,
    private readonly changes: RankChanges,
    private readonly terms: SpendingTerms,
    private readonly bridge: GameBridge,
    private readonly catalogs: CatalogService,
    private readonly presence: PresenceRepository,
  ) {}

  async overview({ accountId }: Principal): Promise<DashboardOverviewDto> {
    const reading = this.overviews.characters(accountId);
    const [characters, ranks, played, judged] = await Promise.all([
      reading,
      reading.then((own) => this.ranksOf(own.map(({ id }) => id))),
      this.bridge.onlineCharacterOf(accountId),
      this.presence.judge(accountId),
    ]);
    return {
      ...toOverview(characters, played, ranks, mapNamesOf(this.catalogs.current)),
      presence: judged?.presence ?? 'out',
      spending: this.terms.current,
      canDisconnect: this.bridge.reachesGame,
    };
  }

  private async ranksOf(ids: readonly number[]): Promise<ReadonlyMap<number, OwnRank>> {
    const { board } = await this.boards.current();
    const ranks = new Map<number, number>();
    for (const id of ids) {
      const rank = board.ranksOf(id)?.level;
      if (rank !== undefined) ranks.set(id, rank);
    }
    const changes = await this.changes.find(ranks);
    return new Map(Array.from(ranks, ([id, rank]) => [id, { rank, change: changes.get(id) ?? null }]));
  }
}

export interface OwnRank {
  rank: number;
  change: RankChange | null;
}

export function toOverview(
  characters: readonly OwnCharacter[],
  played: Sourced<OnlineCharacter | null>,
  ranks: ReadonlyMap<number, OwnRank>,
  mapName: MapNames,
): Pick<DashboardOverviewDto, 'characters' | 'slots' | 'source'> {
  return {
    characters: characters.map((character) => {
      const online = played.value?.characterId === character.id ? played.value : null;
      return toOwnCharacter(character, online, ranks.get(character.id), mapName);
    }),
    slots: slotsOf(characters),
    source: played.source,
  };
}

function toOwnCharacter(
  character: OwnCharacter,
  online: OnlineCharacter | null,
  rank: OwnRank | undefined,
  mapName: MapNames,
): OwnCharacterDto {
  const { name: _, slots: __, ...saved } = character;
  const mapId = online?.mapId ?? character.mapId;
  return {
    ...saved,
    mapId,
    mapName: mapName(mapId),
    isOnline: online !== null,
    channel: online?.channel ?? null,
    rank: rank?.rank ?? null,
    rankChange: rank?.change ?? null,
  };
}

function slotsOf(characters: readonly OwnCharacter[]): WorldSlotsDto[] {
  const worlds = new Map<number, WorldSlotsDto>();
  for (const { world, slots } of characters) {
    if (slots === null) continue;
    const used = (worlds.get(world)?.used ?? 0) + 1;
    worlds.set(world, { world, used, max: slots });
  }
  return [...worlds.values()].sort((a, b) => a.world - b.world);
}
