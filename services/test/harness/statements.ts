import { join } from 'node:path';
import { EmbeddedConnection } from '../../src/platform/persistence/embedded-connection.js';
import type { Database } from '../../src/platform/persistence/index.js';
import type { TestApi } from './start-api.js';

export interface Statement {
  text: string;
  parameters: unknown[];
}

/** Collects the statements that `work` reads with. */
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

/** Tables that the database would read from beginning to end for a statement, by their alias there; what it made itself is none. */
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

/** Over a connection of its own: one that has explained something sees none of the changes that come after. */
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
