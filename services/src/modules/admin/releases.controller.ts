import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission } from '../../platform/http/index.js';
import { ReleasesBoardDto } from './releases.dto.js';
import { ReleasesService } from './releases.service.js';

@ApiTags('admin')
@Controller('releases')
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  @Get()
  @Permission('webAdmin', { openInDemo: true })
  @Limit('read')
  @ApiOperation({ summary: 'Which release of each remote is in service, and how it is' })
  @ApiOkResponse({ type: ReleasesBoardDto })
  board(): Promise<ReleasesBoardDto> {
    return this.releases.board();
  }
}
