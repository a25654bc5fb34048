import { Controller } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { STORY_KINDS } from '@portico/domain';
import type { StoryKind } from '@portico/domain';
import {
  Call,
  ChoiceQuery,
  CurrentPrincipal,
  IdParam,
  type Principal,
} from '../../../platform/http/index.js';
import { StoryDto } from './story.dto.js';
import { StoryMoment } from './story-parameters.js';
import { StoryService } from './story.service.js';

export const STORY_HOURS = ['1', '6', '24', '168'] as const;

@ApiTags('admin')
@Controller('admin/accounts')
export class StoryController {
  constructor(private readonly stories: StoryService) {}

  @Call('GET', ':id/story', { permission: 'admin', limit: 'search', type: StoryDto })
  @ApiOperation({
    summary: 'Votes, ledger, sessions and characters of an account around a moment',
    description: 'Scrolls, the log of NX and Inkwell purchases for web admins alone',
  })
  @ApiQuery({
    name: 'at',
    required: false,
    schema: { type: 'integer' },
    description: 'Milliseconds UTC; now without',
  })
  story(
    @IdParam() id: number,
    @StoryMoment() at: number,
    @ChoiceQuery('hours', STORY_HOURS, '6') hours: string,
    @ChoiceQuery('kind', STORY_KINDS) kind: StoryKind | undefined,
    @CurrentPrincipal() principal: Principal,
  ): Promise<StoryDto> {
    return this.stories.story(id, { at, hours: Number(hours), kind }, principal);
  }
}
