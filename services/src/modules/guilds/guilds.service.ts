import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type CsvCell, GUILD_SORTS, type GuildSort } from '@portico/domain';
import { In, type Repository } from 'typeorm';
import { inBatches, pick, recordOf } from '../../platform/collections/index.js';
import { AppError } from '../../platform/errors/index.js';
import { CSV_MAX_ROWS, csvOf, rankingPagination } from '../../platform/http/index.js';
import { type GuildPlace, type PlayerRow, RankBoardService } from '../rankings/index.js';
import {
  AllianceEntity,
  GameFeatures,
  gameNumber,
  GuildEntity,
  VisibleCharacters,
} from '../../game/index.js';
import type {
  AllianceDto,
  GuildDetailDto,
  GuildMemberDto,
  GuildPersonDto,
  GuildRankingsDto,
  RankedGuildDto,
} from './guilds.dto.js';

const IDS_PER_READ = 1000;

const EMBLEM_FIELDS = ['mark', 'markColor', 'background', 'backgroundColor'] as const;
const LINE_FIELDS = ['id', 'leaderId', 'name', 'points', ...EMBLEM_FIELDS] as const;

/** From the guild master down. */
const TITLE_FIELDS = [
  'masterTitle',
  'juniorMasterTitle',
  'memberTitle',
  'juniorMemberTitle',
  'newcomerTitle',
] as const;

const LINE = recordOf(LINE_FIELDS, () => true);
const PAGE = recordOf([...LINE_FIELDS, 'capacity', ...TITLE_FIELDS], () => true);

@Injectable()
export class GuildsRepository {
  constructor(
    @InjectRepository(GuildEntity) private readonly guilds: Repository<GuildEntity>,
    @InjectRepository(AllianceEntity) private readonly alliances: Repository<AllianceEntity>,
    private readonly features: GameFeatures,
    private readonly visible: VisibleCharacters,
  ) {}

  requireGuilds(): void {
    if (!this.features.isOn('guildPages')) throw new AppError('game.feature_off');
  }

  async findGuilds(ids: readonly number[]): Promise<ReadonlyMap<number, GuildEntity>> {
    if (ids.length === 0) return new Map();
    const rows = await this.guilds.find({ select: LINE, where: { id: In([...ids]) } });
    return new Map(rows.map((row) => [row.id, row]));
  }

  async findGuild(id: number): Promise<GuildEntity | null> {
    const select = this.features.isOn('alliances') ? { ...PAGE, allianceId: true } : PAGE;
    return this.guilds.findOne({ select, where: { id } });
  }

  async findMembers(guildId: number, ids: readonly number[]): Promise<GuildMemberDto[]> {
    const rows: GuildMemberDto[] = [];
    for (const some of inBatches(ids, IDS_PER_READ)) {
      const query = this.visible
        .selection()
        .select('player.id', 'id')
        .addSelect("COALESCE(player.name, '')", 'name')
        .addSelect('player.level', 'level')
        .addSelect('player.job', 'job')
        .addSelect('player.guildRank', 'guildRank')
        .andWhere('player.guildId = :guildId', { guildId })
        .andWhere('player.id IN (:...ids)', { ids: some });
      for (const row of await query.getRawMany<GuildMemberDto>())
        rows.push({ ...row, ...recordOf(['level', 'job', 'guildRank'], (field) => gameNumber(row[field])) });
    }
    return rows;
  }

  async findAlliance({
    id,
    allianceId,
  }: Pick<GuildEntity, 'id' | 'allianceId'>): Promise<AllianceDto | null> {
    if (!allianceId || !this.features.isOn('alliances')) return null;
    const alliance = await this.alliances.findOneBy({ id: allianceId });
    if (alliance === null) return null;
    const guilds = await this.guilds.find({
      select: { id: true, name: true },
      where: { allianceId },
      order: { name: 'ASC', id: 'ASC' },
    });
    return { name: alliance.name, guilds: guilds.filter((guild) => guild.id !== id) };
  }
}

