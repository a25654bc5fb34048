import { Injectable } from '@nestjs/common';
import type { DropTable, ReactorPartyQuest } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type {
  DropperDropsDto,
  DropperDto,
  DropRowsDto,
  DroppersDto,
  FoundItemDto,
  ItemDroppersDto,
  MapMonstersDto,
} from './editor.dto.js';

export interface DropperQuery {
  search: string;
  table: DropTable;
  minLevel: number | undefined;
  maxLevel: number | undefined;
  partyQuest: ReactorPartyQuest | undefined;
  page: number;
  limit: number;
}

/** What the editor shows, always from the live tables. */
@Injectable()
export class DropEditorService {
  list(_query: DropperQuery): Promise<DroppersDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  dropper(_table: DropTable, _id: number): Promise<DropperDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  drops(_table: DropTable, _id: number): Promise<DropperDropsDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  rows(_table: DropTable, _ids: readonly number[]): Promise<DropRowsDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  searchItems(_query: string): FoundItemDto[] {
    throw new AppError('game.feature_off');
  }

  droppers(_itemId: number): Promise<ItemDroppersDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  map(_id: number): Promise<MapMonstersDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }
}
