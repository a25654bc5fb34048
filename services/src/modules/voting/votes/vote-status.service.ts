import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import type {
  VerifiedVoteDto,
  VerifyVoteRequestDto,
  VoteCheckDto,
  VoteSitesDto,
  VoteStatusDto,
} from './votes.dto.js';

/** Where accounts stand with their votes. */
@Injectable()
export class VoteStatusService {
  sites(): VoteSitesDto {
    throw new AppError('game.feature_off');
  }

  status(_principal: Principal): Promise<VoteStatusDto> {
    throw new AppError('game.feature_off');
  }

  verify(_principal: Principal, _request: VerifyVoteRequestDto): Promise<VerifiedVoteDto> {
    throw new AppError('game.feature_off');
  }

  check(_username: string): Promise<VoteCheckDto> {
    throw new AppError('game.feature_off');
  }
}
