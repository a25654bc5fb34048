import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SUSPICION_RULES } from '@portico/domain';
import type { SuspicionRule } from '@portico/domain';
import {
  type Actor,
  Call,
  ChoiceQuery,
  CurrentActor,
  IdParam,
  PageLimit,
  PageNumber,
  StrictBody,
} from '../../../platform/http/index.js';
import {
  LookedManyDto,
  LookedManyRequestDto,
  LookedRequestDto,
  SUSPICION_STATES,
  SuspicionDto,
  SuspicionsDto,
} from './suspicions.dto.js';
import type { SuspicionState } from './suspicions.dto.js';
import { SuspicionsService } from './suspicions.service.js';

@ApiTags('admin')
@Controller('admin/suspicions')
export class SuspicionsController {
  constructor(private readonly suspicions: SuspicionsService) {}

  @Call('GET', '', { permission: 'admin', limit: 'read', type: SuspicionsDto })
  @ApiOperation({ summary: 'What looks suspicious about votes, by which rule and with what evidence' })
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
    @ChoiceQuery('state', SUSPICION_STATES, 'open') state: SuspicionState,
    @ChoiceQuery('rule', SUSPICION_RULES) rule: SuspicionRule | undefined,
  ): Promise<SuspicionsDto> {
    return this.suspicions.list({ page, limit, state, rule });
  }

  @Call('POST', 'look', { permission: 'admin', limit: 'spend', type: LookedManyDto })
  @ApiOperation({ summary: 'Marks many findings as looked at, all with the same note, all or none' })
  lookMany(
    @StrictBody(LookedManyRequestDto) request: LookedManyRequestDto,
    @CurrentActor() actor: Actor,
  ): Promise<LookedManyDto> {
    return this.suspicions.lookMany(request, actor);
  }

  @Call('POST', ':id/look', { permission: 'admin', limit: 'spend', type: SuspicionDto })
  @ApiOperation({ summary: 'Marks a finding as looked at, with a note; again to change the note' })
  look(
    @IdParam() id: number,
    @StrictBody(LookedRequestDto) request: LookedRequestDto,
    @CurrentActor() actor: Actor,
  ): Promise<SuspicionDto> {
    return this.suspicions.look(id, request, actor);
  }
}
