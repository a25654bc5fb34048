import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { ChangeSetDto, ChangeSetRequestDto, DraftRequestDto } from './change-sets.dto.js';
import type { DropEditor } from './change-sets.service.js';

/** Change sets that are not applied yet, open to every web admin. */
@Injectable()
export class DropDraftsService {
  create(_request: ChangeSetRequestDto, _by: DropEditor): Promise<ChangeSetDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  /** Throws `drops.draft_changed` where another admin saved it since. */
  replace(_id: number, _request: DraftRequestDto, _by: DropEditor): Promise<ChangeSetDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  discard(_id: number, _by: DropEditor): Promise<void> {
    return Promise.reject(new AppError('game.feature_off'));
  }
}
