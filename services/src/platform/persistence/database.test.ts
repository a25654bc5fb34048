import { EventEmitter, once } from 'node:events';
import { testConfig } from '../../../test/harness/test-config.js';
import { createDatabase } from './create-database.js';

const config = testConfig({ home: '/nowhere', databaseUrl: 'mysql://game@127.0.0.1:1/game' });

test('a database that is waited for says why it is away', async () => {
  const reports = new EventEmitter();
  const first = once(reports, 'report');
  const database = createDatabase(config, { entities: [], migrations: [] }, (reason) =>
    reports.emit('report', reason),
  );
  database.keepTrying();
  expect(String(await first)).toMatch(/ECONNREFUSED/);
  await database.close();
});

test('what a database lacks is not set by a plain write', async () => {
  const database = createDatabase(config, { entities: [], migrations: [] }, () => undefined);
  expect(() => Object.assign(database, { missing: 'accounts' })).toThrow(TypeError);
  database.setMissing('accounts');
  expect(database.missing).toBe('accounts');
  await database.close();
});
