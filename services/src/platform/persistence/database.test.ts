import { EventEmitter, once } from 'node:events';
import { testConfig } from '../../../test/harness/test-config.js';
import { createDatabase } from './create-database.js';

test('a database that is waited for says why it is away', async () => {
  const config = testConfig({ home: '/nowhere', databaseUrl: 'mysql://game@127.0.0.1:1/game' });
  const reports = new EventEmitter();
  const first = once(reports, 'report');
  const database = createDatabase(config, { entities: [], migrations: [] }, (reason) =>
    reports.emit('report', reason),
  );
  database.keepTrying();
  expect(String(await first)).toMatch(/ECONNREFUSED/);
  await database.close();
});
