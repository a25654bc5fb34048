import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { EditorStateDto, ReloadedDto } from './editor.dto.js';

/** Makes the game read its drops anew, and says when edits count. */
@Injectable()
export class DropReloadService {
  state(): Promise<EditorStateDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  reload(_by: { principal: Principal; client: Client }): Promise<ReloadedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }
}
