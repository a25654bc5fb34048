import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { GROUP_SORTS } from '@portico/domain';
import type { GroupSort } from '@portico/domain';
import {
  CacheFor,
  ChoiceQuery,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
} from '../../platform/http/index.js';
import { GroupDetailDto, GroupRankingsDto } from './groups.dto.js';
import { GroupsService } from './groups.service.js';

@ApiTags('rankings')
@Controller('rankings')
export class GroupsController {
  constructor(private readonly groups: GroupsService) {}

  @Get('group-ironman')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: 'Ironman groups by rank' })
  @ApiOkResponse({ type: GroupRankingsDto })
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 100 }) limit: number,
    @ChoiceQuery('sort', GROUP_SORTS, 'average_level') sort: GroupSort,
  ): Promise<GroupRankingsDto> {
    return this.groups.list({ page, limit, sort });
  }

  @Get('group/:groupId')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: 'One ironman group with its members and achievements' })
  @ApiOkResponse({ type: GroupDetailDto })
  group(@IdParam('groupId') id: number): Promise<GroupDetailDto> {
    return this.groups.group(id);
  }
}
