import { Injectable } from '@nestjs/common';
import { IRONMAN_MODE } from '@portico/domain';
import { DataSource } from 'typeorm';
import { VisibleCharacters } from '../../game/index.js';
import { findGroup, findGroups, groupNames, joinModes } from '../character-modes/index.js';
import type { GroupMemberSummaryDto } from './groups.dto.js';

export type GroupMemberRow = Omit<GroupMemberSummaryDto, 'is_leader'> & { groupId: number };

@Injectable()
export class GroupsRepository {
  constructor(
    private readonly reader: DataSource,
    private readonly visible: VisibleCharacters,
  ) {}

  findGroup = (id: number) => findGroup(this.reader.manager, id);
  findGroups = (ids: readonly number[]) => findGroups(this.reader.manager, ids);
  findNames = () => groupNames(this.reader.manager);

  async findMembers(groupIds: readonly number[]): Promise<GroupMemberRow[]> {
    if (groupIds.length === 0) return [];
    return joinModes(this.visible.selection())
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
