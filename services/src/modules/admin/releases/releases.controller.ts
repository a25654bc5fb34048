import { Controller, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, Call, CurrentActor, StrictBody } from '../../../platform/http/index.js';
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

  @Call('GET', '', { permission: 'webAdmin', limit: 'read', type: ReleasesBoardDto })
  @ApiOperation({ summary: 'Which release of each remote is in service, and how it is' })
  board(): Promise<ReleasesBoardDto> {
    return this.releases.board();
  }

  @Call('GET', ':name/history', { permission: 'webAdmin', limit: 'read', type: ReleaseHistoryDto })
  @ApiOperation({ summary: 'Versions of a remote that are kept, and its roll-backs' })
  history(@Param('name') name: string): Promise<ReleaseHistoryDto> {
    return this.rollbacks.history(name);
  }

  @Call('POST', ':name/rollback', { permission: 'webAdmin', limit: 'spend', type: RolledBackDto })
  @ApiOperation({ summary: 'Puts a version from before into service, as `portico rollback` does' })
  rollBack(
    @Param('name') name: string,
    @StrictBody(RollbackRequestDto) request: RollbackRequestDto,
    @CurrentActor() actor: Actor,
  ): Promise<RolledBackDto> {
    return this.rollbacks.rollBack(name, request, actor);
  }
}
