import { createTestDatabase, mariadbPrograms, MariadbServer } from '@portico/testing-api';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import {
  callbackCalls,
  gtopBatch,
  gtopEntry,
  insertVote,
  signedVote,
  VOTE_SITES,
} from '../harness/vote-sites.js';

// The test stops a server of its own, never one that was given by its address.
const describeWithServer = mariadbPrograms() === undefined ? describe.skip : describe;

describeWithServer('callbacks while the database is away', () => {
  let server: MariadbServer;
  let api: TestApi;
  const tokens: string[] = [];

  beforeAll(async () => {
    server = await MariadbServer.create();
    const databaseUrl = await createTestDatabase(server.url(''));
    api = await startApi({ engine: 'mariadb', databaseUrl, ...VOTE_SITES });
    await api.seed(async (manager) => {
      for (const accountId of [1, 2]) {
        await insertAccount(manager, accountId);
        await insertCharacter(manager, accountId, { accountid: accountId });
        tokens.push(await insertVote(api, manager, { accountId, site: 'gtop' }));
      }
      tokens.push(await insertVote(api, manager, { accountId: 1, site: 'own' }));
    });
  });

  afterAll(async () => {
    await api.close();
    await server.destroy();
  });

  test('are answered with 503, so that the site sends them again, and count once it is back', async () => {
    const { send, counted, verdicts } = callbackCalls(api);
    const [first = '', second = '', own = ''] = tokens;
    const batch = gtopBatch([gtopEntry(first), gtopEntry(second)]);
    await server.stop();
    for (const answer of [await send('gtop', batch), await send('own', signedVote(own))])
      expect(answer).toMatchObject({ status: 503, body: { code: 'database.unavailable' } });
    expect((await send('nowhere', batch)).status).toBe(404);

    await server.start();
    await vi.waitUntil(async () => (await api.call('/api/health/ready')).status === 200, { timeout: 20_000 });
    expect(await send('gtop', batch)).toMatchObject({ status: 200, body: { received: 2 } });
    expect(await send('own', signedVote(own))).toMatchObject({ status: 200, body: { received: 1 } });
    expect([await counted(1), await counted(2)]).toEqual([2, 1]);
    expect(await verdicts()).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });
});
