import { Injectable } from '@nestjs/common';
import type { DropChange } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { CheckedDto } from '../change-sets/change-sets.dto.js';

/** Judges changes before they are written. */
@Injectable()
export class DropChecksService {
  check(_changes: readonly DropChange[]): Promise<CheckedDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  /** Throws `drops.refused`, with an issue for each of the first faults, where one has to be refused. */
  requireSound(_changes: readonly DropChange[]): Promise<void> {
    return Promise.resolve();
  }
}
