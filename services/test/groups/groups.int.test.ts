import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { GroupDetailDto, GroupRankingsDto } from '../../src/modules/groups/groups.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter, insertMode, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { BAD_IDS, BAD_NUMBERS } from '../rows/refusals.js';

const FAR_FUTURE = Date.UTC(2126, 0, 1);

/** Id, level and group of each member. */
const MEMBERS: [id: number, level: number, groupId: number][] = [
  [1, 120, 1],
  [2, 90, 1],
  [3, 61, 1],
  [4, 150, 2],
  [5, 100, 2],
  [6, 100, 3],
  [7, 99, 4],
];

const SETTINGS = {
  server: { achievements: { totalLevel: [100, 200, 300, 1000], bossKills: [1, 2, 3, 4] } },
};

onOneEngine('ironman groups', (engine) => {
  let api: TestApi;

  const list = async (query = ''): Promise<GroupRankingsDto> => {
    const answer = await api.call<GroupRankingsDto>(`/api/rankings/group-ironman?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = async (query: string): Promise<number[]> => (await list(query)).groups.map(({ id }) => id);

  beforeAll(async () => {
    api = await startApi({ engine, settings: SETTINGS });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      for (const id of [1, 2, 3, 4, 5]) {
        await insertRow(manager, 'portal_ironman_group', {
          id,
          name: `Group ${id}`,
          leader_character_id: id === 1 ? 2 : 4,
          // Other tests count days. This group has not begun, whenever the test runs.
          created_at: FAR_FUTURE,
        });
      }
      for (const [id, level, groupId] of MEMBERS) {
        await insertCharacter(manager, id, { level, job: 112, accountid: id === 7 ? 2 : 1, fame: id });
        await insertMode(manager, id, { mode: 3, group_id: groupId, bosses_killed: 1, playtime_ms: 60_000 });
      }
      await insertRow(manager, 'monsterbook', { charid: 1, cardid: 2_380_000, level: 1 });
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('are ranked by average level, by total level and by members', async () => {
    expect(await idsOf('')).toEqual([2, 3, 1]);
    expect(await idsOf('sort=average_level')).toEqual([2, 3, 1]);
    expect(await idsOf('sort=total_level')).toEqual([1, 2, 3]);
    expect(await idsOf('sort=member_count')).toEqual([1, 2, 3]);
  });

  it('show what a line promises', async () => {
    const { groups, pagination } = await list('sort=total_level&limit=1');
    expect(groups).toEqual([
      {
        id: 1,
        group_name: 'Group 1',
        member_count: 3,
        average_level: 90.33,
        total_level: 271,
        leader_name: 'Player2',
        groupRank: 1,
        member_names: ['Player1', 'Player2', 'Player3'],
        members_detail: [
          { id: 1, name: 'Player1', level: 120, job: 112, is_leader: false },
          { id: 2, name: 'Player2', level: 90, job: 112, is_leader: true },
          { id: 3, name: 'Player3', level: 61, job: 112, is_leader: false },
        ],
        created_days_ago: 0,
      },
    ]);
    expect(pagination).toEqual({ page: 1, limit: 1, totalItems: 3, totalPages: 3 });
  });

  it('go on with the ranks on later pages and answer an empty page past the end', async () => {
    expect((await list('page=2&limit=2')).groups).toMatchObject([{ id: 1, groupRank: 3 }]);
    expect(await list('page=2147483647')).toMatchObject({ groups: [], pagination: { totalItems: 3 } });
    expect((await list('limit=4000')).pagination.limit).toBe(100);
  });

  it.each(['page', 'limit'])('refuse a %s that is no positive integer', async (name) => {
    for (const value of BAD_NUMBERS) {
      const answer = await api.call<ErrorBody>(`/api/rankings/group-ironman?${name}=${value}`);
      expect([value, answer.status, answer.body.issues?.[0]?.field]).toEqual([value, 400, name]);
    }
  });

  it.each(['sort=level', 'sort=AVERAGE_LEVEL', 'sort=total_level&sort=member_count', 'sort[x]=level'])(
    'refuse or ignore %s',
    async (query) => {
      const answer = await api.call<ErrorBody>(`/api/rankings/group-ironman?${query}`);
      expect(answer.status).toBe(query.includes('[') ? 200 : 400);
    },
  );

  it('have a page with members, the leader first, and what they achieved together', async () => {
    const answer = await api.call<GroupDetailDto>('/api/rankings/group/1');
    expect(answer.status).toBe(200);
    expect(answer.body.group).toEqual({
      id: 1,
      group_name: 'Group 1',
      member_count: 3,
      average_level: 90.33,
      total_level: 271,
      leader_name: 'Player2',
      groupRank: 3,
      days_active: 0,
    });
    expect(answer.body.members.map(({ id, is_leader }) => [id, is_leader])).toEqual([
      [2, true],
      [1, false],
      [3, false],
    ]);
    expect(answer.body.members[1]).toEqual({
      id: 1,
      name: 'Player1',
      job: 112,
      level: 120,
      is_leader: false,
      ironman_deaths: 0,
      ironman_bosses_killed: 1,
      ironman_playtime: 60_000,
      total_cards: 1,
      mapName: null,
      fame: 1,
      meso: 0,
      str: 12,
      dex: 5,
      int: 4,
      luk: 4,
      hp: 50,
      maxhp: 50,
      mp: 5,
      maxmp: 5,
    });
    // One card is below the first step of the cards.
    expect(answer.body.achievements).toEqual([
      { achievement: 'total_level', tier: 'Rare', value: 271, next_value: 300 },
      { achievement: 'boss_kills', tier: 'Epic', value: 3, next_value: 4 },
    ]);
  });

  it('say nothing of a hidden member, and have no leader without a visible one', async () => {
    const answer = await api.call<GroupDetailDto>('/api/rankings/group/4');
    expect(answer.body).toMatchObject({
      group: { member_count: 0, average_level: 0, total_level: 0, leader_name: null, groupRank: null },
      members: [],
      achievements: [],
    });
    expect(await idsOf('limit=100')).not.toContain(4);
  });

  it.each([6, 2_147_483_647])('are not found under %i', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/rankings/group/${id}`);
    expect([answer.status, answer.body.code, answer.body.msg]).toEqual([
      404,
      'players.group_not_found',
      'Group not found',
    ]);
  });

  it.each(BAD_IDS)('refuse the id %s', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/rankings/group/${id}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });
});
