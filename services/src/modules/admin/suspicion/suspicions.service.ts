import { Injectable } from '@nestjs/common';
import type { SuspicionRule } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { LookedRequestDto, SuspicionDto, SuspicionsDto, SuspicionState } from './suspicions.dto.js';

export interface SuspicionFilter {
  page: number;
  limit: number;
  state: SuspicionState;
  rule: SuspicionRule | undefined;
}

@Injectable()
export class SuspicionsService {
  list(_filter: SuspicionFilter): Promise<SuspicionsDto> {
    throw new AppError('game.feature_off');
  }

  look(
    _id: number,
    _request: LookedRequestDto,
    _by: { principal: Principal; client: Client },
  ): Promise<SuspicionDto> {
    throw new AppError('game.feature_off');
  }
}
