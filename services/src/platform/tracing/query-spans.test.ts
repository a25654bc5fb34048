import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { context, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { DataSource } from 'typeorm';
import { EmbeddedConnection } from '../persistence/embedded-connection.js';
import { QuerySpans } from './query-spans.js';
import { inSpan } from './spans.js';

describe('spans of statements', () => {
  const exporter = new InMemorySpanExporter();
  const folder = mkdtempSync(join(tmpdir(), 'portico-spans-'));

  beforeAll(() => {
    new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  });

  afterAll(() => {
    for (const api of [trace, context]) api.disable();
    rmSync(folder, { recursive: true });
  });

  it('have the time of a statement that failed, and the name of the database that others use', async () => {
    const dataSource = new DataSource({
      type: 'better-sqlite3',
      database: join(folder, 'spans.db'),
      driver: EmbeddedConnection,
      subscribers: [QuerySpans],
    });
    await dataSource.initialize();
    // Reads a hundred thousand rows before it finds a text that is not JSON.
    const failing = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      SELECT SUM(json_extract(CASE WHEN i < 100000 THEN '{}' ELSE '{' END, '$.a')) FROM n`;
    await inSpan('job', {}, () => dataSource.query(failing)).catch(() => undefined);
    await dataSource.destroy();
    const statement = exporter.getFinishedSpans().find(({ name }) => name === 'WITH');
    const [seconds = 0, nanoseconds = 0] = statement?.duration ?? [];
    expect(statement?.attributes).toMatchObject({ 'db.system.name': 'sqlite', 'error.type': 'SqliteError' });
    expect(seconds * 1000 + nanoseconds / 1e6).toBeGreaterThan(1);
  });
});
