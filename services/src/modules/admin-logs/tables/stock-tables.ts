import { Injectable } from '@nestjs/common';
import { SchemaProbe } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';

const KEPT_MS = 30_000;

@Injectable()
export class StockTables {
  private readonly schema: CachedValue<{ hasTable(table: string): boolean }>;

  constructor(probe: SchemaProbe) {
    this.schema = new CachedValue(() => probe.probe(), { freshMs: KEPT_MS });
  }

  async has(...tables: readonly string[]): Promise<boolean> {
    const schema = await this.schema.get();
    return tables.every((table) => schema.hasTable(table));
  }
}
