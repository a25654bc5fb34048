import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CacheFor,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  SearchTerm,
} from '../../../platform/http/index.js';
import { LIVE_SECONDS, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { NpcDetailDto, NpcListDto } from './npcs.dto.js';
import { NpcsService } from './npcs.service.js';

@ApiTags('npcs')
@Controller('npcs')
export class NpcsController {
  constructor(private readonly npcs: NpcsService) {}

  @Get()
  @Permission('public')
  @Limit('search')
  @CacheFor(30)
  @ApiOperation({ summary: 'NPCs by name, occupation or id; without a search all by name' })
  @ApiOkResponse({ type: NpcListDto })
  search(
    @SearchTerm({ ...SEARCH_TERM, name: 'search' }) term: string,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ): NpcListDto {
    return this.npcs.search(term, page, limit);
  }

  @Get(':id')
  @Permission('public')
  @Limit('read')
  @CacheFor(LIVE_SECONDS)
  @ApiOperation({ summary: 'One NPC, where it stands and its quests' })
  @ApiOkResponse({ type: NpcDetailDto })
  npc(@IdParam() id: number): NpcDetailDto {
    return this.npcs.npc(id);
  }
}
