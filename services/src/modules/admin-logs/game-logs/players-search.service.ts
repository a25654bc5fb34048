import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { FoundPlayersDto } from './game-logs.dto.js';

@Injectable()
export class PlayersSearchService {
  search(_term: string): Promise<FoundPlayersDto> {
    throw new AppError('game.feature_off');
  }
}
