import { GUILD_SORTS } from '@portico/domain';
import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { GuildDetailDto, GuildRankingsDto } from '../../src/modules/guilds/guilds.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { BAD_IDS, BAD_NUMBERS, ODD_TERMS } from '../rows/refusals.js';

const GUILDS: Record<string, string | number>[] = [
  { guildid: 7, leader: 1, name: 'Lantern Watch', GP: 40, logo: 2003, logoColor: 5, logoBG: 1009 },
  { guildid: 8, leader: 6, name: 'Tin Owls', GP: 900, rank2title: 'Elder', rank5title: '', capacity: 30 },
  { guildid: 9, leader: 7, name: 'Cast Out', GP: 5000 },
  { guildid: 10, leader: 0, name: 'Empty Hall' },
];

/** Id, level, guild, guild rank, and optional values of each member. */
const MEMBERS: [id: number, level: number, guild: number, rank: number, more?: Record<string, number>][] = [
  [1, 90, 7, 1],
  [2, 120, 7, 5],
  [3, 130, 7, 5],
  [4, 200, 7, 2, { accountid: 2 }],
  [5, 140, 8, 2],
  [6, 255, 8, 1, { gm: 2 }],
  [7, 200, 9, 1, { accountid: 2 }],
  [8, 10, 0, 5],
  [9, 20, 77, 1],
];

forEachEngine('guilds', (engine) => {
  let api: TestApi;

  const list = async (query = ''): Promise<GuildRankingsDto> => {
    const answer = await api.call<GuildRankingsDto>(`/api/guilds?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = async (query: string): Promise<number[]> => (await list(query)).guilds.map(({ id }) => id);

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      for (const alliance of [4, 5])
        await insertRow(manager, 'alliance', { id: alliance, name: `Alliance${alliance}`, notice: '' });
      for (const guild of GUILDS) await insertRow(manager, 'guilds', { allianceId: 4, ...guild });
      for (const [id, level, guildid, guildrank, more] of MEMBERS) {
        await insertCharacter(manager, id, { level, guildid, guildrank, accountid: 1, job: 112, ...more });
      }
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('are ranked by their visible members, and without any not at all', async () => {
    expect(await idsOf('')).toEqual([7, 8]);
    expect(await idsOf('sort=members')).toEqual([7, 8]);
    expect(await idsOf('sort=best_level')).toEqual([8, 7]);
    expect(await idsOf('sort=points')).toEqual([8, 7]);
  });

  it('show what a line promises, without those who are hidden', async () => {
    const { guilds, pagination } = await list('sort=points');
    expect(guilds).toEqual([
      {
        id: 8,
        name: 'Tin Owls',
        rank: 1,
        emblem: null,
        members: 1,
        totalLevel: 140,
        points: 900,
        best: { id: 5, name: 'Player5', level: 140, job: 112 },
        leader: null,
      },
      {
        id: 7,
        name: 'Lantern Watch',
        rank: 2,
        emblem: { mark: 2003, markColor: 5, background: 1009, backgroundColor: 0 },
        members: 3,
        totalLevel: 340,
        points: 40,
        best: { id: 3, name: 'Player3', level: 130, job: 112 },
        leader: { id: 1, name: 'Player1', level: 90, job: 112 },
      },
    ]);
    expect(pagination).toEqual({ page: 1, limit: 20, totalItems: 2, totalPages: 1 });
  });

  it('are found by a part of the name, in any case, and keep their rank', async () => {
    expect((await list('search=OWL')).guilds).toMatchObject([{ id: 8, rank: 2 }]);
    expect((await list('search=out')).pagination.totalItems).toBe(0);
    for (const term of ODD_TERMS) expect(await idsOf(`search=${encodeURIComponent(term)}`)).toEqual([]);
  });

  it('page, and refuse what is no number, sort or id', async () => {
    expect(await list('page=2&limit=1')).toMatchObject({
      guilds: [{ id: 8 }],
      pagination: { totalPages: 2 },
    });
    expect((await list('page=2147483647')).guilds).toEqual([]);
    for (const value of BAD_NUMBERS) expect((await api.call(`/api/guilds?page=${value}`)).status).toBe(400);
    expect((await api.call('/api/guilds?sort=level')).status).toBe(400);
    for (const id of BAD_IDS) expect((await api.call(`/api/guilds/${id}`)).status).toBe(400);
  });

  it('have a page with members by rank, then by level', async () => {
    const { body } = await api.call<GuildDetailDto>('/api/guilds/7');
    expect(body).toMatchObject({
      id: 7,
      rank: 1,
      capacity: 10,
      titles: ['Master', 'Jr. Master', 'Member', 'Member', 'Member'],
      alliance: { name: 'Alliance4', guilds: [{ id: 8, name: 'Tin Owls' }] },
    });
    expect(body.roster.map(({ id, guildRank }) => [id, guildRank])).toEqual([
      [1, 1],
      [3, 5],
      [2, 5],
    ]);
    expect(JSON.stringify(body)).not.toContain('notice');
    const owls = await api.call<GuildDetailDto>('/api/guilds/8');
    expect(owls.body).toMatchObject({ capacity: 30, titles: ['Master', 'Elder', 'Member', 'Member', ''] });
  });

  it.each([9, 10, 77, 2_147_483_647])('do not exist without a visible member (%i)', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/guilds/${id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'players.guild_not_found']);
  });

  it('are a file too', async () => {
    const { body } = await api.call<string>('/api/guilds/csv?sort=points');
    expect(String(body).trim().split(/\r?\n/)).toHaveLength(3);
    expect(GUILD_SORTS).toContain('points');
  });

  it('are ranked again when someone joins one', async () => {
    await api.seed((manager) =>
      manager.query('UPDATE characters SET guildid = 10, guildrank = 5 WHERE id = 8'),
    );
    await api.app.get(RankBoardService).refresh();
    expect((await api.call<GuildDetailDto>('/api/guilds/10')).body).toMatchObject({
      id: 10,
      leader: null,
      roster: [{ id: 8 }],
    });
  });
});
