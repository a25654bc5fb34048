import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { NewsLinesDto, WrittenNewsDto } from '../../src/modules/news/desk/news-desk.dto.js';
import { at, EVENT, NEWS, NewsDesk, NOW } from '../rows/news-desk.js';

onOneEngine('the desk of the news', (engine) => {
  let news: NewsDesk;

  beforeAll(async () => {
    news = await NewsDesk.start(engine);
  });

  beforeEach(() => news.clear());
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => news.desk.close());

  test('nobody but a web admin writes them', async () => {
    const player = await news.desk.newPerson();
    const admin = await news.desk.newPerson('admin');
    const { id } = await news.write();
    for (const { token } of [player, admin]) {
      for (const [method, address] of [
        ['GET', ''],
        ['GET', `/${id}`],
        ['POST', ''],
        ['PUT', `/${id}`],
        ['POST', '/preview'],
        ['POST', `/${id}/remove`],
        ['POST', `/${id}/restore`],
      ] as const) {
        const payload = method === 'GET' ? {} : { payload: {} };
        const answer = await news.desk.api.call(`/api/admin/news${address}`, { method, token, ...payload });
        expect([address, answer.status]).toEqual([address, 403]);
      }
    }
    expect(await news.titles()).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['a text without a title', { texts: [{ language: 'en', title: ' ', body: 'x' }] }, 'texts.0.title'],
    ['a title of two lines', { texts: [{ language: 'en', title: 'a\nb', body: '' }] }, 'texts.0.title'],
    [
      'a title that is too long',
      { texts: [{ language: 'en', title: 'a'.repeat(121), body: '' }] },
      'texts.0.title',
    ],
    [
      'a text that is too long',
      { texts: [{ language: 'en', title: 'a', body: 'a'.repeat(10_001) }] },
      'texts.0.body',
    ],
    [
      'marks that turn the text round',
      { texts: [{ language: 'en', title: 'a', body: 'a\u202Eb' }] },
      'texts.0.body',
    ],
    ['no text at all', { texts: [] }, 'texts'],
    ['two texts of one language', { texts: [...NEWS.texts, ...NEWS.texts] }, 'texts'],
    ['no text in the language it was written in', { language: 'ru' }, 'language'],
    ['an unknown language', { language: 'xx' }, 'language'],
    ['an event without a start', { ...EVENT, startsAt: null }, 'startsAt'],
    ['an event without an end', { ...EVENT, endsAt: null }, 'endsAt'],
    ['an event that ends before it starts', { ...EVENT, endsAt: NOW }, 'endsAt'],
    ['a weekly event of nine days', { ...EVENT, isWeekly: true, endsAt: NOW + 9 * DAY_MS }, 'endsAt'],
    ['a moment that is none', { publishedAt: 'soon' }, 'publishedAt'],
    ['an unknown field', { html: '<b>' }, 'html'],
  ])('%s is refused by its name, and nothing is written', async (_, change, field) => {
    const { status, body } = await news.desk.post<ErrorBody>('/api/admin/news', news.owner, {
      ...NEWS,
      ...change,
    });
    expect([status, body.code]).toEqual([400, 'request.validation_failed']);
    expect(body.issues?.map((issue) => issue.field)).toContain(field);
    expect(await news.desk.select('SELECT id FROM portal_news')).toEqual([]);
  });

  test('an edit keeps the time of publication, and one of an older version changes nothing', async () => {
    const written = await news.write();
    at(NOW + MINUTE_MS);
    const texts = [{ language: 'en' as const, title: 'The gates are closed', body: '' }];
    const { status, body } = await news.edit(written.id, { ...NEWS, texts, version: 1 });
    expect([status, body.version, body.publishedAt, body.changedAt]).toEqual([200, 2, NOW, NOW + MINUTE_MS]);
    const late = await news.edit(written.id, { ...NEWS, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'news.changed']);
    expect(await news.titles()).toEqual(['The gates are closed']);
  });

  test.each<[string, object]>([
    ['a scheduled one', { publishedAt: NOW + DAY_MS }],
    ['a draft with an old time', { publishedAt: NOW - 14 * DAY_MS, isDraft: true }],
  ])('%s that is published without a time is published now', async (_, values) => {
    const { id } = await news.write(values);
    const { body } = await news.edit(id, { ...NEWS, version: 1 });
    expect([body.state, body.publishedAt]).toEqual(['published', NOW]);
    expect(await news.titles()).toHaveLength(1);
  });

  test('are listed by state, each in one', async () => {
    await news.write({ isDraft: true });
    await news.write({ publishedAt: NOW + DAY_MS });
    await news.write({ publishedAt: NOW - DAY_MS });
    const { id } = await news.write();
    await news.desk.post(`/api/admin/news/${id}/remove`, news.owner, { version: 1 });
    for (const state of ['draft', 'scheduled', 'published', 'removed']) {
      const { body } = await news.desk.get<NewsLinesDto>(`/api/admin/news?state=${state}`, news.owner);
      expect([body.news.map((line) => line.state), body.pagination.total]).toEqual([[state], 1]);
    }
    expect((await news.desk.get('/api/admin/news?state=lost', news.owner)).status).toBe(400);
  });

  test('a removed one is gone for players, and comes back as it was', async () => {
    const { id } = await news.write({ publishedAt: NOW - DAY_MS });
    const remove = { version: 1 };
    expect((await news.desk.post(`/api/admin/news/${id}/remove`, news.owner, remove)).status).toBe(200);
    expect((await news.desk.api.call(`/api/news/${id}`)).status).toBe(404);
    const { body } = await news.desk.get<NewsLinesDto>('/api/admin/news', news.owner);
    expect(body.news.map(({ state, version }) => [state, version])).toEqual([['removed', 2]]);
    expect((await news.edit(id, { ...NEWS, version: 2 })).status).toBe(404);
    const again = await news.desk.post<ErrorBody>(`/api/admin/news/${id}/remove`, news.owner, { version: 2 });
    expect([again.status, again.body.code]).toEqual([409, 'news.changed']);
    const restored = await news.desk.post<WrittenNewsDto>(`/api/admin/news/${id}/restore`, news.owner, {
      version: 2,
    });
    expect([restored.body.state, restored.body.publishedAt]).toEqual(['published', NOW - DAY_MS]);
    expect(await news.titles()).toHaveLength(1);
  });

  test('are written once, however often the call is repeated', async () => {
    const send = (payload: object) =>
      news.desk.post<WrittenNewsDto>('/api/admin/news', news.owner, payload, { key: 'n1' });
    const answers = [await send(NEWS), await send(NEWS)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await news.titles()).toHaveLength(1);
    expect((await send({ ...NEWS, isPinned: true })).status).toBe(422);
  });

  test('each act stands in the audit', async () => {
    await news.desk.write('DELETE FROM portal_audit');
    const { id } = await news.write({ isDraft: true });
    await news.edit(id, { ...NEWS, version: 1 });
    await news.desk.post(`/api/admin/news/${id}/remove`, news.owner, { version: 2 });
    await news.desk.post(`/api/admin/news/${id}/restore`, news.owner, { version: 3 });
    const rows = await news.desk.select<{ action: string; actor: number; details: string }>(
      'SELECT action, actor_account_id AS actor, details FROM portal_audit ORDER BY id',
    );
    const title = 'The gates are open';
    expect(rows.map(({ action, actor, details }) => [action, actor, JSON.parse(details)])).toEqual([
      ['news-create', news.owner.id, { news: id, kind: 'news', title, after: 'draft' }],
      ['news-edit', news.owner.id, { news: id, kind: 'news', title, before: 'draft', after: 'published' }],
      [
        'news-remove',
        news.owner.id,
        { news: id, kind: 'news', title, before: 'published', after: 'removed' },
      ],
      [
        'news-restore',
        news.owner.id,
        { news: id, kind: 'news', title, before: 'removed', after: 'published' },
      ],
    ]);
  });
});
