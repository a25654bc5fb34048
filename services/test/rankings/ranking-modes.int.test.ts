import { CHALLENGE_MODES, type ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { PlayerDto, RankingsDto } from '../../src/modules/rankings/rankings.dto.js';
import { insertAccount, insertCharacter, insertMode, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

/** A character, its values, and its row of `portal_character_mode` if it has one. */
const PLAYERS: [id: number, values: Record<string, string | number>, mode?: Record<string, number>][] = [
  [1, { level: 150, job: 112, fame: 3 }],
  [2, { level: 140, job: 112 }, { mode: 1, bosses_killed: 12, playtime_ms: 9_000_000_000 }],
  [3, { level: 130, job: 412, fame: 9 }, { mode: 1, bosses_killed: 40, playtime_ms: 8_999_999_999 }],
  [4, { level: 120, job: 412 }, { mode: 2, bosses_killed: 7, playtime_ms: 5000 }],
  [5, { level: 110, job: 232 }, { mode: 2, deaths: 1, bosses_killed: 99 }],
  [6, { level: 100, job: 232 }, { mode: 1, deaths: 3 }],
  [7, { level: 90, job: 2112 }, { mode: 3, group_id: 1, deaths: 5 }],
  [8, { level: 80, job: 2112 }, { mode: 3, group_id: 77 }],
  [9, { level: 70, job: 112 }, { mode: 3 }],
  [10, { level: 60, job: 112 }, { mode: 0, bosses_killed: 50 }],
  [11, { level: 199, job: 112, accountid: 2 }, { mode: 1, bosses_killed: 500 }],
];

onOneEngine('the modes of the rankings', (engine) => {
  let api: TestApi;

  const list = async (query: string): Promise<RankingsDto> => {
    const answer = await api.call<RankingsDto>(`/api/rankings?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = async (query: string): Promise<number[]> => (await list(query)).players.map(({ id }) => id);

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      await insertRow(manager, 'portal_ironman_group', {
        id: 1,
        name: 'Lanterns',
        leader_character_id: 7,
        created_at: 0,
      });
      for (const [id, values, mode] of PLAYERS) {
        await insertCharacter(manager, id, values);
        if (mode) await insertMode(manager, id, mode);
      }
      for (const cardid of [2_380_000, 2_380_001, 2_388_000]) {
        await insertRow(manager, 'monsterbook', { charid: 2, cardid, level: 5 });
      }
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it.each([
    ['regular', [2, 3]],
    ['hardcore', [4]],
    ['hardcore-fallen', [5, 6]],
    ['group-ironman', [7]],
    ['all', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('ranks %s', async (mode, ids) => {
    expect(await idsOf(`mode=${mode}`)).toEqual(ids);
  });

  it('numbers a mode from one beside the place among everybody', async () => {
    const { players, pagination } = await list('mode=hardcore-fallen');
    expect(players.map(({ filteredRank, actualRank }) => [filteredRank, actualRank])).toEqual([
      [1, 5],
      [2, 6],
    ]);
    expect(pagination.totalItems).toBe(2);
  });

  it('sorts a mode by boss kills and by playtimes that differ beyond 32 bits', async () => {
    expect(await idsOf('mode=regular&sort=bosses')).toEqual([3, 2]);
    expect(await idsOf('mode=regular&sort=playtime')).toEqual([2, 3]);
    expect(await idsOf('mode=regular&sort=fame')).toEqual([3, 2]);
  });

  it('counts everybody in the actual rank by the same sort', async () => {
    const { players } = await list('mode=regular&sort=bosses');
    expect(players.map(({ actualRank }) => actualRank)).toEqual([3, 4]);
  });

  it('takes mode, class and search together', async () => {
    expect(await idsOf('mode=regular&job=thief')).toEqual([3]);
    expect(await idsOf('mode=regular&job=aran')).toEqual([]);
    expect(await idsOf('mode=group-ironman&job=aran&sort=bosses&search=player7')).toEqual([7]);
    expect(await idsOf('mode=hardcore&search=player7')).toEqual([]);
  });

  it('shows how a player plays', async () => {
    const { players } = await list('mode=regular&limit=1');
    expect(players[0]).toMatchObject({
      ironman_mode: 1,
      ironman_deaths: 0,
      ironman_group_id: null,
      ironman_bosses_killed: 12,
      ironman_playtime: 9_000_000_000,
      total_cards: 3,
    });
    const group = await api.call<PlayerDto>('/api/rankings/7');
    expect(group.body).toMatchObject({
      ironman_mode: 3,
      ironman_group_id: 1,
      ironman_group_name: 'Lanterns',
      modeRank: 1,
      total_cards: 0,
    });
    const none = await api.call<PlayerDto>('/api/rankings/1');
    expect(none.body).toMatchObject({ ironman_mode: 0, modeRank: null, actualRank: 1 });
  });

  it('has no group where the group of the row does not exist', async () => {
    expect((await api.call<PlayerDto>('/api/rankings/8')).body).toMatchObject({
      ironman_group_id: null,
      ironman_group_name: null,
    });
  });

  it.each(['sort=bosses', 'sort=playtime', 'mode=all&sort=bosses', 'mode=hardcore&sort=average_level'])(
    'refuses a sort that the mode does not have: %s',
    async (query) => {
      const answer = await api.call<ErrorBody>(`/api/rankings?${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
      expect(answer.body.issues?.[0]?.field).toBe('sort');
    },
  );

  it('notices a death at the next look', async () => {
    await api.seed((manager) =>
      manager.query('UPDATE portal_character_mode SET deaths = 1 WHERE character_id = 4'),
    );
    await api.app.get(RankBoardService).refresh();
    expect(await idsOf('mode=hardcore&page=1')).toEqual([]);
    expect(await idsOf('mode=hardcore-fallen&page=1')).toEqual([4, 5, 6]);
  });
});

onOneEngine('a server that has never written a mode', (engine) => {
  it('ranks everybody, and no one in a mode', async () => {
    const api = await startApi({ engine });
    try {
      await api.seed(async (manager) => {
        await insertAccount(manager, 1);
        await insertCharacter(manager, 1, { level: 12 });
      });
      await api.app.get(RankBoardService).refresh();
      const all = await api.call<RankingsDto>('/api/rankings');
      expect(all.body.players).toMatchObject([{ id: 1, ironman_mode: 0, ironman_playtime: 0 }]);
      for (const mode of CHALLENGE_MODES) {
        const answer = await api.call<RankingsDto>(`/api/rankings?mode=${mode}&sort=bosses`);
        expect([answer.status, answer.body.players]).toEqual([200, []]);
      }
      expect((await api.call<object>('/api/rankings/group-ironman')).body).toMatchObject({ groups: [] });
    } finally {
      await api.close();
    }
  });
});
