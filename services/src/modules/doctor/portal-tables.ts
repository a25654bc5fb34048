import { SchemaProbe, type SchemaSurvey } from '../../game/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { type Finding, notReady, ready } from './finding.js';
import { GRANTS, mayDoEach } from './granted-right.js';

const MAX_NAMED = 3;

/** Whether the portal's own tables are there, and its database user may write them; a `refusal` is why that cannot be tried. */
export async function portalTables(
  database: Database,
  { portal: missing }: SchemaSurvey,
  refusal: string | undefined,
): Promise<Finding> {
  if (missing.length > 0)
    return notReady('portalTables', 'limited', { reason: 'tablesToCome', params: { count: missing.length } });
  const locked = refusal === undefined ? await tablesWithoutRights(database) : [];
  if (locked.length === 0) return ready('portalTables');
  const names = locked.slice(0, MAX_NAMED).join(', ') + (locked.length > MAX_NAMED ? ', ...' : '');
  const params = { right: `INSERT, UPDATE and DELETE of ${locked.length} tables: ${names}` };
  return notReady('portalTables', 'off', { reason: 'noRight', params, remedy: GRANTS, isUrgent: true });
}

/** A user who may delete may do the rest: `--grants` gives the rights of a table in one statement. */
async function tablesWithoutRights(database: Database): Promise<string[]> {
  const tables = new SchemaProbe(database.reader).portalTables();
  const may = await mayDoEach(
    database,
    tables.map((table) => `DELETE FROM ${table} WHERE 1 = 0`),
  );
  return tables.filter((_, index) => !may[index]);
}
