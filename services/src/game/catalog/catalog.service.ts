import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/persistence/index.js';
import { SchemaProbe } from '../schema-probe.js';
import { NOTHING_IMPORTED, readImportedContent, readPointer } from './catalog-reader.js';
import { CatalogSnapshot, EMPTY_CATALOG } from './catalog-snapshot.js';
import type { Catalog } from './catalog.types.js';
import { ImportedIndex } from './imported-index.js';
import { DROP_TABLES, readDropChecksum, readDropRows } from './drop-rows.js';
import type { DropTable } from './drop-rows.js';

const DROP_CHECK_MS = 60_000;

/** Holds the catalog in service and replaces it when an import or the drop tables changed. */
@Injectable()
export class CatalogService {
  private snapshot: Catalog = EMPTY_CATALOG;
  private imported = new ImportedIndex(NOTHING_IMPORTED);
  private dropTables: ReadonlySet<DropTable> = new Set();
  private dropChecksum = '';
  private nextDropCheckAt = 0;
  private hasLoaded = false;
  private refreshing: Promise<boolean> | undefined;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SchemaProbe) private readonly probe: SchemaProbe,
  ) {}

  /** The catalog in service; an empty one until the database answered for the first time. Hold it for one request only. */
  get current(): Catalog {
    return this.snapshot;
  }

  /** Reads everything anew. Throws while the database is away and keeps what it had. */
  async load(): Promise<void> {
    this.dropTables = await this.findDropTables();
    this.imported = new ImportedIndex(await readImportedContent(this.database.reader));
    await this.readDrops();
    this.hasLoaded = true;
  }

  /**
   * Looks whether the pointer of the imports moved (one row) and, every minute, whether the drop tables changed;
   * tells whether there is a new catalog. Calls that overlap share one look.
   */
  refresh(now = performance.now()): Promise<boolean> {
    this.refreshing ??= this.look(now).finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private async look(now: number): Promise<boolean> {
    const before = this.snapshot;
    if (!this.hasLoaded || (await this.hasNewImport())) await this.load();
    else if (now >= this.nextDropCheckAt) await this.checkDrops(now);
    return this.snapshot !== before;
  }

  private async hasNewImport(): Promise<boolean> {
    const pointer = await readPointer(this.database.reader);
    return (pointer?.generationId ?? null) !== this.imported.generation;
  }

  private async checkDrops(now: number): Promise<void> {
    const checksum = await this.checkDropTables();
    if (checksum !== this.dropChecksum) await this.readDrops();
    else this.nextDropCheckAt = now + DROP_CHECK_MS;
  }

  /** Tables come and go while a portal runs: a restored dump drops them all for a while. */
  private async checkDropTables(): Promise<string> {
    if (this.dropTables.size < DROP_TABLES.length) this.dropTables = await this.findDropTables();
    try {
      return await readDropChecksum(this.database.reader, this.dropTables);
    } catch {
      this.dropTables = await this.findDropTables();
      return readDropChecksum(this.database.reader, this.dropTables);
    }
  }

  private async findDropTables(): Promise<ReadonlySet<DropTable>> {
    const schema = await this.probe.probe();
    return new Set(DROP_TABLES.filter((table) => schema.hasTable(table)));
  }

  private async readDrops(): Promise<void> {
    const dropsAsOf = Date.now();
    // The checksum comes first: a change between the two is then found at the next look.
    this.dropChecksum = await readDropChecksum(this.database.reader, this.dropTables);
    const drops = await readDropRows(this.database.reader, this.dropTables);
    this.snapshot = new CatalogSnapshot(this.imported, drops, dropsAsOf);
    this.nextDropCheckAt = performance.now() + DROP_CHECK_MS;
  }
}
