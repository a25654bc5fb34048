import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import type { AccountSearch, AdminAccountDto, FoundAccountsDto } from './accounts.dto.js';

export interface AccountQuery {
  search: string;
  by: AccountSearch;
  page: number;
  limit: number;
}

@Injectable()
export class AdminAccountsService {
  search(_query: AccountQuery): Promise<FoundAccountsDto> {
    throw new AppError('game.feature_off');
  }

  account(_id: number, _principal: Principal): Promise<AdminAccountDto> {
    throw new AppError('game.feature_off');
  }
}
