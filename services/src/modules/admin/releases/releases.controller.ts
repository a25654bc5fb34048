import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { ReleaseHistoryDto, ReleasesBoardDto, RollbackRequestDto, RolledBackDto } from './releases.dto.js';
import { ReleaseRollbackService } from './release-rollback.service.js';
import { ReleasesService } from './releases.service.js';

@ApiTags('admin')
@Controller('releases')
export class ReleasesController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly rollbacks: ReleaseRollbackService,
  ) {}

  @Get()
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'Which release of each remote is in service, and how it is' })
  @ApiOkResponse({ type: ReleasesBoardDto })
  board(): Promise<ReleasesBoardDto> {
    return this.releases.board();
  }

  @Get(':name/history')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'Versions of a remote that are kept, and its roll-backs' })
  @ApiOkResponse({ type: ReleaseHistoryDto })
  history(@Param('name') name: string): Promise<ReleaseHistoryDto> {
    return this.rollbacks.history(name);
  }

  @Post(':name/rollback')
  @HttpCode(200)
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({ summary: 'Puts a version from before into service, as `portico rollback` does' })
  @ApiOkResponse({ type: RolledBackDto })
  rollBack(
    @Param('name') name: string,
    @StrictBody(RollbackRequestDto) request: RollbackRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<RolledBackDto> {
    return this.rollbacks.rollBack(name, request, { principal, client });
  }
}
