import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { demoSchema } from './start-demo-api.js';
import { openTestDatabase, type OpenDatabase } from '../../test/harness/open-database.js';

const DOCUMENT = fileURLToPath(new URL('../../../docs/portal-tables.md', import.meta.url));

/** The compared facts of a column: name, type, whether it may be null, whether it is part of the key. */
type Column = string;

/** Tables of the document: below a heading with the table's name, a list of its columns. */
async function documentedTables(): Promise<Map<string, Column[]>> {
  const tables = new Map<string, Column[]>();
  let columns: Column[] = [];
  for (const line of (await readFile(DOCUMENT, 'utf8')).split('\n')) {
    const heading = /^#+ `(portal_\w+)`/.exec(line);
    if (heading) {
      columns = [];
      tables.set(heading[1] ?? '', columns);
    }
    const cells = line.split('|').map((cell) => cell.trim());
    const name = /^`(\w+)`$/.exec(cells[1] ?? '');
    if (name) columns.push([name[1], cells[2], cells[3]].join(' ').trim());
  }
  return tables;
}

describe('the document of our own tables, those of the demo among them', () => {
  let open: OpenDatabase;

  beforeAll(async () => {
    open = await openTestDatabase('sqlite', demoSchema);
  });

  afterAll(() => open.close());

  const migratedTables = async () => {
    const { reader } = open.database;
    const tables = await reader.query<{ name: string }[]>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'portal_%' ORDER BY name",
    );
    const described = tables.map(async ({ name }): Promise<[string, Column[]]> => {
      const columns = await reader.query<{ name: string; type: string; notnull: number; pk: number }[]>(
        `SELECT name, type, "notnull", pk FROM pragma_table_info('${name}') ORDER BY cid`,
      );
      return [
        name,
        columns.map((column) => {
          const role = column.pk > 0 ? 'key' : column.notnull === 0 ? 'may be null' : '';
          return `${column.name} ${column.type.toLowerCase()} ${role}`.trim();
        }),
      ];
    });
    return new Map(await Promise.all(described));
  };

  test('says of every table and column what the migrations make', async () => {
    const [documented, migrated] = await Promise.all([documentedTables(), migratedTables()]);
    expect([...documented.keys()].sort()).toEqual([...migrated.keys()].sort());
    for (const [name, columns] of migrated) {
      expect([name, documented.get(name)]).toEqual([name, columns]);
    }
  });
});
