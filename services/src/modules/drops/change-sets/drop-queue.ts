import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { CatalogService } from '../../../catalog/index.js';

/** Sets may hold thousands of rows: a process works on one at a time, and its readers have their turn in between. */
@Injectable()
export class DropQueue {
  private readonly logger = new Logger('Drops');
  private readonly limit = pLimit(1);

  constructor(private readonly catalog: CatalogService) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(work);
  }

  /** The same for what edits drops: whoever edited sees it at once, also on the pages of this process. */
  async edit<T>(work: () => Promise<T>): Promise<T> {
    const result = await this.run(work);
    try {
      await this.catalog.refreshAfterEdit();
    } catch (error) {
      // The edit is written, and the next look of the catalog finds it.
      this.logger.warn({ msg: 'edited drops could not be read at once', reason: String(error) });
    }
    return result;
  }
}
