import { setImmediate as nextTurn } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { PorticoConfig } from '../platform/config/index.js';
import { AppError } from '../platform/errors/index.js';
import { SchemaProbe } from '../game/index.js';
import { NOTHING_IMPORTED, readImportedContent } from './snapshot/catalog-reader.js';
import { Catalog } from './snapshot/catalog.js';
import { CustomSpawns } from './snapshot/map-spawns.js';
import {
  readDropRows,
  readMakerRows,
  LIVE_TABLES,
  type LiveTable,
  liveTablesOf,
  readShopRows,
  readSpawns,
} from './live/live-rows.js';
import { readCatalogMarks } from './live/drop-version.js';
import { ImportedIndex } from './snapshot/imported-index.js';

/** Together with two checks a second and the time for a new catalog, an edit is visible within five. */
const LIVE_CHECK_MS = 3000;

/**
 * After a check or a new catalog, the pause is this many times the time it took, however large the tables are and
 * however fast they change.
 */
const REST_PER_WORK = 20;

/** Holds the current catalog and replaces it after an import, or when the server's drop, shop, Maker or spawn tables change. */
@Injectable()
export class CatalogService {
  private readonly logger = new Logger('Catalog');
  private snapshot: Catalog | undefined;
  private imported = new ImportedIndex(NOTHING_IMPORTED);
  private liveTables: ReadonlySet<LiveTable> = new Set();
  private liveChecksum = '';
  private dropVersion = 0;
  private writeCounter: number | undefined;
  private nextLiveCheckAt = 0;
  private mostTables = 0;
  private nextProbeAt = 0;
  private refreshing: Promise<boolean> | undefined;

  constructor(
    private readonly reader: DataSource,
    @Inject(SchemaProbe) private readonly probe: SchemaProbe,
    @Optional() @Inject(PorticoConfig) private readonly config?: PorticoConfig,
  ) {}

  /** The current catalog; hold it for one request only. Throws `database.unavailable` until the database answered once. */
  get current(): Catalog {
    if (this.snapshot === undefined) throw new AppError('database.unavailable');
    return this.snapshot;
  }

  /** Throws while the database is away, and keeps the current catalog. */
  async load(): Promise<void> {
    const aliases = this.config?.server.search.aliases;
    this.imported = new ImportedIndex(await readImportedContent(this.reader.manager), aliases);
    this.reportAliases();
    await this.readLive();
  }

