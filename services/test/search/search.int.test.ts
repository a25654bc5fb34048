import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { SearchDto, SearchHitDto } from '../../src/modules/search/search.dto.js';
import { insertAccount, insertCharacter, insertMode, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertItem } from '../rows/catalog-rows.js';
import { ODD_TERMS } from '../rows/refusals.js';
import { importWorld } from '../rows/world-rows.js';

const PLAYERS: [id: number, name: string, level: number][] = [
  [1, 'MilaCrabby', 120],
  [2, 'Crab', 10],
  [3, 'CrabKing', 90],
  [4, 'Nobody', 200],
];

onOneEngine('the search over everything', (engine) => {
  let api: TestApi;

  const search = async (term: string, more = '') => {
    const answer = await api.call<SearchDto>(`/api/search?q=${encodeURIComponent(term)}${more}`);
    expect(answer.status).toBe(200);
    return answer.body.sections;
  };
  const hitsOf = async (kind: string, term: string, more = ''): Promise<SearchHitDto[]> =>
    (await search(term, more)).find((section) => section.kind === kind)?.hits ?? [];
  const names = (hits: SearchHitDto[]) => hits.map(({ name }) => name);

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertItem(manager, 1001000, 'Zigzag Hood', {});
      await insertItem(manager, 1001001, 'Kingfisher Cap', {});
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      for (const [id, name, level] of PLAYERS) await insertCharacter(manager, id, { name, level, job: 112 });
      await insertCharacter(manager, 5, { name: 'CrabBanned', level: 150, accountid: 2 });
      for (const [id, name] of [
        [1, 'Crab Friends'],
        [2, 'Crab Ghosts'],
      ] as const) {
        const group = { id, name, leader_character_id: 4, created_at: 0 };
        await insertRow(manager, 'portal_ironman_group', group);
      }
      await insertMode(manager, 4, { mode: 3, group_id: 1, bosses_killed: 1, playtime_ms: 60_000 });
    });
    await api.loadCatalog();
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('finds players: the name itself, then names that begin with the term, then by rank; never who is banned', async () => {
    const players = await hitsOf('player', 'crab');
    expect(names(players)).toEqual(['Crab', 'CrabKing', 'MilaCrabby']);
    expect(players[1]).toEqual({
      id: 3,
      name: 'CrabKing',
      matches: [[0, 4]],
      level: 90,
      job: 112,
      type: null,
      place: null,
    });
  });

  it('finds what the game files name, by name and by id', async () => {
    expect(names(await hitsOf('monster', 'crab'))).toEqual(['Harbor Crab', 'Dockside Crab']);
    expect((await hitsOf('monster', '8800002')).map(({ id }) => id)).toEqual([8800002]);
    const [map] = await hitsOf('map', 'harbor');
    expect(map?.place).toBe('Harbor Road');
  });

  it('shows an exact id alone, whatever else begins with it', async () => {
    const idsOf = async (term: string) =>
      (await search(term)).flatMap(({ kind, hits }) => hits.map(({ id }) => `${kind} ${id}`));
    expect(await idsOf('10010')).toContain('item 1001000');
    expect(await idsOf('100100')).toEqual(['monster 100100']);
  });

  it('finds groups that somebody ranked is in', async () => {
    expect(names(await hitsOf('group', 'crab'))).toEqual(['Crab Friends']);
  });

  it('shows the kind first in which something has exactly that name', async () => {
    expect((await search('harbor crab'))[0]?.kind).toBe('monster');
    expect((await search('CRAB'))[0]?.kind).toBe('player');
  });

  it('shows the kind first in which a name begins with the term', async () => {
    expect((await search('king')).map(({ kind }) => kind)).toEqual(['item', 'player', 'monster']);
  });

  it('forgives a typo where nothing else is found, and only there', async () => {
    expect(names(await hitsOf('monster', 'lantrn king'))).toEqual(['Old Lantern King']);
    expect(names(await hitsOf('player', 'nobdy'))).toEqual([]);
  });

  it('finds what a name is made of, and what players make of it', async () => {
    expect(names(await hitsOf('monster', 'olk'))).toEqual(['Old Lantern King']);
    const [king] = await hitsOf('monster', 'olking');
    expect(king?.matches).toEqual([
      [0, 1],
      [4, 5],
      [12, 16],
    ]);
  });

  it('proposes names that look like a term that finds nothing', async () => {
    const { body } = await api.call<SearchDto>('/api/search?q=dokcsid%20krabb');
    expect(body.sections).toEqual([]);
    expect(body.nearest?.[0]).toEqual({ kind: 'monster', id: 100100, name: 'Dockside Crab' });
    expect((await api.call<SearchDto>('/api/search?q=crab')).body).not.toHaveProperty('nearest');
    expect((await api.call<SearchDto>('/api/search?q=xyzzyplugh')).body.nearest).toEqual([]);
  });

  it('limits the answers of each kind', async () => {
    expect(await hitsOf('player', 'crab', '&limit=2')).toHaveLength(2);
    expect(await hitsOf('monster', 'crab', '&limit=1')).toHaveLength(1);
  });

  it.each(ODD_TERMS)('finds nothing under %s', async (term) => {
    expect(await search(term)).toEqual([]);
  });

  it.each([
    '',
    'q=',
    'q=a',
    'q=%20%20b%20',
    `q=${'x'.repeat(65)}`,
    'q=aa&q=bb',
    'q=%D6%B0%D6%B1%D6%B2',
    'q=crab&limit=0',
    'q=crab&limit=1.5',
    'q=crab&limit=-1',
    'q[$gt]=aa',
  ])('refuses ?%s', async (query) => {
    const answer = await api.call<ErrorBody>(`/api/search?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });
});
