import { Injectable } from '@nestjs/common';
import type { DropSetState } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type {
  ChangeSetAppliedDto,
  ChangeSetDto,
  ChangeSetRequestDto,
  ChangeSetsDto,
} from './change-sets.dto.js';

/** Who edits. */
export interface DropEditor {
  principal: Principal;
  client: Client;
  /** Of a call that may be repeated. */
  key?: string | undefined;
}

export interface ChangeSetQuery {
  state: DropSetState | undefined;
  dropperId: number | undefined;
  itemId: number | undefined;
  page: number;
  limit: number;
}

/** Change sets: applied in one unit of work while all rows are as they were, and taken back by the same rule. */
@Injectable()
export class ChangeSetsService {
  list(_query: ChangeSetQuery): Promise<ChangeSetsDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  one(_id: number): Promise<ChangeSetDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  /**
   * Throws `drops.refused` for changes with a fault, `drops.conflict` where a row is no longer as it was; nothing is written then.
   * This is how every edit is applied, direct ones too.
   */
  apply(_request: ChangeSetRequestDto, _by: DropEditor): Promise<ChangeSetAppliedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  applyDraft(_id: number, _by: DropEditor): Promise<ChangeSetAppliedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  undo(_id: number, _reason: string, _by: DropEditor): Promise<ChangeSetAppliedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }
}
