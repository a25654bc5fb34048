import { forEachEngine } from '@portico/testing-api';
import { createGameTables } from '../src/game/stock-schema/index.js';
import { schema } from '../src/schema.js';
import { diagnose } from '../src/modules/doctor/diagnosis.js';
import { report } from '../src/modules/doctor/commands/doctor-command.js';
import { openTestDatabase } from './harness/open-database.js';
import { testConfig } from './harness/test-config.js';

forEachEngine('the doctor', (engine) => {
  it('says what is ready, limited and off, with what to do, and creates nothing', async () => {
    const empty = { entities: schema.entities, migrations: [] };
    const open = await openTestDatabase(engine, empty);
    const { database, unitOfWork, databaseUrl, home } = open;
    const config = testConfig({ home, databaseUrl });
    try {
      const before = await diagnose(database, config);
      expect(before.canStart).toBe(engine === 'sqlite');
      expect(before.findings[0]).toMatchObject({
        name: 'the game',
        state: engine === 'sqlite' ? 'limited' : 'off',
      });

      await unitOfWork.run(async (manager) => {
        await createGameTables(manager);
        await manager.query('DROP TABLE guilds');
        await manager.query('ALTER TABLE characters DROP COLUMN HasMerchant');
      });
      const after = await diagnose(database, config);
      expect(after.canStart).toBe(true);
      const lines = report(after).split('\n');
      expect(lines).toContainEqual(
        expect.stringMatching(/^guilds +off +the database has no guilds: rankings/),
      );
      expect(lines).toContainEqual(
        expect.stringMatching(/^hired merchants +off .* characters\.HasMerchant: /),
      );
      expect(lines).toContainEqual(expect.stringMatching(/^monster cards +ready$/));
      expect(lines).toContainEqual(expect.stringMatching(/^pictures of characters +ready$/));
      expect(lines).toContainEqual(expect.stringMatching(/^names, maps, quests +off .* import --wz DIR/));
      expect(lines).toContainEqual(expect.stringMatching(/^state of the server +limited .*7?8484/));
      expect(lines).toContainEqual(
        expect.stringMatching(/^tables of the portal +limited +\d+ are not there/),
      );
    } finally {
      await open.close();
    }
  });
});
