import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashSync } from '@node-rs/bcrypt';
import { HOUR_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { requireGame } from '../../src/game/index.js';
import { createGameTables } from '../../src/game/stock-schema/index.js';
import { sharedCaches } from '../../src/modules/doctor/shared-caches.js';
import { exitCodeOf, report } from '../../src/modules/doctor/commands/doctor-command.js';
import { databaseServer } from '../../src/modules/doctor/database-probes.js';
import { diagnose } from '../../src/modules/doctor/diagnosis.js';
import type { DiagnosisDto } from '../../src/modules/doctor/doctor.service.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { schema } from '../../src/portal-schema.js';
import { openTestDatabase } from '../harness/open-database.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { testConfig } from '../harness/test-config.js';

/** Finding for a portal behind a proxy that answers a repeated address from its cache, from the moment `keeps` is true. */
async function sharedCachesBehind(api: TestApi, keeps: boolean) {
  const kept = new Map<string, string>();
  const proxy = createServer((request, answer) => {
    const address = String(request.url);
    void (async () => {
      const text = kept.get(address) ?? (await api.call(address)).text;
      if (keeps) kept.set(address, text);
      answer.end(text);
    })();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  const site = { origin: `http://127.0.0.1:${port}` };
  const findings = () => sharedCaches(testConfig({ home: api.config.env.home }, { public: { site } }));
  const [found] = await findings();
  proxy.closeAllConnections();
  await once(proxy.close(), 'close');
  return { found, whenAway: (await findings())[0] };
}

forEachEngine('the doctor', (engine) => {
  it('names a clock of the database that differs from the one of the portal', async () => {
    const open = await openTestDatabase(engine, { entities: schema.entities, migrations: [] });
    const config = testConfig({ home: open.home, databaseUrl: open.databaseUrl });
    const isServer = engine === 'mariadb';
    const zones = async (aheadMs: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs });
      const found = await databaseServer(open.database, config, undefined);
      vi.useRealTimers();
      return found.find(({ check }) => check === 'zones');
    };
    try {
      expect((await zones(0))?.state).toBe(isServer ? 'ready' : undefined);
      for (const aheadMs of [HOUR_MS, -HOUR_MS]) {
        const found = await zones(aheadMs);
        expect(found?.reason).toBe(isServer ? 'databaseClock' : undefined);
        expect(Math.abs(Number(found?.params?.seconds ?? -aheadMs / 1000) + aheadMs / 1000)).toBeLessThan(30);
      }
    } finally {
      await open.close();
    }
  });

  it('says what is ready, limited and off, with what to do, and creates nothing', async () => {
    const empty = { entities: schema.entities, migrations: [] };
    const open = await openTestDatabase(engine, empty);
    const { database, unitOfWork, databaseUrl, home } = open;
    const config = testConfig({ home, databaseUrl });
    try {
      const before = await diagnose(database, config);
      await expect(requireGame(database, databaseUrl, { isMade: true })).rejects.toThrow(
        engine === 'sqlite' ? /is not set, and there is no demo world yet/ : / is empty, or shows the user/,
      );
      expect(before.canStart).toBe(engine === 'sqlite');
      expect(before.findings[0]).toMatchObject({
        name: 'game database',
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
      expect(lines).toContainEqual(expect.stringMatching(/^character pictures +ready$/));
      expect(lines).toContainEqual(expect.stringMatching(/^names, maps, quests +off .* import --wz DIR/));
      expect(lines).toContainEqual(expect.stringMatching(/^server status +limited .*127\.0\.0\.1:1:/));
      expect(lines).toContainEqual(
        expect.stringMatching(/^portal tables +limited +The next start creates missing tables: \d+/),
      );
    } finally {
      await open.close();
    }
  });

  it('names what a table of accounts has against rows of the portal', async () => {
    const open = await openTestDatabase(engine, { entities: schema.entities, migrations: [] });
    const config = testConfig({ home: open.home, databaseUrl: open.databaseUrl });
    const lookAt = async (check: string) => {
      const { findings } = await diagnose(open.database, config);
      return findings.filter((finding) => finding.check === check);
    };
    try {
      await open.unitOfWork.run((manager) => createGameTables(manager));
      const isServer = engine === 'mariadb';
      expect(await lookAt('accountTable')).toMatchObject(isServer ? [{ state: 'ready' }] : []);
      if (!isServer) return;
      await open.unitOfWork.run(async (manager) => {
        await manager.query(
          'ALTER TABLE accounts MODIFY macs TINYTEXT NOT NULL, MODIFY password VARCHAR(40) NOT NULL, ADD salt VARCHAR(32) NULL',
        );
        await manager.query('CREATE TRIGGER guard BEFORE INSERT ON accounts FOR EACH ROW SET NEW.mute = 0');
      });
      expect(await lookAt('accountTable')).toMatchObject([
        {
          state: 'limited',
          reason: 'refusingTable',
          params: { faults: 'password (40 < 128), macs (NOT NULL, no DEFAULT), trigger guard' },
        },
      ]);
      expect(await lookAt('makingAccounts')).toMatchObject([
        { reason: 'refusingTable', params: { faults: 'macs' } },
      ]);
      expect(await lookAt('saltedPasswords')).toMatchObject([{ state: 'ready' }]);
      await open.unitOfWork.run((manager) =>
        manager.query("INSERT INTO accounts (name, password, macs) VALUES ('Wren', '$2y$12$', '')"),
      );
      expect(await lookAt('saltedPasswords')).toMatchObject([{ state: 'ready', detail: 'bcrypt' }]);
      await open.unitOfWork.run((manager) =>
        manager.query('ALTER TABLE accounts MODIFY password VARCHAR(128) NOT NULL'),
      );
      await open.unitOfWork.run((manager) =>
        manager.query("INSERT INTO accounts (name, password, salt, macs) VALUES ('Sable', ?, 'a', '')", [
          '0a'.repeat(64),
        ]),
      );
      expect(await lookAt('saltedPasswords')).toMatchObject([{ state: 'limited', params: { count: 1 } }]);
    } finally {
      await open.close();
    }
  });

  describe('of a running portal', () => {
    proves('modules/doctor/admin-accounts', 'modules/doctor/stored-passwords', 'modules/identity/reports');

    it('is what its web admins see, and one probe that fails ends no other', async () => {
      const settings = { server: { backups: { folder: '/nowhere/backups' } } };
      const api = await startApi({ engine, settings, gameTables: 'nullable' });
      const doctor = async (id: number) => {
        const token = await api.app.get(SessionsService).open(id);
        return api.call<DiagnosisDto>('/api/admin/doctor', { token, remoteAddress: '203.0.113.9' });
      };
      try {
        await api.seed(async (manager) => {
          const password = hashSync('admin', { cost: 4 });
          await insertAccount(manager, 1, { name: 'admin', password });
          await insertCharacter(manager, 1, { accountid: 1, gm: 6 });
          await insertAccount(manager, 2, { name: 'Keeper', password: 'another', webadmin: 1 });
          await insertAccount(manager, 3, { name: 'Owner', password: 'another', webadmin: 1 });
          await insertAccount(manager, 4, { name: 'Closed', password: null, webadmin: 1 });
          await insertAccount(manager, 5, {
            name: 'Ldap',
            password: '{SSHA}W6ph5Mm5Pz8GgiULbPgzG37mj9gxMjM0',
          });
          await insertRow(manager, 'portal_second_factor', {
            account_id: 3,
            secret: 'x',
            created_at: 0,
            confirmed_at: 1,
          });
        });
        const { status, body } = await vi.waitFor(async () => {
          const answer = await doctor(2);
          // The page also polls while a check continues.
          expect(answer.body.findings.map(({ reason }) => reason)).not.toContain('stillLooking');
          return answer;
        }, 20_000);
        expect(status).toBe(200);
        expect(body.yourAddress).toBe('203.0.113.9');
        const of = (check: string) => body.findings.find((finding) => finding.check === check);
        expect(of('defaultPasswords')).toMatchObject({
          state: 'off',
          reason: 'defaultPasswords',
          params: { names: 'admin' },
          remedy: 'npm run portico -- admin password admin',
          isUrgent: true,
        });
        expect(of('secondFactors')).toMatchObject({
          state: 'limited',
          params: { names: 'admin, Keeper, Closed' },
        });
        expect(of('unknownPasswords')).toMatchObject({ state: 'limited', params: { count: 1 } });
        expect(of('webAdmin')).toMatchObject({ state: 'ready' });
        expect(of('ledger')).toMatchObject({ state: 'ready' });
        expect(of('backups')).toMatchObject({ state: 'off', reason: 'probeFailed' });
        expect(of('guilds')).toMatchObject({ state: 'ready', area: 'features' });
        expect(of('version')?.state).toBe(engine === 'mariadb' ? 'ready' : undefined);
        expect(exitCodeOf(await diagnose(api.database, api.config))).toBe(1);
        expect((await doctor(1)).status).toBe(403);
        expect(of('sharedCaches')).toBeUndefined();
        expect(await sharedCachesBehind(api, false)).toMatchObject({
          found: { state: 'ready' },
          whenAway: { state: 'limited', reason: 'addressUnreached' },
        });
        const { found } = await sharedCachesBehind(api, true);
        expect(found).toMatchObject({ state: 'limited', reason: 'answersRepeated', isUrgent: true });
      } finally {
        await api.close();
      }
    });
  });
});