  /**
   * Checks whether an import was published or the portal edited drops (two rows) and, every few seconds, whether the game's own tables
   * changed. Returns whether there is a new catalog. Overlapping calls share one check. `now` is a monotonic clock in milliseconds.
   */
  refresh(now = performance.now()): Promise<boolean> {
    this.refreshing ??= this.look(now).finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  /** After an edit by the portal: a running check may have read before it, so another one follows. */
  async refreshAfterEdit(): Promise<void> {
    await this.refreshing?.catch(() => undefined);
    await this.refresh();
  }

  private reportAliases(): void {
    if (this.imported.generation === null) return;
    for (const { alias, target } of this.imported.unknownAliases) {
      const key = `server.search.aliases.${alias}`;
      this.logger.warn({ msg: 'an alias of the search leads nowhere: no such name or id', key, target });
    }
  }

  private async look(now: number): Promise<boolean> {
    const before = this.snapshot;
    const marks = await readCatalogMarks(this.reader.manager);
    if (before === undefined || marks.generation !== this.imported.generation) await this.load();
    else if (marks.dropVersion !== this.dropVersion) await this.readLive();
    else if (now >= this.nextLiveCheckAt) await this.checkLive(now);
    return this.snapshot !== before;
  }

  private async checkLive(now: number): Promise<void> {
    const startedAt = performance.now();
    const counter = await readWriteCounter(this.reader.manager);
    const isUntouched = counter !== undefined && counter === this.writeCounter;
    if (!isUntouched && (await this.checkLiveTables(now)) !== this.liveChecksum) return this.readLive();
    this.writeCounter = counter;
    this.nextLiveCheckAt = now + restAfter(startedAt);
  }

  /** Tables can disappear while a portal runs: restoring a dump drops them all for a while. */
  private async checkLiveTables(now: number): Promise<string> {
    if (this.isProbeDue(now)) this.liveTables = await this.findLiveTables();
    try {
      return await readLiveChecksum(this.reader.manager, this.liveTables);
    } catch {
      this.liveTables = await this.findLiveTables();
      return readLiveChecksum(this.reader.manager, this.liveTables);
    }
  }

  /** A table that was there is looked for at each check. Tables that a server never had are looked for once a minute. */
  private isProbeDue(now: number): boolean {
    const { size } = this.liveTables;
    if (size === LIVE_TABLES.length || (size === this.mostTables && now < this.nextProbeAt)) return false;
    this.nextProbeAt = now + MINUTE_MS;
    return true;
  }

  private async findLiveTables(): Promise<ReadonlySet<LiveTable>> {
    const tables = liveTablesOf(await this.probe.probe());
    this.mostTables = Math.max(this.mostTables, tables.size);
    return tables;
  }

  private async readLive(): Promise<void> {
    const startedAt = performance.now();
    const dropsAsOf = Date.now();
    // Version, counter and checksum are read first: a change between them and the rows is then found by the next check.
    const { dropVersion } = await readCatalogMarks(this.reader.manager);
    this.liveTables = await this.findLiveTables();
    this.writeCounter = await readWriteCounter(this.reader.manager);
    this.liveChecksum = await readLiveChecksum(this.reader.manager, this.liveTables);
    await nextTurn();
    const drops = await readDropRows(this.reader.manager, this.liveTables);
    const spawns = new CustomSpawns(await readSpawns(this.reader.manager, this.liveTables));
    const shops = await readShopRows(this.reader.manager, this.liveTables);
    const maker = await readMakerRows(this.reader.manager, this.liveTables);
    await nextTurn();
    const snapshot = new Catalog(this.imported, drops, dropsAsOf, spawns, { shops, maker });
    await nextTurn();
    snapshot.prepareSearches();
    this.snapshot = snapshot;
    this.dropVersion = dropVersion;
    this.nextLiveCheckAt = startedAt + restAfter(startedAt);
  }
}

function restAfter(startedAt: number): number {
  return Math.max(LIVE_CHECK_MS, REST_PER_WORK * (performance.now() - startedAt));
}

/** The columns of a table that the catalog shows, for the embedded database. */
const COLUMNS: Readonly<Record<LiveTable, { id: string; columns: readonly string[] }>> = {
  drop_data: {
    id: 'id',
    columns: ['dropperid', 'itemid', 'chance', 'minimum_quantity', 'maximum_quantity', 'questid'],
  },
  drop_data_global: {
    id: 'id',
    columns: ['continent', 'itemid', 'chance', 'minimum_quantity', 'maximum_quantity', 'questid'],
  },
  reactordrops: { id: 'reactordropid', columns: ['reactorid', 'itemid', 'chance', 'questid'] },
  plife: { id: 'id', columns: ['map', 'life', 'unicode(type)', 'x', 'y', 'hide', 'mobtime'] },
  shops: { id: 'shopid', columns: ['npcid'] },
  shopitems: { id: 'shopitemid', columns: ['shopid', 'itemid', 'price', 'pitch', 'position'] },
  makercreatedata: {
    id: 'rowid',
    columns: ['id', 'itemid', 'req_level', 'req_maker_level', 'req_meso', 'quantity'],
  },
  makerrecipedata: { id: 'rowid', columns: ['itemid', 'req_item', 'count'] },
};

/**
 * A cheap fingerprint of these tables that any change of a row moves: a server's own checksum of each table (some ten
 * milliseconds for 22,000 rows, and one row a table on the wire), sums in the embedded database.
 */
async function readLiveChecksum(reader: EntityManager, tables: ReadonlySet<LiveTable>): Promise<string> {
  const names = [...tables].sort();
  if (names.length === 0) return '';
  if (reader.connection.options.type === 'mysql') {
    const rows: unknown = await reader.query(`CHECKSUM TABLE ${names.join(', ')}`);
    return JSON.stringify(rows);
  }
  const hash = createHash('sha256');
  for (const table of names) hash.update(JSON.stringify(await sumsOf(reader, table)));
  return hash.digest('base64url');
}

/** The sum of each column, and its sum mixed with the row, which a swap of two rows changes. */
function sumsOf(reader: EntityManager, table: LiveTable): Promise<unknown> {
  const { id, columns } = COLUMNS[table];
  const sums = columns.flatMap((column) => [`SUM(${column})`, `SUM(${column} * (${id} % 65521))`]);
  const parts = sums.map((sum, index) => `${sum} AS s${index}`);
  return reader.query(`SELECT COUNT(*) AS n, ${parts.join(', ')} FROM ${table}`);
}

/** Counts writes of other connections to the embedded database; undefined on a server. While it is unchanged, no table has to be read. */
async function readWriteCounter(reader: EntityManager): Promise<number | undefined> {
  if (reader.connection.options.type === 'mysql') return undefined;
  const [row] = await reader.query<{ data_version: number }[]>('PRAGMA data_version');
  return row?.data_version;
}
