import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { AddReminderRequestDto, RemindersDto, RemoveReminderRequestDto } from './reminders.dto.js';

/** Browsers that are told when their account may vote again. */
@Injectable()
export class RemindersService {
  own(_principal: Principal): Promise<RemindersDto> {
    throw new AppError('game.feature_off');
  }

  add(_principal: Principal, _request: AddReminderRequestDto, _client: Client): Promise<RemindersDto> {
    throw new AppError('game.feature_off');
  }

  remove(_principal: Principal, _request: RemoveReminderRequestDto, _client: Client): Promise<RemindersDto> {
    throw new AppError('game.feature_off');
  }
}
