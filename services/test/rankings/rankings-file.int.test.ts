import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { GroupRankingsDto } from '../../src/modules/groups/groups.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { RankingsDto } from '../../src/modules/rankings/rankings.dto.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const PEOPLE = 45;

onOneEngine('rankings as a file, and by place', (engine) => {
  let api: TestApi;

  const fileOf = async (path: string) => {
    const { status, headers, text } = await api.call(path);
    return { status, headers, text, lines: text.trimEnd().split('\r\n') };
  };

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertRow(manager, 'guilds', { guildid: 7, leader: 1, name: '=HYPERLINK("x")' });
      for (let id = 1; id <= PEOPLE; id++) {
        const values = { name: `P${id}`, level: 200 - id, job: id % 2 === 0 ? 112 : 412 };
        await insertCharacter(manager, id, {
          ...values,
          fame: id === 1 ? -5 : id,
          guildid: id === 1 ? 7 : 0,
        });
      }
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('is a download in UTF-8 with its mark, a line for each player', async () => {
    const { status, headers, text, lines } = await fileOf('/api/rankings/csv');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="rankings.csv"');
    expect(text.startsWith('\uFEFF"rank","id","name","level"')).toBe(true);
    expect(lines).toHaveLength(PEOPLE + 1);
    expect(lines[2]).toMatch(/^2,2,"P2",198,"Hero",2,/);
  });

  it('defuses what a spreadsheet would run, and leaves numbers numbers', async () => {
    const { lines } = await fileOf('/api/rankings/csv');
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[1]).toMatch(/^1,1,"P1",199,"Night Lord",-5,/);
  });

  it('has the filters of the list', async () => {
    const { lines } = await fileOf('/api/rankings/csv?job=thief&sort=fame&search=p4');
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(['"P45"', '"P43"', '"P41"']);
  });

  it.each(['mode=wild', 'job=wizardry', 'sort=luck', 'sort=bosses', `search=${'x'.repeat(200)}`])(
    'refuses %s',
    async (query) => {
      const answer = await api.call<ErrorBody>(`/api/rankings/csv?${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
      expect(answer.headers).not.toHaveProperty('content-disposition');
    },
  );

  it('is there of groups too', async () => {
    const { headers, lines } = await fileOf('/api/rankings/group-ironman/csv?sort=total_level');
    expect(headers['content-disposition']).toBe('attachment; filename="groups.csv"');
    expect(lines[0]).toContain('"rank","id","name","members"');
    expect((await api.call('/api/rankings/group-ironman/csv?sort=fame')).status).toBe(400);
  });

  it.each([
    ['rank=21', 2, 21],
    ['rank=20', 1, 1],
    ['rank=45&page=1', 3, 41],
    ['rank=2147483647', 3, 41],
    ['rank=12&limit=10', 2, 11],
    ['rank=21&job=thief', 2, 21],
  ])('answers the page of %s', async (query, page, first) => {
    const { body } = await api.call<RankingsDto>(`/api/rankings?${query}`);
    expect([body.pagination.page, body.players[0]?.filteredRank]).toEqual([page, first]);
  });

  it('answers the first page of no groups', async () => {
    const { body } = await api.call<GroupRankingsDto>('/api/rankings/group-ironman?rank=9');
    expect(body.pagination.page).toBe(1);
  });

  it.each(['rank=0', 'rank=-1', 'rank=abc', 'rank=1.5', 'rank=2147483648', 'rank=3&search=p'])(
    'refuses the place %s',
    async (query) => {
      const answer = await api.call<ErrorBody>(`/api/rankings?${query}`);
      expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([400, 'rank']);
    },
  );
});
