import { Injectable } from '@nestjs/common';
import type { CallbackVerdict } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { CallbackLogDto, ReplayedDto, SiteHealthListDto, SiteTestDto } from './callback-log.dto.js';

export interface CallbackFilter {
  page: number;
  limit: number;
  /** '' for all. */
  site: string;
  verdict: CallbackVerdict | undefined;
}

/** What vote sites sent, how they do, and what their owner does about it. */
@Injectable()
export class CallbackLogService {
  sites(): Promise<SiteHealthListDto> {
    throw new AppError('game.feature_off');
  }

  callbacks(_filter: CallbackFilter): Promise<CallbackLogDto> {
    throw new AppError('game.feature_off');
  }

  replay(_id: number, _principal: Principal, _client: Client): Promise<ReplayedDto> {
    throw new AppError('voting.callback_not_found');
  }

  test(_site: string, _principal: Principal, _client: Client): Promise<SiteTestDto> {
    throw new AppError('voting.site_not_found');
  }
}
