import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission, SearchTerm } from '../../../platform/http/index.js';
import { FoundPlayersDto } from './game-logs.dto.js';
import { PlayersSearchService } from './players-search.service.js';

const MAX_TERM = 13;

@ApiTags('logs')
@Controller('logs')
export class PlayersSearchController {
  constructor(private readonly players: PlayersSearchService) {}

  @Get('search-players')
  @Permission('admin')
  @Limit('search')
  @ApiOperation({ summary: 'Characters by a part of their name, two letters at least' })
  @ApiOkResponse({ type: FoundPlayersDto })
  search(@SearchTerm({ name: 'term', max: MAX_TERM }) term: string): Promise<FoundPlayersDto> {
    return this.players.search(term);
  }
}
