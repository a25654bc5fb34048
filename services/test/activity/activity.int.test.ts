import { DAY_MS, HOUR_MS, MAX_LEVEL, MINUTE_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { GameBridge } from '../../src/game/bridge/index.js';
import type { ActivityDto } from '../../src/modules/activity/activity.service.js';
import type { OnlinePlayersDto } from '../../src/modules/activity/online/online-list.service.js';
import { GAME_EVENT_KINDS } from '../../src/modules/activity/activity.entities.js';
import { EventRecording } from '../../src/modules/activity/events/event-recording.js';
import { WorldEventsRepository } from '../../src/modules/activity/events/world-events.repository.js';
import { OnlineSampling } from '../../src/modules/activity/online/online-sampling.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

/** A whole hour, in the evening of the server. */
const NOW = Date.UTC(2026, 9, 20, 12);

const settings = { public: { time: { zone: 'Asia/Tokyo' }, onlineList: { showsMap: true } } };

forEachEngine('what the home page tells of the world', (engine) => {
  proves('modules/activity/online/hidden-accounts.repository');

  let api: TestApi;

  beforeAll(async () => {
    // The round at the start is long over when the tests begin, and has found nothing.
    vi.spyOn(Date, 'now').mockReturnValue(NOW - 31 * DAY_MS);
    api = await startApi({ engine, settings });
    vi.restoreAllMocks();
  });

  afterEach(() => vi.restoreAllMocks());
  afterAll(() => api.close());

  const samples = () =>
    api.database.reader.query<Record<string, number | string>[]>(
      'SELECT at, minutes, players, peak FROM portal_online_sample ORDER BY at',
    );
  const addSample = (at: number, players: number) =>
    api.seed((manager) =>
      insertRow(manager, 'portal_online_sample', { at, minutes: 1, players, peak: players }),
    );

  test('counts who plays once a minute, and keeps hours of what is older than a week', async () => {
    const hour = NOW - 8 * DAY_MS;
    for (const [minute, players] of [10, 20, 60].entries())
      await addSample(hour + minute * MINUTE_MS, players);
    await addSample(hour + HOUR_MS, 7);
    await addSample(NOW - 7 * DAY_MS, 5);
    const status = { value: { isOnline: true, players: 42 }, source: 'live' as const, asOf: NOW };
    vi.spyOn(api.app.get(GameBridge), 'status').mockResolvedValue(status);
    const { job } = api.app.get(OnlineSampling);
    await job.run(NOW);
    await job.run(NOW + MINUTE_MS / 2);
    const rows = (await samples()).map((row) =>
      ['at', 'minutes', 'players', 'peak'].map((key) => Number(row[key])),
    );
    expect(rows).toEqual([
      [hour, 3, 30, 60],
      [hour + HOUR_MS, 1, 7, 7],
      [NOW - 7 * DAY_MS, 1, 5, 5],
      [NOW, 1, 42, 42],
    ]);
  });

  test('looks for events at the start, so that nobody waits for the first of them', async () => {
    const written = await api.app.get(WorldEventsRepository).subjectsOf('level');
    expect([...written]).toEqual(['first-round']);
    await api.seed((manager) => manager.query('DELETE FROM portal_world_event'));
  });

  test('writes each event once: the highest level, the first try at a boss, a new store', async () => {
    await api.seed(async (manager) => {
      await insertAccount(manager, 2);
      await insertCharacter(manager, 1, { name: 'Early', level: MAX_LEVEL, accountid: 2 });
      await insertCharacter(manager, 2, { name: 'Mira', level: MAX_LEVEL - 1, accountid: 2 });
      await insertCharacter(manager, 3, { name: 'Staff', level: MAX_LEVEL, accountid: 2, gm: 6 });
      const attempt = { account_id: 2, boss_type: 'ZAKUM', frequency: 'daily' };
      await insertRow(manager, 'portal_boss_log', { ...attempt, character_id: 2, at: NOW - HOUR_MS });
      await insertRow(manager, 'portal_boss_log', { ...attempt, character_id: 2, at: NOW - MINUTE_MS });
      await insertRow(manager, 'portal_boss_log', { ...attempt, character_id: 3, at: NOW - MINUTE_MS });
      const store = { channel: 1, map_id: 910_000_001, is_open: 1, seen_at: NOW };
      await insertRow(manager, 'portal_store', {
        ...store,
        character_id: 2,
        owner_name: 'Mira',
        description: 'pots <b>& more',
        opened_at: NOW - 2 * HOUR_MS,
      });
      for (const id of [4, 5, 6, 7]) {
        await insertCharacter(manager, id, { accountid: 2 });
        const row = { ...store, character_id: id, owner_name: `Player${id}`, description: '' };
        await insertRow(manager, 'portal_store', { ...row, opened_at: NOW - id * HOUR_MS });
      }
    });
    await api.app.get(RankBoardService).refresh();
    const { job } = api.app.get(EventRecording);
    await job.run(NOW);
    await api.seed((manager) => manager.query(`UPDATE characters SET level = ${MAX_LEVEL} WHERE id = 2`));
    await api.app.get(RankBoardService).refresh();
    await job.run(NOW + MINUTE_MS);
    await job.run(NOW + 2 * MINUTE_MS);
    vi.spyOn(Date, 'now').mockReturnValue(NOW + 2 * MINUTE_MS);
    const { status, body } = await api.call<ActivityDto>('/api/activity');
    vi.restoreAllMocks();
    expect(status).toBe(200);
    expect(body.events.map(({ kind, name, detail, at }) => [kind, name, detail, at])).toEqual([
      ['level', 'Mira', '', NOW + MINUTE_MS],
      ['boss', 'Mira', 'ZAKUM', NOW - HOUR_MS],
      ['store', 'Mira', 'pots <b>& more', NOW - 2 * HOUR_MS],
      // At most three of a kind.
      ['store', 'Player4', '', NOW - 4 * HOUR_MS],
      ['store', 'Player5', '', NOW - 5 * HOUR_MS],
    ]);
    expect(body.online).toMatchObject({ players: 42, peak: 42, peakAt: NOW });
    expect(body.online.curve).toHaveLength(96);
    expect(body.online.curve.at(-1)).toBe(42);
    expect(body.online.curve[0]).toBeNull();
  });

  test('is an Atom feed too', async () => {
    const response = await api.call<string>('/api/activity/events.atom');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = String(response.body);
    expect(feed).toContain('Mira reached level 200');
    expect(feed).toContain('/market/2');
    expect(feed).not.toContain('<b>');
  });

  test('says once what two events would say, such as a change set and the undo with its note', async () => {
    const start = performance.now();
    await api.seed(async (manager) => {
      for (const [index, detail] of [
        'Oars for all',
        'Oars for all',
        'Fewer oars',
        'Oars for all',
      ].entries()) {
        const event = { kind: 'drops', name: '', detail, subject: String(index + 1) };
        await insertRow(manager, 'portal_world_event', { ...event, at: NOW + HOUR_MS + index });
      }
    });
    let reads = 0;
    const shown = async () => {
      // The answer before is kept for a minute.
      reads += 1;
      vi.spyOn(performance, 'now').mockReturnValue(start + 2 * reads * MINUTE_MS);
      const { body } = await api.call<ActivityDto>('/api/activity');
      return body.events.flatMap(({ kind, setId }) => (kind === 'drops' ? [setId] : []));
    };
    expect(await shown()).toEqual([4, 3]);
    await api.seed((manager) => manager.query("DELETE FROM portal_world_event WHERE subject = '4'"));
    expect(await shown()).toEqual([3, 2]);
  });

  test('loses no event of many at once, and dates nobody who was at the highest level before it looked', async () => {
    const later = NOW + HOUR_MS;
    const { job } = api.app.get(EventRecording);
    const round = async (at: number) => {
      await api.app.get(RankBoardService).refresh();
      await job.run(at);
    };
    const count = async (condition: string) => {
      const sql = `SELECT COUNT(*) AS rows_found FROM portal_world_event WHERE ${condition}`;
      const [row] = await api.database.reader.query<{ rows_found: number | string }[]>(sql);
      return Number(row?.rows_found);
    };
    const ids = Array.from({ length: 1200 }, (_, index) => 1001 + index);
    await api.seed(async (manager) => {
      await manager.query('DELETE FROM portal_world_event');
      for (const id of ids) {
        await insertCharacter(manager, id, { name: `Top${id}`, level: MAX_LEVEL, accountid: 2 });
        const attempt = { account_id: 2, boss_type: 'ZAKUM', frequency: 'daily', character_id: id };
        await insertRow(manager, 'portal_boss_log', { ...attempt, at: later - 2 * MINUTE_MS });
        const store = { character_id: id, owner_name: `Top${id}`, description: '', channel: 1, map_id: 1 };
        const opened = { is_open: 1, seen_at: later, opened_at: later - MINUTE_MS };
        await insertRow(manager, 'portal_store', { ...store, ...opened });
      }
    });
    await round(later);
    await round(later + MINUTE_MS);
    expect(await count("kind = 'boss' AND character_id > 1000")).toBe(1200);
    expect(await count("kind = 'store' AND character_id > 1000")).toBe(1200);
    expect(await count("kind = 'level' AND at = 0 AND character_id > 1000")).toBe(1200);
    expect(await count("kind = 'level' AND at > 0")).toBe(0);
    await api.seed(async (manager) => {
      await manager.query('DELETE FROM portal_world_event');
      await manager.query('UPDATE characters SET level = 10');
    });
    await round(later + 2 * MINUTE_MS);
    await api.seed((manager) => manager.query(`UPDATE characters SET level = ${MAX_LEVEL} WHERE id = 1001`));
    await round(later + 3 * MINUTE_MS);
    expect(await count(`kind = 'level' AND at = ${later + 3 * MINUTE_MS} AND character_id = 1001`)).toBe(1);
  });

  describe('the list of online players', () => {
    const ids = [901, 902, 903, 904, 905];
    let read = NOW;

    beforeAll(async () => {
      await api.seed(async (manager) => {
        for (const id of ids) {
          await insertAccount(manager, id);
          await insertCharacter(manager, id, { level: 5, accountid: id, gm: id === 905 ? 6 : 0 });
        }
      });
      await api.app.get(RankBoardService).refresh();
    });

    /** Opens the list at a later time, so that the answer is not cached. */
    async function list(query = '') {
      const characters = ids.map((id) => ({
        characterId: id,
        accountId: id,
        name: `Live${id}`,
        level: id === 903 ? 90 : 30,
        job: 112,
        mapId: 100_000_000,
        channel: 2,
      }));
      const online = { value: characters, source: 'live' as const, asOf: NOW };
      vi.spyOn(api.app.get(GameBridge), 'onlineCharacters').mockResolvedValue(online);
      vi.spyOn(performance, 'now').mockReturnValue((read += HOUR_MS));
      const answer = await api.call<OnlinePlayersDto>(`/api/activity/online${query}`);
      vi.restoreAllMocks();
      return answer;
    }

    const namesOf = ({ body }: { body: OnlinePlayersDto }) => body.players.map(({ name }) => name);

    test('is sorted by the level of the game, has names of our rows, and leaves out whom rankings hide', async () => {
      const answer = await list();
      expect(namesOf(answer)).toEqual(['Player903', 'Player901', 'Player902', 'Player904']);
      expect(answer.body.players[0]).toMatchObject({ level: 90, job: 112, channel: 2, mapId: 100_000_000 });
      expect(answer.body).toMatchObject({ source: 'live', asOf: NOW, pagination: { total: 4, next: null } });
    });

    test('goes on after a cursor', async () => {
      const first = await list('?limit=2');
      expect(namesOf(first)).toEqual(['Player903', 'Player901']);
      expect(first.body.pagination.next).toBe('30.901');
      expect(namesOf(await list('?limit=2&page=2&cursor=30.901'))).toEqual(['Player902', 'Player904']);
      expect((await list('?cursor=no')).status).toBe(400);
      expect((await list('?cursor=1.9999999999')).status).toBe(400);
    });

    test('leaves out a player who hides', async () => {
      const path = '/api/activity/visibility';
      const token = await api.app.get(SessionsService).open(902);
      const hide = (payload: object) => api.call(path, { method: 'POST', token, payload });
      expect((await hide({ isHidden: true })).body).toEqual({ isHidden: true });
      expect((await api.call(path, { token })).body).toEqual({ isHidden: true });
      expect(namesOf(await list())).toEqual(['Player903', 'Player901', 'Player904']);
      // The latest events of the character would reveal the same.
      const event = { at: NOW, name: 'Player902', character_id: 902, detail: '100' };
      await api.seed(async (manager) => {
        for (const kind of GAME_EVENT_KINDS)
          await insertRow(manager, 'portal_world_event', { ...event, kind, subject: `902:${kind}` });
      });
      const kinds = async () => {
        const events = api.app.get(WorldEventsRepository);
        const newest = await Promise.all(GAME_EVENT_KINDS.map((kind) => events.newest(1, kind)));
        return newest.flat().map(({ kind }) => kind);
      };
      expect(await kinds()).toEqual(['sale']);
      await hide({ isHidden: false });
      expect(namesOf(await list())).toContain('Player902');
      expect(await kinds()).toHaveLength(3);
      expect((await hide({ isHidden: 'yes' })).status).toBe(400);
      expect((await api.call(path)).status).toBe(401);
    });
  });
});
