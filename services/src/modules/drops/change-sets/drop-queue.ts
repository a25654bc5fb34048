import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { EntityManager } from 'typeorm';
import { IdempotencyService, type RepeatableCall } from '../../../platform/http/idempotency/index.js';
import { CatalogService, lockDropVersion } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { isRefused, UnitOfWork } from '../../../platform/persistence/index.js';

/** Runs one edit at a time per process, because a set may have thousands of rows and readers need turns in between. */
@Injectable()
export class DropQueue {
  private readonly logger = new Logger('Drops');
  private readonly limit = pLimit(1);

  constructor(
    private readonly catalog: CatalogService,
    private readonly idempotency: IdempotencyService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(work);
  }

  /** Runs an edit once per key, in a unit of work that excludes other processes. Pages of this process show the change at once. */
  async edit<T extends object>(
    call: RepeatableCall,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const locked = async (manager: EntityManager) => {
      await lockDropVersion(manager);
      return work(manager);
    };
    const once = () => this.idempotency.run(call, () => this.unitOfWork.run(locked));
    const result = await this.run(once).catch((error: unknown) => {
      // An owner who wants no edits gives the database user no right to write these tables.
      throw isRefused(error) ? new AppError('game.feature_off') : error;
    });
    try {
      await this.catalog.refreshAfterEdit();
    } catch (error) {
      // The edit is already stored. The catalog finds it at its next refresh.
      this.logger.warn({ msg: 'edited drops could not be read at once', reason: String(error) });
    }
    return result;
  }
}
