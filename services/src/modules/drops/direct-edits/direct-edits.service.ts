import { Injectable } from '@nestjs/common';
import type { DropTable } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { DropsEditedDto } from '../drop-values.dto.js';
import type {
  AddDropRequestDto,
  BulkAddRequestDto,
  BulkPercentsRequestDto,
  BulkRemoveRequestDto,
  DropEditRequestDto,
} from './direct-edits.dto.js';

export interface DropperPlace {
  table: DropTable;
  dropperId: number;
}

export interface DropPlace extends DropperPlace {
  itemId: number;
  /** Needed where several rows of the dropper have the item. */
  rowId: number | undefined;
}

export interface Editor {
  principal: Principal;
  client: Client;
  key?: string | undefined;
}

/** Edits of the spec's calls: each is a change set that is applied at once. */
@Injectable()
export class DirectEditsService {
  change(_place: DropPlace, _edit: DropEditRequestDto, _by: Editor): Promise<DropsEditedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  add(_place: DropperPlace, _drop: AddDropRequestDto, _by: Editor): Promise<DropsEditedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  remove(_place: DropPlace, _by: Editor): Promise<DropsEditedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  changeMany(_place: DropperPlace, _request: BulkPercentsRequestDto, _by: Editor): Promise<DropsEditedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  addMany(_table: DropTable, _request: BulkAddRequestDto, _by: Editor): Promise<DropsEditedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  removeMany(_table: DropTable, _request: BulkRemoveRequestDto, _by: Editor): Promise<DropsEditedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }
}
