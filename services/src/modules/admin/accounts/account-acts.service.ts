import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { AccountActedDto, AccountActRequestDto, BanRequestDto } from './accounts.dto.js';

interface Actor {
  principal: Principal;
  client: Client;
}

@Injectable()
export class AccountActsService {
  ban(_id: number, _request: BanRequestDto, _by: Actor): Promise<AccountActedDto> {
    throw new AppError('game.feature_off');
  }

  unban(_id: number, _request: AccountActRequestDto, _by: Actor): Promise<AccountActedDto> {
    throw new AppError('game.feature_off');
  }

  signOut(_id: number, _request: AccountActRequestDto, _by: Actor): Promise<AccountActedDto> {
    throw new AppError('game.feature_off');
  }

  resetSecondFactor(_id: number, _request: AccountActRequestDto, _by: Actor): Promise<AccountActedDto> {
    throw new AppError('game.feature_off');
  }
}
