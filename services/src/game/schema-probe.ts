import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../platform/persistence/index.js';
import type { Engine } from '../platform/persistence/index.js';
import { gameEntities, OPTIONAL_GAME_TABLES } from './entities/index.js';

/** What the database holds of the game's tables. Names compare without case, as both engines do. */
export class GameSchema {
  private readonly columns: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(columns: Iterable<{ table: string; column: string }>) {
    const found = new Map<string, Set<string>>();
    for (const { table, column } of columns) {
      const name = table.toLowerCase();
      const list = found.get(name) ?? new Set();
      found.set(name, list.add(column.toLowerCase()));
    }
    this.columns = found;
  }

  hasTable(table: string): boolean {
    return this.columns.has(table.toLowerCase());
  }

  hasColumn(table: string, column: string): boolean {
    return this.columns.get(table.toLowerCase())?.has(column.toLowerCase()) ?? false;
  }
}

/** A table that Portico reads, and what of it the database lacks; no columns named means the whole table. */
export interface MissingPart {
  table: string;
  columns: string[];
}

/** Looks at which game tables and columns the database has. It only ever reads. */
@Injectable()
export class SchemaProbe {
  constructor(@Inject(Database) private readonly database: Database) {}

  async probe(): Promise<GameSchema> {
    return new GameSchema(await readColumns(this.database.engine, this.database.reader));
  }

  /** What Portico would read and the database does not have; a whole table that is optional is no loss. */
  async missing(): Promise<MissingPart[]> {
    const schema = await this.probe();
    const missing: MissingPart[] = [];
    for (const entity of gameEntities) {
      const { tableName, columns } = this.database.reader.connection.getMetadata(entity);
      const absent = columns
        .map(({ databaseName }) => databaseName)
        .filter((column) => !schema.hasColumn(tableName, column));
      if (!schema.hasTable(tableName)) {
        if (!OPTIONAL_GAME_TABLES.has(tableName)) missing.push({ table: tableName, columns: [] });
      } else if (absent.length > 0) missing.push({ table: tableName, columns: absent });
    }
    return missing;
  }
}

const COLUMN_QUERIES: Readonly<Record<Engine, string>> = {
  sqlite: `SELECT m.name AS tbl, c.name AS col FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'`,
  mysql:
    'SELECT table_name AS tbl, column_name AS col FROM information_schema.columns WHERE table_schema = DATABASE()',
};

async function readColumns(
  engine: Engine,
  reader: EntityManager,
): Promise<{ table: string; column: string }[]> {
  const rows = await reader.query<{ tbl: string; col: string }[]>(COLUMN_QUERIES[engine]);
  return rows.map(({ tbl, col }) => ({ table: tbl, column: col }));
}
