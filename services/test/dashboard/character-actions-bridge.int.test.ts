import { onOneEngine } from '@portico/testing-api';
import { GameBridge } from '../../src/game/bridge/index.js';
import { CharacterEntity, PresenceRepository } from '../../src/game/index.js';
import { AuditService } from '../../src/modules/audit/index.js';
import { CharacterActionsService } from '../../src/modules/dashboard/character-actions/character-actions.service.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const SINCE = '2026-01-05 10:20:30';
const CLIENT = { network: '10.7.0.1', device: 'a test', requestId: 'r-1' };

/** A bridge that gives the test's answer and runs the test's code during the call. */
class TestBridge extends GameBridge {
  override readonly reachesGame = true;
  playing: boolean | 'unknown' | 'ghost' = false;
  meanwhile: () => Promise<void> = async () => {};

  override async isPlaying(): Promise<boolean | 'unknown'> {
    await this.meanwhile();
    return this.playing === 'ghost' || this.playing;
  }

  override async settle(): Promise<'settled' | 'playing' | 'unknown'> {
    if (this.playing !== 'ghost') return this.playing === true ? 'playing' : 'unknown';
    this.playing = false;
    await this.meanwhile();
    return 'settled';
  }

  override async disconnect(): Promise<boolean> {
    await this.meanwhile();
    return this.playing === true;
  }

  override status = unasked;
  override onlineCharacters = unasked;
  override onlineCharacterOf = unasked;
  override openStores = unasked;
  override reloadDrops = unasked;
}

async function unasked(): Promise<never> {
  throw new Error('No one asks for that here');
}

onOneEngine('disconnecting and resetting through a bridge', (engine) => {
  let api: TestApi;
  let bridge: TestBridge;
  let service: CharacterActionsService;
  let audit: AuditService;
  let id = 0;

  beforeAll(async () => {
    api = await startApi({ engine });
    audit = api.app.get(AuditService);
  });

  afterAll(() => api.close());

  beforeEach(async () => {
    id += 1;
    bridge = new TestBridge();
    service = new CharacterActionsService(
      bridge,
      audit,
      api.unitOfWork,
      api.database.reader.getRepository(CharacterEntity),
      api.app.get(PresenceRepository),
    );
    await api.seed(async (manager) => {
      await insertAccount(manager, id, { loggedin: 2, lastlogin: SINCE });
      await insertCharacter(manager, id, { accountid: id, name: `Wren${id}` });
    });
  });

  const act = (actionType: 'disconnect' | 'reset') =>
    service.act(
      { characterName: `Wren${id}`, actionType },
      { principal: { accountId: id, sessionId: 's', isAdmin: false, isWebAdmin: false }, client: CLIENT },
    );
  const change = (sql: string) => api.seed((manager) => manager.query(sql, [id]));
  const login = async () => {
    const rows = await api.database.reader.query<{ loggedin: number; lastlogin: string }[]>(
      'SELECT loggedin, lastlogin FROM accounts WHERE id = ?',
      [id],
    );
    return rows[0];
  };
  const written = () => audit.newestOf(id, ['character-disconnect', 'character-reset'], 5);

  test('who plays is disconnected, which is written down; who does not is not', async () => {
    bridge.playing = true;
    expect(await act('disconnect')).toEqual({
      outcome: 'disconnected',
      msg: `Wren${id} was disconnected`,
    });
    expect(await written()).toMatchObject([
      { action: 'character-disconnect', ...CLIENT_OF_AUDIT, details: { character: `Wren${id}` } },
    ]);
    bridge.playing = false;
    expect(await act('disconnect')).toEqual({
      outcome: 'notPlaying',
      msg: `Wren${id} is not in the game`,
    });
    expect(await written()).toHaveLength(1);
    // The game's own row decides.
    expect(await login()).toEqual({ loggedin: 2, lastlogin: SINCE });
  });

  test('who plays is not reset, nor is who may be playing', async () => {
    bridge.playing = true;
    await expect(act('reset')).rejects.toMatchObject({ code: 'game.account_is_playing' });
    bridge.playing = 'unknown';
    await expect(act('reset')).rejects.toMatchObject({ code: 'game.playing_unknown' });
    expect(await login()).toEqual({ loggedin: 2, lastlogin: SINCE });
    expect(await written()).toEqual([]);
  });

  test('a character that a crash left in the game is saved before the reset', async () => {
    bridge.playing = 'ghost';
    expect((await act('reset')).outcome).toBe('reset');
    expect((await login())?.loggedin).toBe(0);
  });

  test('a ghost whose row the game itself writes while it settles it was reset', async () => {
    bridge.playing = 'ghost';
    bridge.meanwhile = () =>
      change("UPDATE accounts SET loggedin = 0, lastlogin = '2026-01-05 11:00:00' WHERE id = ?");
    expect((await act('reset')).outcome).toBe('reset');
    expect(await written()).toMatchObject([{ action: 'character-reset' }]);
  });

  test.each([
    ['logs in after a boot', 'UPDATE accounts SET loggedin = 2, lastlogin = NOW_TEXT WHERE id = ?'],
    ['changes the channel within the same second', 'UPDATE accounts SET loggedin = 1 WHERE id = ?'],
    ['has no time any more', 'UPDATE accounts SET lastlogin = NULL WHERE id = ?'],
  ])('who %s while the bridge is asked keeps the session', async (_, sql) => {
    bridge.meanwhile = () => change(sql.replace('NOW_TEXT', "'2026-01-05 11:00:00'"));
    await expect(act('reset')).rejects.toMatchObject({ code: 'game.account_is_playing' });
    expect((await login())?.loggedin).not.toBe(0);
    expect(await written()).toEqual([]);
  });

  test('who leaves while the bridge is asked has nothing to reset', async () => {
    bridge.meanwhile = () =>
      change("UPDATE accounts SET loggedin = 0, lastlogin = '2026-01-05 11:00:00' WHERE id = ?");
    expect((await act('reset')).outcome).toBe('nothingToReset');
    expect(await login()).toEqual({ loggedin: 0, lastlogin: '2026-01-05 11:00:00' });
    expect(await written()).toEqual([]);
  });

  test('a bridge that fails leaves everything as it is', async () => {
    bridge.meanwhile = () => Promise.reject(new Error('the bridge is away'));
    await expect(act('reset')).rejects.toThrow('away');
    await expect(act('disconnect')).rejects.toThrow('away');
    expect(await login()).toEqual({ loggedin: 2, lastlogin: SINCE });
    expect(await written()).toEqual([]);
  });
});

const CLIENT_OF_AUDIT = { network: CLIENT.network, device: CLIENT.device };
