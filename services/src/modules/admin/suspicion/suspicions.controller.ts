import { SUSPICION_RULES, type SuspicionRule } from '@portico/domain';
import {
  Call,
  ChoiceQuery,
  CurrentActor,
  IdParam,
  PageLimit,
  PageNumber,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { SUSPICION_STATES, type SuspicionSelection } from './suspicions.repository.js';
import {
  ReviewedManyDto,
  ReviewManyRequestDto,
  ReviewRequestDto,
  SuspicionDto,
  SuspicionsDto,
  SuspicionsService,
} from './suspicions.service.js';

@Resource('admin', 'admin/suspicions')
export class SuspicionsController {
  constructor(private readonly suspicions: SuspicionsService) {}

  @Call('GET', '', { permission: 'admin', limit: 'read', type: SuspicionsDto })
  @Summary('Suspicious votes, each with its rule and evidence')
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
    @ChoiceQuery('state', SUSPICION_STATES, 'open') state: SuspicionSelection['state'],
    @ChoiceQuery('rule', SUSPICION_RULES) rule: SuspicionRule | undefined,
  ) {
    return this.suspicions.list({ state, rule }, page, limit);
  }

  @Call('POST', 'review', { permission: 'admin', limit: 'spend', type: ReviewedManyDto })
  @Summary('Marks many findings as reviewed, all with the same note, all or none')
  reviewMany(@StrictBody() request: ReviewManyRequestDto, @CurrentActor() actor: Actor) {
    return this.suspicions.reviewMany(request, actor);
  }

  @Call('POST', ':id/review', { permission: 'admin', limit: 'spend', type: SuspicionDto })
  @Summary('Marks a finding as reviewed, with a note; again to change the note')
  review(@IdParam() id: number, @StrictBody() request: ReviewRequestDto, @CurrentActor() actor: Actor) {
    return this.suspicions.review(id, request, actor);
  }
}
