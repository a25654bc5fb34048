import { Injectable } from '@nestjs/common';
import type { StoryKind } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { StoryDto } from './story.dto.js';

export interface StoryQuery {
  /** Milliseconds UTC. */
  at: number;
  /** So far before and after it. */
  hours: number;
  kind: StoryKind | undefined;
}

@Injectable()
export class StoryService {
  story(_accountId: number, _query: StoryQuery): Promise<StoryDto> {
    throw new AppError('game.feature_off');
  }
}
