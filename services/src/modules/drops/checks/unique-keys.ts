import { Injectable } from '@nestjs/common';
import { DROP_TABLES, type DropTable, type DropValues } from '@portico/domain';
import { DataSource } from 'typeorm';
import { push } from '../../../platform/collections/index.js';
import { type Engine, engineOf } from '../../../platform/persistence/index.js';
import { DROP_FIELDS, TABLE_SHAPES } from '../drop-tables.js';

type Field = keyof DropValues;

/** Fields per table that must be unique per dropper. */
export type UniqueKeys = Readonly<Record<DropTable, readonly (readonly Field[])[]>>;

const COLUMNS: Readonly<Record<Engine, string>> = {
  sqlite: `SELECT t.name AS tbl, i.name AS idx, c.name AS col
    FROM sqlite_master t JOIN pragma_index_list(t.name) i JOIN pragma_index_info(i.name) c
    WHERE t.type = 'table' AND t.name IN ('drop_data', 'reactordrops') AND i."unique" = 1`,
  mysql: `SELECT table_name AS tbl, index_name AS idx, column_name AS col FROM information_schema.statistics
    WHERE table_schema = DATABASE() AND table_name IN ('drop_data', 'reactordrops') AND non_unique = 0`,
};

/** Reads which column pairs are unique in this server's drop tables. HeavenMS has such a key, Cosmic has none. */
@Injectable()
export class UniqueKeysReader {
  constructor(private readonly reader: DataSource) {}

  async read(): Promise<UniqueKeys> {
    const rows = await this.reader.query<{ tbl: string; idx: string; col: string }[]>(
      COLUMNS[engineOf(this.reader)],
    );
    const keys: Record<DropTable, Field[][]> = { monster: [], reactor: [] };
    const columns = new Map<string, string[]>();
    for (const { tbl, idx, col } of rows) push(columns, `${tbl.toLowerCase()}.${idx}`, col.toLowerCase());
    for (const [index, list] of columns) {
      const table = DROP_TABLES.find((one) => index.startsWith(`${TABLE_SHAPES[one].name}.`));
      if (table === undefined || !list.includes(TABLE_SHAPES[table].dropper)) continue;
      const others = list.filter((column) => column !== TABLE_SHAPES[table].dropper);
      const fields = DROP_FIELDS.filter((field) => others.includes(TABLE_SHAPES[table].values[field] ?? ''));
      if (fields.length === others.length) keys[table].push(fields);
    }
    return keys;
  }
}
