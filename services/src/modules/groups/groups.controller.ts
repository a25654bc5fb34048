import { GROUP_SORTS, type GroupSort } from '@portico/domain';
import {
  ChoiceQuery,
  CSV_MAX_ROWS,
  PublicCsv,
  IdParam,
  PageLimit,
  PageNumber,
  PlaceNumber,
  PublicRead,
  Resource,
  Summary,
} from '../../platform/http/index.js';
import { GroupDetailDto, GroupRankingsDto } from './groups.dto.js';
import { GroupsService } from './groups.service.js';

@Resource('rankings', 'rankings')
export class GroupsController {
  constructor(private readonly groups: GroupsService) {}

  @PublicRead('group-ironman', { limit: 'read', cacheSeconds: 5, type: GroupRankingsDto })
  @Summary('Ironman groups by rank')
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 100 }) limit: number,
    @ChoiceQuery('sort', GROUP_SORTS, 'average_level') sort: GroupSort,
    @PlaceNumber() rank: number | undefined,
  ) {
    return this.groups.list(page, limit, sort, rank);
  }

  @PublicCsv('group-ironman/csv', 'groups.csv')
  @Summary(`The first ${CSV_MAX_ROWS} groups of a list as a CSV file`)
  csv(@ChoiceQuery('sort', GROUP_SORTS, 'average_level') sort: GroupSort) {
    return this.groups.csv(sort);
  }

  @PublicRead('group/:groupId', { limit: 'read', cacheSeconds: 5, type: GroupDetailDto })
  @Summary('One ironman group with its members and achievements')
  group(@IdParam('groupId') id: number) {
    return this.groups.group(id);
  }
}