const CSV_COLUMNS = {
  rank: ({ rank }) => rank,
  id: ({ id }) => id,
  name: ({ name }) => name,
  members: ({ members }) => members,
  total_level: ({ totalLevel }) => totalLevel,
  best_member: ({ best }) => best?.name ?? null,
  best_level: ({ best }) => best?.level ?? null,
  points: ({ points }) => points,
  leader: ({ leader }) => leader?.name ?? null,
} satisfies Record<string, (guild: RankedGuildDto) => CsvCell>;

const [PAGE_SORT] = GUILD_SORTS;

export interface GuildsQuery {
  page: number;
  limit: number;
  sort: GuildSort;
  search: string;
}

@Injectable()
export class GuildsService {
  constructor(
    private readonly boards: RankBoardService,
    private readonly guilds: GuildsRepository,
  ) {}

  async list({ page, limit, sort, search }: GuildsQuery): Promise<GuildRankingsDto> {
    this.guilds.requireGuilds();
    const { board, asOf } = await this.boards.current();
    const { total, places } = board.guilds.page({ sort, term: search, page, limit });
    const found = await this.guilds.findGuilds(places.map(({ id }) => id));
    const personOf = (id: number) => toPerson(board.player(id));
    return {
      // Guilds that were dissolved since the board was built are left out.
      guilds: places.flatMap((place) => {
        const guild = found.get(place.id);
        return guild === undefined ? [] : [toRankedGuild(place, guild, personOf)];
      }),
      pagination: rankingPagination(page, limit, total),
      ranksAsOf: asOf,
    };
  }

  async csv(query: Pick<GuildsQuery, 'sort' | 'search'>): Promise<string> {
    const { guilds } = await this.list({ ...query, page: 1, limit: CSV_MAX_ROWS });
    return csvOf(CSV_COLUMNS, guilds);
  }

  async guild(id: number): Promise<GuildDetailDto> {
    this.guilds.requireGuilds();
    const { board } = await this.boards.current();
    const place = board.guilds.find(id, PAGE_SORT);
    const guild = place === undefined ? null : await this.guilds.findGuild(id);
    if (place === undefined || guild === null) throw new AppError('players.guild_not_found');
    const ids = board.guilds.membersOf(id);
    const [members, alliance] = await Promise.all([
      this.guilds.findMembers(id, ids),
      this.guilds.findAlliance(guild),
    ]);
    return {
      ...toRankedGuild(place, guild, (personId) => toPerson(board.player(personId))),
      capacity: guild.capacity,
      titles: TITLE_FIELDS.map((field) => guild[field] ?? ''),
      // No page shows guilds without a visible member.
      alliance: alliance && {
        ...alliance,
        guilds: alliance.guilds.filter((one) => board.guilds.has(one.id)),
      },
      roster: toRoster(members, ids),
    };
  }
}

function toRankedGuild(
  place: GuildPlace,
  guild: GuildEntity,
  personOf: (characterId: number) => GuildPersonDto | null,
): RankedGuildDto {
  return {
    id: place.id,
    name: guild.name,
    rank: place.rank,
    emblem: guild.mark === 0 && guild.background === 0 ? null : pick(guild, EMBLEM_FIELDS),
    members: place.members,
    totalLevel: place.totalLevel,
    points: place.points,
    best: personOf(place.bestMember),
    leader: personOf(guild.leaderId),
  };
}

/** Sorts by rank within the guild, then in the order of `ids`. */
function toRoster(rows: readonly GuildMemberDto[], ids: readonly number[]): GuildMemberDto[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: GuildMemberDto) => places.get(id) ?? 0;
  return rows.toSorted((one, other) => one.guildRank - other.guildRank || placeOf(one) - placeOf(other));
}

function toPerson(row: PlayerRow | undefined): GuildPersonDto | null {
  return row === undefined ? null : pick(row, ['id', 'name', 'level', 'job']);
}
