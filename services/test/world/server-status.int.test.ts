import { type AddressInfo, createServer, type Server } from 'node:net';
import { onOneEngine } from '@portico/testing-api';
import { GameBridge } from '../../src/game/bridge/index.js';
import type { ServerStatusDto } from '../../src/modules/world/world.dto.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

/** The hello of a v83 login server: length, version, patch, two keys and the region. */
const HELLO = Buffer.from([14, 0, 83, 0, 1, 0, 49, 70, 114, 122, 82, 82, 48, 120, 115, 8]);

async function listening(greeting?: Buffer): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (greeting) socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

onOneEngine('the status of a game server without a bridge', (engine) => {
  let loginServer: Server;
  let api: TestApi;

  beforeAll(async () => {
    loginServer = await listening(HELLO);
    api = await startedFor(loginServer);
  });

  afterAll(async () => {
    await api.close();
    await closed(loginServer);
  });

  async function startedFor(server: Server): Promise<TestApi> {
    const settings = { server: { game: { host: '127.0.0.1', port: portOf(server) } } };
    const started = await startApi({ engine, settings });
    await started.seed(async (manager) => {
      await insertAccount(manager, 1, { loggedin: 2 });
      await insertAccount(manager, 2, { loggedin: 1 });
      await insertAccount(manager, 3);
      await insertCharacter(manager, 11, { lastLogoutTime: '2026-01-01 00:00:00', level: 7 });
      await insertCharacter(manager, 12, { lastLogoutTime: '2026-01-02 00:00:00', level: 9 });
    });
    return started;
  }

  it('is online while its login server greets, with those who are logged in', async () => {
    const answer = await api.call<ServerStatusDto>('/api/server/status');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      online: true,
      players: 1,
      source: 'database',
      checkedAt: expect.any(Number),
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=5');
  });

  it('is offline, with no one in it, while the port is closed', async () => {
    const other = await listening(HELLO);
    const beside = await startedFor(other);
    await closed(other);
    const { body } = await beside.call<ServerStatusDto>('/api/server/status');
    expect(body).toMatchObject({ online: false, players: 0 });
    await beside.close();
  });

  it.each([
    ['takes connections and says nothing, as one that is frozen', undefined],
    ['is another program', Buffer.from('SSH-2.0-Server\r\n')],
  ])('is offline while its port %s', async (_, greeting) => {
    const other = await listening(greeting);
    const beside = await startedFor(other);
    const { body } = await beside.call<ServerStatusDto>('/api/server/status');
    expect(body).toMatchObject({ online: false, players: 0 });
    expect(await beside.app.get(GameBridge).isPlaying(1)).toBe('unknown');
    await beside.close();
    other.close();
  });

  it('takes for online the character that left last, of each account that is logged in', async () => {
    const { value, source } = await api.app.get(GameBridge).onlineCharacters();
    expect(source).toBe('database');
    expect(value).toMatchObject([{ characterId: 12, accountId: 1, level: 9 }]);
    const bridge = api.app.get(GameBridge);
    const played = await Promise.all([1, 2, 3].map((accountId) => bridge.onlineCharacterOf(accountId)));
    expect(played.map((one) => one.value?.characterId)).toEqual([12, undefined, undefined]);
    expect(bridge.reachesGame).toBe(false);
  });

  it('cannot disconnect anybody and says so, and leaves drops to the server', async () => {
    const bridge = api.app.get(GameBridge);
    await expect(bridge.disconnect(1)).rejects.toMatchObject({ code: 'game.bridge_absent' });
    expect(await bridge.reloadDrops()).toBe('nextReload');
  });
});
