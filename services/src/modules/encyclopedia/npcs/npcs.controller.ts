import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, PageLimit, PageNumber, PublicRead, SearchTerm } from '../../../platform/http/index.js';
import { LIVE_SECONDS, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { NpcDetailDto, NpcListDto } from './npcs.dto.js';
import { NpcsService } from './npcs.service.js';

@ApiTags('npcs')
@Controller('npcs')
export class NpcsController {
  constructor(private readonly npcs: NpcsService) {}

  @PublicRead('', {
    summary: 'NPCs by name, occupation or id; without a search all by name',
    type: NpcListDto,
    limit: 'search',
    cacheSeconds: 30,
  })
  search(
    @SearchTerm({ ...SEARCH_TERM, name: 'search' }) term: string,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ): NpcListDto {
    return this.npcs.search(term, page, limit);
  }

  @PublicRead(':id', {
    summary: 'One NPC, where it stands and its quests',
    type: NpcDetailDto,
    limit: 'read',
    cacheSeconds: LIVE_SECONDS,
  })
  npc(@IdParam() id: number): NpcDetailDto {
    return this.npcs.npc(id);
  }
}
