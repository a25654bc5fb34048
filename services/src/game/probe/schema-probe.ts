import { Injectable } from '@nestjs/common';
import { GAME_FEATURES, type GameFeature } from '@portico/domain';
import { DataSource } from 'typeorm';
import { type Engine, engineOf } from '../../platform/persistence/index.js';
import { FEATURE_NEEDS, REQUIRED_NEEDS, type TableNeeds, TRANSACTION_NEEDS } from './game-needs.js';

/** The game's tables in the database. Names compare without case, as both engines do. */
export class GameSchema {
  private readonly columns: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    columns: Iterable<{ table: string; column: string }>,
    /** Tables without transactions (MyISAM), in lower case. */
    private readonly withoutTransactions: ReadonlySet<string> = new Set(),
  ) {
    const found = new Map<string, Set<string>>();
    for (const { table, column } of columns) {
      const name = table.toLowerCase();
      const list = found.get(name) ?? new Set();
      found.set(name, list.add(column.toLowerCase()));
    }
    this.columns = found;
  }

  /** Number of tables that are not the portal's own. */
  get foreignTableCount(): number {
    return [...this.columns.keys()].filter((table) => !table.startsWith('portal_')).length;
  }

  hasTable(table: string): boolean {
    return this.columns.has(table.toLowerCase());
  }

  hasColumn(table: string, column: string): boolean {
    return this.columns.get(table.toLowerCase())?.has(column.toLowerCase()) ?? false;
  }

  /** Returns tables without transactions, where changes of several rows cannot be rolled back. */
  lackingTransactions(tables: readonly string[]): MissingPart[] {
    return tables
      .filter((table) => this.withoutTransactions.has(table.toLowerCase()))
      .map((table) => ({ table, columns: [], lacksTransactions: true }));
  }

  /** Returns the missing parts of what is needed. */
  missing(needs: TableNeeds): MissingPart[] {
    return Object.entries(needs).flatMap(([table, columns]) => {
      if (!this.hasTable(table)) return [{ table, columns: [] }];
      const absent = columns.filter((column) => !this.hasColumn(table, column));
      return absent.length === 0 ? [] : [{ table, columns: absent }];
    });
  }
}

/** A table that Portico reads, and its missing columns. Without columns the whole table is missing, or has no transactions. */
export interface MissingPart {
  table: string;
  columns: readonly string[];
  lacksTransactions?: boolean;
}

/** Missing parts of a database: essential ones, and those of single features. */
export interface SchemaSurvey {
  required: readonly MissingPart[];
  features: ReadonlyMap<GameFeature, readonly MissingPart[]>;
  /** The portal's own tables that are missing. */
  portal: readonly string[];
  /** Number of visible tables that are not the portal's own. */
  foreignTableCount: number;
  schema: GameSchema;
}

/** The result before the first check. */
export const WHOLE_SCHEMA: SchemaSurvey = {
  required: [],
  features: new Map(),
  portal: [],
  foreignTableCount: 0,
  schema: new GameSchema([]),
};

/** Checks which game tables and columns the database has. Only reads. */
@Injectable()
export class SchemaProbe {
  constructor(private readonly reader: DataSource) {}

  async probe(): Promise<GameSchema> {
    const { reader } = this;
    const engine = engineOf(reader);
    const [columns, withoutTransactions] = [
      await readColumns(engine, reader),
      await readTablesWithoutTransactions(engine, reader),
    ];
    return new GameSchema(columns, withoutTransactions);
  }

  async survey(): Promise<SchemaSurvey> {
    const schema = await this.probe();
    const missing = GAME_FEATURES.map((feature) => [feature, missingFor(feature, schema)] as const);
    return {
      required: schema.missing(REQUIRED_NEEDS),
      features: new Map(missing.filter(([, parts]) => parts.length > 0)),
      portal: this.portalTables().filter((table) => !schema.hasTable(table)),
      foreignTableCount: schema.foreignTableCount,
      schema,
    };
  }

  portalTables(): string[] {
    return this.reader.entityMetadatas
      .map(({ tableName }) => tableName)
      .filter((name) => name.startsWith('portal_'));
  }
}

/** A table that is essential for everything is not reported for single features. */
function missingFor(feature: GameFeature, schema: GameSchema): MissingPart[] {
  const isShared = ({ table, columns }: MissingPart) => columns.length === 0 && table in REQUIRED_NEEDS;
  return [
    ...schema.missing(FEATURE_NEEDS[feature]).filter((part) => !isShared(part)),
    ...schema.lackingTransactions(TRANSACTION_NEEDS[feature] ?? []),
  ];
}

/** `guilds, accounts.webadmin`. */
export function describeMissing(parts: readonly MissingPart[]): string {
  return parts
    .flatMap(({ table, columns, lacksTransactions }) => {
      if (lacksTransactions) return [`${table} with transactions (ENGINE=InnoDB)`];
      return columns.length === 0 ? [table] : columns.map((column) => `${table}.${column}`);
    })
    .join(', ');
}

const COLUMN_QUERIES: Readonly<Record<Engine, string>> = {
  sqlite: `SELECT m.name AS tbl, c.name AS col FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'`,
  mysql:
    'SELECT table_name AS tbl, column_name AS col FROM information_schema.columns WHERE table_schema = DATABASE()',
};

async function readColumns(engine: Engine, reader: DataSource): Promise<{ table: string; column: string }[]> {
  const rows = await reader.query<{ tbl: string; col: string }[]>(COLUMN_QUERIES[engine]);
  return rows.map(({ tbl, col }) => ({ table: tbl, column: col }));
}

const WITHOUT_TRANSACTIONS = `SELECT t.table_name AS tbl FROM information_schema.tables t
  JOIN information_schema.engines e ON e.engine = t.engine
  WHERE t.table_schema = DATABASE() AND e.transactions <> 'YES'`;

async function readTablesWithoutTransactions(
  engine: Engine,
  reader: DataSource,
): Promise<ReadonlySet<string>> {
  if (engine === 'sqlite') return new Set();
  const rows = await reader.query<{ tbl: string }[]>(WITHOUT_TRANSACTIONS);
  return new Set(rows.map(({ tbl }) => tbl.toLowerCase()));
}
