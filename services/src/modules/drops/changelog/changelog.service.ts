import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { DropChangelogDto } from './changelog.dto.js';

export interface ChangelogQuery {
  itemId: number | undefined;
  monsterId: number | undefined;
  page: number;
  limit: number;
}

/** What players read of changed drops, where the owner shows it. */
@Injectable()
export class ChangelogService {
  /** Throws `drops.changelog_off` where the owner does not show it. */
  list(_query: ChangelogQuery): Promise<DropChangelogDto> {
    return Promise.reject(new AppError('drops.changelog_off'));
  }
}
