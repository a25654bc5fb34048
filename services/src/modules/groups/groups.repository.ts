import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IRONMAN_MODE } from '@portico/domain';
import { In } from 'typeorm';
import type { Repository } from 'typeorm';
import { GameFeatures, visibleCharacters, GameClock } from '../../game/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { IronmanGroupEntity, joinModes } from '../players/index.js';

/** A member as lists of groups show it. */
export interface GroupMemberRow {
  groupId: number;
  id: number;
  name: string;
  level: number;
  job: number;
}

@Injectable()
export class GroupsRepository {
  constructor(
    @InjectRepository(IronmanGroupEntity) private readonly ironmanGroups: Repository<IronmanGroupEntity>,
    private readonly config: PorticoConfig,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  findGroup(id: number): Promise<IronmanGroupEntity | null> {
    return this.ironmanGroups.findOneBy({ id });
  }

  findGroups(ids: readonly number[]): Promise<IronmanGroupEntity[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.ironmanGroups.findBy({ id: In(ids) });
  }

  /** Every group's name, by name. */
  findNames(): Promise<Pick<IronmanGroupEntity, 'id' | 'name'>[]> {
    return this.ironmanGroups.find({
      select: { id: true, name: true },
      order: { name: 'ASC', id: 'ASC' },
    });
  }

  /** Visible members of these groups, highest level first. */
  async findMembers(groupIds: readonly number[]): Promise<GroupMemberRow[]> {
    if (groupIds.length === 0) return [];
    const { hideGmFrom } = this.config.server.rankings;
    return joinModes(
      visibleCharacters(this.ironmanGroups.manager, hideGmFrom, Date.now(), this.features, this.clock),
    )
      .select('ironmanGroup.id', 'groupId')
      .addSelect('player.id', 'id')
      .addSelect("COALESCE(player.name, '')", 'name')
      .addSelect('COALESCE(player.level, 0)', 'level')
      .addSelect('COALESCE(player.job, 0)', 'job')
      .andWhere('mode.mode = :group', { group: IRONMAN_MODE.group })
      .andWhere('mode.groupId IN (:...groupIds)', { groupIds })
      .andWhere('ironmanGroup.id IS NOT NULL')
      .orderBy('player.level', 'DESC')
      .addOrderBy('player.exp', 'DESC')
      .addOrderBy('player.id', 'ASC')
      .getRawMany<GroupMemberRow>();
  }
}
