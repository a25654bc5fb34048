import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { OpenedVoteDto, OpenVoteRequestDto } from './votes.dto.js';

/** Begins votes: binds a token to an account and a site. */
@Injectable()
export class OpenVoteService {
  open(
    _principal: Principal | undefined,
    _request: OpenVoteRequestDto,
    _client: Client,
  ): Promise<OpenedVoteDto> {
    throw new AppError('game.feature_off');
  }
}
