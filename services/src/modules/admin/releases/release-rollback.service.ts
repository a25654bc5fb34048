import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { ReleaseHistoryDto, RollbackRequestDto, RolledBackDto } from './releases.dto.js';

@Injectable()
export class ReleaseRollbackService {
  history(_name: string): Promise<ReleaseHistoryDto> {
    throw new AppError('game.feature_off');
  }

  rollBack(
    _name: string,
    _request: RollbackRequestDto,
    _by: { principal: Principal; client: Client },
  ): Promise<RolledBackDto> {
    throw new AppError('game.feature_off');
  }
}
