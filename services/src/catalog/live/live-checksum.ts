import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { LiveTable } from './live-tables.js';

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
};

/**
 * A cheap fingerprint of these tables, which any change of a row moves, one in place too: a server's own checksum of each
 * table (some ten milliseconds of its time for 22,000 rows, and one row a table on the wire), sums in the embedded database.
 */
export async function readLiveChecksum(
  reader: EntityManager,
  tables: ReadonlySet<LiveTable>,
): Promise<string> {
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

/** Each column's sum, and its sum mixed with the row, which a swap between two rows moves. */
function sumsOf(reader: EntityManager, table: LiveTable): Promise<unknown> {
  const { id, columns } = COLUMNS[table];
  const sums = columns.flatMap((column) => [`SUM(${column})`, `SUM(${column} * (${id} % 65521))`]);
  const parts = sums.map((sum, index) => `${sum} AS s${index}`);
  return reader.query(`SELECT COUNT(*) AS n, ${parts.join(', ')} FROM ${table}`);
}

/**
 * Counts the writes of other connections to the embedded database; undefined on a server. While it stands still nothing
 * has changed, and no table needs to be read.
 */
export async function readWriteCounter(reader: EntityManager): Promise<number | undefined> {
  if (reader.connection.options.type === 'mysql') return undefined;
  const [row] = await reader.query<{ data_version: number }[]>('PRAGMA data_version');
  return row?.data_version;
}
