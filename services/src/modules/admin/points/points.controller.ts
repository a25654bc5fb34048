import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { IdempotencyKey } from '../../ledger/index.js';
import { AddPointsRequestDto, PointsAddedDto, PointsRequestDto, PointsRequestsDto } from './points.dto.js';
import { PointsRequestsService } from './points-requests.service.js';
import { PointsService } from './points.service.js';

/** Points that admins grant; adding them is below `voting`, where the contract has it. */
@ApiTags('admin')
@Controller()
export class PointsController {
  constructor(
    private readonly points: PointsService,
    private readonly requests: PointsRequestsService,
  ) {}

  @Post('voting/admin/add-points')
  @HttpCode(200)
  @Permission('admin')
  @Limit('spend')
  @ApiOperation({ summary: 'Grants NX or vote points to the account of a character' })
  @ApiOkResponse({ type: PointsAddedDto })
  add(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(AddPointsRequestDto) request: AddPointsRequestDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentClient() client: Client,
  ): Promise<PointsAddedDto> {
    return this.points.add(principal, request, { key, client });
  }

  @Get('admin/points')
  @Permission('admin')
  @Limit('read')
  @ApiOperation({ summary: 'Grants that wait for a second admin, and those that were decided' })
  @ApiOkResponse({ type: PointsRequestsDto })
  list(
    @CurrentPrincipal() principal: Principal,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ): Promise<PointsRequestsDto> {
    return this.requests.list(principal, { page, limit });
  }

  @Post('admin/points/:id/approve')
  @HttpCode(200)
  @Permission('admin')
  @Limit('spend')
  @ApiOperation({ summary: 'Confirms a grant of another admin: it is given' })
  @ApiOkResponse({ type: PointsRequestDto })
  approve(
    @IdParam() id: number,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<PointsRequestDto> {
    return this.requests.decide(id, 'approved', { principal, client });
  }

  @Post('admin/points/:id/refuse')
  @HttpCode(200)
  @Permission('admin')
  @Limit('spend')
  @ApiOperation({ summary: 'Refuses a grant, or takes back one of their own' })
  @ApiOkResponse({ type: PointsRequestDto })
  refuse(
    @IdParam() id: number,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<PointsRequestDto> {
    return this.requests.decide(id, 'refused', { principal, client });
  }
}
