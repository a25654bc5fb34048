import { Injectable } from '@nestjs/common';
import type { PointsRequestState } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { PointsRequestDto, PointsRequestsDto } from './points.dto.js';

@Injectable()
export class PointsRequestsService {
  list(_principal: Principal, _range: { page: number; limit: number }): Promise<PointsRequestsDto> {
    throw new AppError('game.feature_off');
  }

  decide(
    _id: number,
    _state: Exclude<PointsRequestState, 'waiting'>,
    _by: { principal: Principal; client: Client },
  ): Promise<PointsRequestDto> {
    throw new AppError('game.feature_off');
  }
}
