import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { AddPointsRequestDto, PointsAddedDto } from './points.dto.js';

@Injectable()
export class PointsService {
  add(
    _principal: Principal,
    _request: AddPointsRequestDto,
    _call: { key: string | undefined; client: Client },
  ): Promise<PointsAddedDto> {
    throw new AppError('game.feature_off');
  }
}
