import { IdempotencyKey } from '../../../platform/http/idempotency/index.js';
import {
  Call,
  CurrentActor,
  CurrentPrincipal,
  IdParam,
  PageLimit,
  PageNumber,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import type { Actor, Principal } from '../../../platform/http/index.js';
import { AddPointsRequestDto, PointsAddedDto, PointsRequestDto, PointsRequestsDto } from './points.dto.js';
import { PointsRequestsService } from './points-requests.service.js';
import { PointsService } from './points.service.js';

/** The contract has the call that adds points below `voting`. */
@Resource('admin')
export class PointsController {
  constructor(
    private readonly points: PointsService,
    private readonly requests: PointsRequestsService,
  ) {}

  @Call('POST', 'voting/admin/add-points', { permission: 'admin', limit: 'spend', type: PointsAddedDto })
  @Summary('Grants NX or vote points to the account of a character')
  add(
    @StrictBody() request: AddPointsRequestDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.points.add(request, key, actor);
  }

  @Call('GET', 'admin/points', { permission: 'admin', limit: 'read', type: PointsRequestsDto })
  @Summary('Grants that wait for a second admin, and those that were decided')
  list(
    @CurrentPrincipal() principal: Principal,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ) {
    return this.requests.list(principal, page, limit);
  }

  @Call('POST', 'admin/points/:id/approve', { permission: 'admin', limit: 'spend', type: PointsRequestDto })
  @Summary('Confirms a grant of another admin: it is given')
  approve(@IdParam() id: number, @CurrentActor() actor: Actor) {
    return this.requests.decide(id, 'approved', actor);
  }

  @Call('POST', 'admin/points/:id/refuse', { permission: 'admin', limit: 'spend', type: PointsRequestDto })
  @Summary("Refuses a grant, or withdraws one of the caller's own")
  refuse(@IdParam() id: number, @CurrentActor() actor: Actor) {
    return this.requests.decide(id, 'refused', actor);
  }
}
