import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { inBatches } from '../../platform/collections/index.js';
import {
  AllianceEntity,
  GameFeatures,
  gameNumber,
  GuildEntity,
  VisibleCharacters,
} from '../../game/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { AllianceDto, GuildMemberDto } from './guilds.dto.js';

const IDS_PER_READ = 1000;

const LINE = {
  id: true,
  leaderId: true,
  name: true,
  points: true,
  mark: true,
  markColor: true,
  background: true,
  backgroundColor: true,
} as const;

const PAGE = {
  ...LINE,
  capacity: true,
  masterTitle: true,
  juniorMasterTitle: true,
  memberTitle: true,
  juniorMemberTitle: true,
  newcomerTitle: true,
} as const;

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
      for (const { level, job, guildRank, ...row } of await query.getRawMany<GuildMemberDto>())
        rows.push({
          ...row,
          level: gameNumber(level),
          job: gameNumber(job),
          guildRank: gameNumber(guildRank),
        });
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
