import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { RankBoardService, STAT_NAMES } from '../../src/modules/rankings/index.js';
import type { ComparedPlayersDto, PlayerDto, RankingsDto } from '../../src/modules/rankings/rankings.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { insertRankedPeople } from '../rows/ranked-people.js';
import { BAD_IDS, BAD_NUMBERS, ODD_TERMS } from '../rows/refusals.js';

forEachEngine('rankings', (engine) => {
  let api: TestApi;
  let fresh = 0;

  const list = async (query: string): Promise<RankingsDto> => {
    const answer = await api.call<RankingsDto>(`/api/rankings?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = async (query: string): Promise<number[]> => (await list(query)).players.map(({ id }) => id);
  /** After the cache of earlier answers has expired. */
  const nowOf = (query: string): Promise<number[]> => idsOf(`${query}&fresh=${++fresh}`);

  beforeAll(async () => {
    // A refresh by the clock would end the time in which lists are older than the tables.
    api = await startApi({ engine, settings: { server: { rankings: { refreshSeconds: 3600 } } } });
    await api.seed(insertRankedPeople);
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('ranks by level, experience, then age, without the hidden and the banned', async () => {
    const { players, pagination } = await list('');
    expect(players.map(({ id }) => id)).toEqual([2, 3, 1, 4, 6, 9, 5, 10]);
    expect(players.map(({ filteredRank }) => filteredRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(pagination).toEqual({ page: 1, limit: 20, totalItems: 8, totalPages: 1 });
  });

  it('shows of a player what the list promises', async () => {
    const { players } = await list('search=brannoc');
    expect(players).toEqual([
      {
        id: 1,
        name: 'Brannoc',
        level: 120,
        exp: 10,
        expToNext: 23_772_654,
        job: 112,
        fame: -5,
        gender: 1,
        guildId: 7,
        guildName: 'Lantern Watch',
        mapName: null,
        mapId: 0,
        ironman_mode: 0,
        ironman_deaths: 0,
        ironman_group_id: null,
        ironman_bosses_killed: 0,
        ironman_playtime: 0,
        total_cards: 0,
        filteredRank: 3,
        actualRank: 3,
        rankChange: null,
      },
    ]);
  });

  it('ranks by fame', async () => {
    expect(await idsOf('sort=fame&limit=4')).toEqual([5, 2, 3, 4]);
    expect((await idsOf('sort=fame')).at(-1)).toBe(1);
  });

  it('numbers a class from one beside the place among everybody', async () => {
    const { players, pagination } = await list('job=thief');
    expect(players.map(({ id, filteredRank, actualRank }) => [id, filteredRank, actualRank])).toEqual([
      [2, 1, 1],
      [5, 2, 7],
    ]);
    expect(pagination.totalItems).toBe(2);
    expect(await idsOf('job=aran')).toEqual([6]);
    expect(await idsOf('job=night-walker')).toEqual([9]);
    expect(await idsOf('job=night%20walker')).toEqual([9]);
    expect(await idsOf('job=beginner')).toEqual([]);
  });

  it('finds part of a name in any case and does not renumber', async () => {
    const { players, pagination } = await list('search=SABLE');
    expect(players.map(({ id, filteredRank }) => [id, filteredRank])).toEqual([
      [2, 1],
      [5, 7],
    ]);
    expect(pagination.totalItems).toBe(2);
    expect(await idsOf('search=%20%EF%BD%93able%20')).toEqual([2, 5]);
  });

  it('takes the signs of SQL patterns literally', async () => {
    expect(await idsOf('search=%25')).toEqual([]);
    expect(await idsOf('search=_')).toEqual([2]);
  });

  it.each(ODD_TERMS)('finds no one under %s', async (term) => {
    expect(await list(`search=${encodeURIComponent(term)}`)).toMatchObject({
      players: [],
      pagination: { totalItems: 0, totalPages: 0 },
    });
  });

  it('takes a search of blanks for none', async () => {
    expect((await list('search=%20%20')).pagination.totalItems).toBe(8);
  });

  it('pages, clamps the limit and answers an empty page past the end', async () => {
    expect(await idsOf('page=2&limit=3')).toEqual([4, 6, 9]);
    expect((await list('limit=1000000000')).pagination).toEqual({
      page: 1,
      limit: 100,
      totalItems: 8,
      totalPages: 1,
    });
    expect(await list('page=2147483647&limit=3')).toMatchObject({
      players: [],
      pagination: { page: 2_147_483_647, limit: 3, totalItems: 8, totalPages: 3 },
    });
  });

  it.each(['page', 'limit'])('refuses a %s that is no positive integer', async (name) => {
    for (const value of BAD_NUMBERS) {
      const answer = await api.call<ErrorBody>(`/api/rankings?${name}=${value}`);
      expect([value, answer.status, answer.body.code]).toEqual([value, 400, 'request.validation_failed']);
      expect(answer.body.issues?.[0]?.field).toBe(name);
    }
  });

  it.each([
    'mode=ironman',
    'mode=ALL',
    'sort=bosses',
    'sort=level%20desc',
    'job=druid',
    'job=Warrior',
    'sort=level&sort=fame',
    'search=a&search=b',
    'page=1&page=2',
    `search=${'x'.repeat(1000)}`,
    'search=a%00b',
  ])('refuses a value that is not allowed, case %#', async (query) => {
    const answer = await api.call<ErrorBody>(`/api/rankings?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it.each(['search[a]=1', 'search[]=1', '__proto__[x]=1', 'unknown=1', 'constructor=1'])(
    'ignores %s, which is no parameter',
    async (query) => {
      expect((await list(query)).pagination.totalItems).toBe(8);
    },
  );

  it('shows one player with ranks', async () => {
    const answer = await api.call<PlayerDto>('/api/rankings/5');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: 5,
      name: 'Graysable',
      meso: 2_147_483_647,
      str: 4,
      dex: 25,
      int: 4,
      luk: 30,
      hp: 50,
      maxhp: 50,
      mp: 5,
      maxmp: 5,
      guildName: null,
      filteredRank: 7,
      actualRank: 7,
      classRank: 2,
      fameRank: 1,
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=5');
  });

  it.each([7, 8, 11, 12, 13, 2_147_483_647])('does not find player %i, hidden or absent', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/rankings/${id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'players.player_not_found']);
  });

  it.each(BAD_IDS)('refuses the id %s', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/rankings/${id}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it('puts the first four players side by side, without hidden and banned ones', async () => {
    const { status, body } = await api.call<ComparedPlayersDto>(
      '/api/rankings/compare?ids=3.7.1.3.2.4.999.6',
    );
    expect(status).toBe(200);
    expect(body.players.map(({ id, actualRank }) => [id, actualRank])).toEqual([
      [3, 2],
      [1, 3],
      [2, 1],
      [4, 4],
    ]);
    const { body: alone } = await api.call<PlayerDto>('/api/rankings/1');
    const { id, level, str, maxhp, meso, guildName } = alone;
    expect(body.players[1]).toMatchObject({ id, level, str, maxhp, meso, guildName });
    expect(body.unknown).toEqual([7, 999]);
    const [ranked] = (await list('')).players;
    expect(Object.keys({ ...body.players[0] })).toEqual([...Object.keys({ ...ranked }), ...STAT_NAMES]);
  });

  it.each(['', 'ids=', 'ids=x', `ids=${Array.from({ length: 17 }, (_, at) => at + 1).join('.')}`])(
    'refuses to compare %s',
    async (query) => {
      const answer = await api.call<ErrorBody>(`/api/rankings/compare?${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
    },
  );

  it('answers 304 to browsers that have the answer', async () => {
    const first = await api.call<RankingsDto>('/api/rankings?limit=5');
    const etag = String(first.headers.etag);
    const again = await api.call('/api/rankings?limit=5', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('hides a player who is banned: the page at once, the place in lists with the next refresh', async () => {
    await api.seed((manager) => manager.query('UPDATE accounts SET banned = 1 WHERE id = 2'));
    expect((await api.call('/api/rankings/6')).status).toBe(404);
    expect(await nowOf('job=aran')).toEqual([6]);
    await api.app.get(RankBoardService).refresh();
    expect(await nowOf('job=aran')).toEqual([]);
  });

  it('lists a player as the ranking found it, until the next refresh', async () => {
    await api.seed((manager) =>
      manager.query("UPDATE characters SET level = 199, name = 'Evanesce', map = 101 WHERE id = 4"),
    );
    const shown = async () => {
      const { players } = await list(`search=evan&fresh=${++fresh}`);
      return players.map(({ id, name, level, mapId, actualRank }) => [id, name, level, mapId, actualRank]);
    };
    expect(await shown()).toEqual([[4, 'Evander', 120, 0, 4]]);
    await api.app.get(RankBoardService).refresh();
    expect(await shown()).toEqual([[4, 'Evanesce', 199, 101, 2]]);
    await api.seed((manager) => manager.query('DELETE FROM characters WHERE id = 4'));
    await api.app.get(RankBoardService).refresh();
    expect(await shown()).toEqual([]);
  });

  it('ranks again what changed, and leaves an unchanged board in place', async () => {
    const boards = api.app.get(RankBoardService);
    await boards.refresh();
    const before = await boards.current();
    await boards.refresh();
    const unchanged = await boards.current();
    expect(unchanged.board).toBe(before.board);
    expect(unchanged.asOf).toBeGreaterThanOrEqual(before.asOf);

    await api.seed((manager) => manager.query('UPDATE characters SET exp = exp + 1000 WHERE id = 1'));
    await boards.refresh();
    expect((await boards.current()).board).not.toBe(before.board);
    expect(await nowOf('limit=3')).toEqual([2, 1, 3]);
  });
});
