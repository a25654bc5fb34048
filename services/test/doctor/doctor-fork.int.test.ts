import { createTestDatabase, mariadbPrograms, MariadbServer } from '@portico/testing-api';
import { createGameTables } from '../../src/game/stock-schema/index.js';
import { diagnose } from '../../src/modules/doctor/diagnosis.js';
import { grantStatements, quotedUser } from '../../src/modules/doctor/grants.js';
import { createDatabase, createUnitOfWork } from '../../src/platform/persistence/index.js';
import { schema } from '../../src/portal-schema.js';
import { testConfig } from '../harness/test-config.js';

const describeWithServer = mariadbPrograms() === undefined ? describe.skip : describe;

describeWithServer('a fork that lacks a column of the printed rights', () => {
  it('loses what needs it, and nothing else', async () => {
    const server = await MariadbServer.create();
    try {
      const url = new URL(await createTestDatabase(server.url('')));
      const name = url.pathname.slice(1);
      const owner = createDatabase(testConfig({ home: '/nowhere', databaseUrl: url.href }), schema, () => {});
      await owner.open();
      await createUnitOfWork(owner).run((manager) => createGameTables(manager));
      await owner.close();
      await server.execute(
        `ALTER TABLE ${name}.accounts DROP COLUMN email`,
        "CREATE USER 'portico'@'127.0.0.1'",
      );
      // Continues after a refused statement, like `mysql -f`.
      for (const line of grantStatements(schema, name, quotedUser('portico@127.0.0.1')))
        await server.execute(line.replace(/;$/, '')).catch(() => undefined);
      url.username = 'portico';
      const config = testConfig({ home: '/nowhere', databaseUrl: url.href });
      const database = createDatabase(config, schema, () => {});
      await database.open();
      const { findings } = await diagnose(database, config);
      await database.close();
      const stateOf = (check: string) => findings.find((finding) => finding.check === check)?.state;
      const checks = [
        'passwords',
        'spending',
        'banning',
        'deviceBans',
        'dropEditing',
        'makingAccounts',
        'emails',
      ];
      expect(checks.map((check) => `${check} ${stateOf(check)}`)).toEqual([
        'passwords ready',
        'spending ready',
        'banning ready',
        'deviceBans ready',
        'dropEditing ready',
        'makingAccounts ready',
        'emails off',
      ]);
    } finally {
      await server.destroy();
    }
  });
});
