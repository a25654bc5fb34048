import { join } from 'node:path';
import { EmbeddedConnection } from '../../src/platform/persistence/embedded-connection.js';
import type { Database } from '../../src/platform/persistence/index.js';
import type { TestApi } from './start-api.js';

export interface Statement {
  text: string;
  parameters: unknown[];
}

/** Collects the reading statements of `work`. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const spies = [database.reader, database.source('writer')].map(({ logger }) =>
    vi.spyOn(logger, 'logQuery').mockImplementation((text, parameters) => {
      statements.push({ text, parameters: Array.isArray(parameters) ? parameters : [] });
    }),
  );
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return statements.filter(({ text }) => text.startsWith('SELECT'));
}

/** Tables that the database would scan for a statement, by their alias, without its temporary tables. */
export async function fullScansOf(api: TestApi, { text, parameters }: Statement): Promise<string[]> {
  if (api.engine === 'sqlite') return scansOfFile(api.config.env.home, { text, parameters });
  const plan = await api.database.reader.query<{ table: string; type: string | null }[]>(
    `EXPLAIN ${text}`,
    parameters,
  );
  return plan
    .filter(({ type, table }) => (type === 'ALL' || type === 'index') && !table.startsWith('<'))
    .map(({ table }) => table);
}

/** On a connection of its own, because a connection that has explained a statement sees no later changes. */
function scansOfFile(home: string, { text, parameters }: Statement): string[] {
  const connection = new EmbeddedConnection(join(home, 'portico.db'));
  try {
    const steps = connection
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all(...parameters)
      .map(detailOf);
    const scanned = steps.flatMap((step) => /^SCAN (\S+)/.exec(step)?.[1] ?? []);
    return scanned.filter((table) => !steps.includes(`MATERIALIZE ${table}`));
  } finally {
    connection.close();
  }
}

function detailOf(step: unknown): string {
  return typeof step === 'object' && step !== null && 'detail' in step ? String(step.detail) : '';
}
