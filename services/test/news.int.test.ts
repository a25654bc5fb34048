import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';
import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import ICAL from 'ical.js';
import type {
  NewsLinesDto,
  NewsPreviewDto,
  NewsRequestDto,
  WrittenNewsDto,
} from '../src/modules/news/desk/news-desk.dto.js';
import type { FrontNewsDto, NewsItemDto, NewsListDto } from '../src/modules/news/reading/news.dto.js';
import { textsOf } from './harness/parse-xml.js';
import { proves } from './harness/proves.js';
import { startDesk } from './rows/admin-desk.js';
import type { AdminDesk, Person } from './rows/admin-desk.js';

/** A Sunday evening in Berlin, a week before its clocks are put forward. */
const NOW = Date.UTC(2026, 2, 22, 12);
const WEEK_MS = 7 * DAY_MS;

const NEWS: NewsRequestDto = {
  kind: 'news',
  language: 'en',
  texts: [{ language: 'en', title: 'The gates are open', body: 'Come **in** and see the [ranking](/rankings).' }],
  isDraft: false,
  isPinned: false,
  publishedAt: null,
  startsAt: null,
  endsAt: null,
  isWeekly: false,
};

const EVENT: NewsRequestDto = {
  ...NEWS,
  kind: 'event',
  texts: [{ language: 'en', title: 'Double experience', body: 'For everybody.' }],
  startsAt: NOW + 3 * HOUR_MS,
  endsAt: NOW + 5 * HOUR_MS,
};

forEachEngine('news and events', (engine) => {
  proves('modules/news/news.repository');

  let desk: AdminDesk;
  let owner: Person;

  beforeAll(async () => {
    desk = await startDesk(engine);
    // Sessions are as old as the tests say that it is.
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    owner = await desk.newPerson('webAdmin');
    Object.assign(desk.api.config.public.time, { zone: 'Europe/Berlin' });
  });

  beforeEach(async () => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    await desk.write('DELETE FROM portal_news');
    await desk.write('DELETE FROM portal_news_text');
  });

  afterEach(() => vi.restoreAllMocks());
  afterAll(() => desk.close());

  const at = (now: number) => vi.spyOn(Date, 'now').mockReturnValue(now);
  const write = async (change: Partial<NewsRequestDto> = {}, base = NEWS) => {
    const { status, body } = await desk.post<WrittenNewsDto>('/api/admin/news', owner, { ...base, ...change });
    expect(status).toBe(200);
    return body;
  };
  const edit = (id: number, payload: object) =>
    desk.api.call<WrittenNewsDto & ErrorBody>(`/api/admin/news/${id}`, {
      method: 'PUT',
      token: owner.token,
      payload,
      headers: { 'content-type': 'application/json' },
    });
  const read = async <T>(address: string) => (await desk.api.call<T>(`/api/news${address}`)).body;
  const titles = async (address = '') => (await read<NewsListDto>(address)).news.map(({ title }) => title);

  test('are read by everybody once they are published, with safe HTML', async () => {
    const { slug, id } = await write();
    expect(slug).toBe(`${id}-the-gates-are-open`);
    expect(await titles()).toEqual(['The gates are open']);
    const item = await read<NewsItemDto>(`/${slug}`);
    expect(item).toMatchObject({
      title: 'The gates are open',
      language: 'en',
      excerpt: 'Come in and see the ranking.',
      html: '<p>Come <strong>in</strong> and see the <a href="/rankings">ranking</a>.</p>\n',
      publishedAt: NOW,
      time: null,
    });
    expect((await read<NewsItemDto>(`/${id}`)).id).toBe(id);
    const preview = { body: '<b>x</b> *y*' };
    const { body } = await desk.post<NewsPreviewDto>('/api/admin/news/preview', owner, preview);
    expect(body.html).toBe('<p>&lt;b&gt;x&lt;/b&gt; <em>y</em></p>\n');
  });

  test('are published from their time on and not a moment before', async () => {
    const { id } = await write({ publishedAt: NOW + HOUR_MS });
    for (const [now, status, count] of [
      [NOW + HOUR_MS - 1, 404, 0],
      [NOW + HOUR_MS, 200, 1],
    ] as const) {
      at(now);
      expect((await desk.api.call(`/api/news/${id}`)).status).toBe(status);
      expect(await titles()).toHaveLength(count);
      expect((await read<FrontNewsDto>('/front')).news).toHaveLength(count);
    }
  });

  test('drafts, and what is no id, are not there', async () => {
    const { id } = await write({ isDraft: true, publishedAt: NOW - HOUR_MS });
    for (const slug of [id, `${id}-x`, id + 1, 0, 'x', '99999999999']) {
      const { status, body } = await desk.api.call(`/api/news/${slug}`);
      expect([status, body.code]).toEqual([404, 'news.not_found']);
    }
    expect(await read<FrontNewsDto>('/front')).toEqual({ news: [], next: null });
  });

  test('pinned ones come first, then the newest', async () => {
    await write({ texts: [{ language: 'en', title: 'Old', body: '' }], publishedAt: NOW - DAY_MS });
    await write({
      texts: [{ language: 'en', title: 'Rules', body: '' }],
      isPinned: true,
      publishedAt: NOW - WEEK_MS,
    });
    await write({ texts: [{ language: 'en', title: 'New', body: '' }] });
    await write({}, EVENT);
    expect(await titles('?kind=news')).toEqual(['Rules', 'New', 'Old']);
    expect(await titles('?kind=event')).toEqual(['Double experience']);
    expect(await titles('?limit=1&page=2')).toEqual(['Double experience']);
  });

  test('have words in the language of the reader, or else in the one they were written in', async () => {
    const { id } = await write({
      language: 'he',
      texts: [
        { language: 'he', title: 'השערים נפתחו', body: 'בואו' },
        { language: 'ja', title: '門が開いた', body: 'どうぞ' },
      ],
    });
    const inLanguage = async (language: string) => {
      const item = await read<NewsItemDto>(`/${id}?language=${language}`);
      return [item.language, item.title];
    };
    expect(await inLanguage('ja')).toEqual(['ja', '門が開いた']);
    expect(await inLanguage('ru')).toEqual(['he', 'השערים נפתחו']);
    expect((await desk.api.call(`/api/news/${id}?language=xx`)).status).toBe(400);
  });

  test('the next event is the one that runs or begins first', async () => {
    await write({ startsAt: NOW + DAY_MS, endsAt: NOW + DAY_MS + HOUR_MS }, EVENT);
    const soon = await write({}, EVENT);
    await write({ startsAt: NOW - 2 * HOUR_MS, endsAt: NOW - HOUR_MS }, EVENT);
    const next = async (now: number) => {
      at(now);
      return (await read<FrontNewsDto>('/front')).next?.time?.startsAt;
    };
    expect(await next(NOW)).toBe(NOW + 3 * HOUR_MS);
    expect(await next(NOW + 5 * HOUR_MS - 1)).toBe(NOW + 3 * HOUR_MS);
    expect(await next(NOW + 5 * HOUR_MS)).toBe(NOW + DAY_MS);
    await desk.post(`/api/admin/news/${soon.id}/remove`, owner, { version: soon.version });
    expect(await next(NOW)).toBe(NOW + DAY_MS);
    expect(await next(NOW + 2 * DAY_MS)).toBeUndefined();
  });

  test('a weekly event stays at its time by the clock of the server, and the calendar file has each time', async () => {
    // 20:00 in Berlin, before and after its clocks are put forward.
    const startsAt = Date.UTC(2026, 2, 22, 19);
    await write({ isWeekly: true, startsAt, endsAt: startsAt + HOUR_MS }, EVENT);
    at(startsAt + HOUR_MS);
    const { next } = await read<FrontNewsDto>('/front');
    expect(next?.time).toEqual({
      startsAt: startsAt + WEEK_MS - HOUR_MS,
      endsAt: startsAt + WEEK_MS,
    });
    const { headers, text } = await desk.api.call('/api/news/events.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(entries).toHaveLength(26);
    const starts = entries.map((entry) => new ICAL.Event(entry).startDate.toJSDate());
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    expect(new Set(starts.map((start) => hour.format(start)))).toEqual(new Set(['20:00']));
    expect(new Set(entries.map((entry) => new ICAL.Event(entry).uid)).size).toBe(26);
  });

  test('a calendar file and a feed are valid, whatever is written', async () => {
    const title = 'Bosses; <b>drops</b> & "more", \\ ]]>';
    await write({ texts: [{ language: 'en', title, body: 'One\n\ntwo; ]]> <i>' }] }, EVENT);
    const { text } = await desk.api.call('/api/news/events.ics');
    const [entry] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(entry && new ICAL.Event(entry).summary).toBe(title);
    const feed = await desk.api.call('/api/news/news.atom?language=ja');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(textsOf(feed.text).get('title')).toContain('Bosses; &lt;b&gt;drops&lt;/b&gt; &amp; &quot;more&quot;, \\ ]]&gt;');
    expect(feed.text).toContain('/ja/news/');
    expect(feed.text).not.toContain('<b>');
  });

  test('nobody but a web admin writes them', async () => {
    const player = await desk.newPerson();
    const admin = await desk.newPerson('admin');
    const { id } = await write();
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
        const answer = await desk.api.call(`/api/admin/news${address}`, { method, token, ...payload });
        expect([address, answer.status]).toEqual([address, 403]);
      }
    }
    expect(await titles()).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['a text without a title', { texts: [{ language: 'en', title: ' ', body: 'x' }] }, 'texts.0.title'],
    ['a title of two lines', { texts: [{ language: 'en', title: 'a\nb', body: '' }] }, 'texts.0.title'],
    ['a title that is too long', { texts: [{ language: 'en', title: 'a'.repeat(121), body: '' }] }, 'texts.0.title'],
    ['a text that is too long', { texts: [{ language: 'en', title: 'a', body: 'a'.repeat(10_001) }] }, 'texts.0.body'],
    ['marks that turn the text round', { texts: [{ language: 'en', title: 'a', body: 'a\u202Eb' }] }, 'texts.0.body'],
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
    const { status, body } = await desk.post<ErrorBody>('/api/admin/news', owner, { ...NEWS, ...change });
    expect([status, body.code]).toEqual([400, 'request.validation_failed']);
    expect(body.issues?.map((issue) => issue.field)).toContain(field);
    expect(await desk.select('SELECT id FROM portal_news')).toEqual([]);
  });

  test('the longest texts in all languages fit', async () => {
    const languages = ['en', 'zh', 'ja', 'pt-BR', 'ru', 'ko', 'he'] as const;
    const texts = languages.map((language) => ({ language, title: '題'.repeat(120), body: '𠮷'.repeat(5000) }));
    const { id } = await write({ texts });
    const { body } = await desk.get<WrittenNewsDto>(`/api/admin/news/${id}`, owner);
    expect(body.texts.toSorted((a, b) => (a.language < b.language ? -1 : 1))).toEqual(
      texts.toSorted((a, b) => (a.language < b.language ? -1 : 1)),
    );
  });

  test('an edit keeps the time of publication, and one of an older version changes nothing', async () => {
    const written = await write();
    at(NOW + MINUTE_MS);
    const texts = [{ language: 'en' as const, title: 'The gates are closed', body: '' }];
    const { status, body } = await edit(written.id, { ...NEWS, texts, version: 1 });
    expect([status, body.version, body.publishedAt, body.changedAt]).toEqual([200, 2, NOW, NOW + MINUTE_MS]);
    const late = await edit(written.id, { ...NEWS, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'news.changed']);
    expect(await titles()).toEqual(['The gates are closed']);
  });

  test('of two edits at once one is saved', async () => {
    const { id } = await write();
    const answers = await Promise.all(
      ['One', 'Two'].map((title) =>
        edit(id, { ...NEWS, texts: [{ language: 'en', title, body: title }], version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.texts[0];
    expect(await desk.select('SELECT title, body FROM portal_news_text')).toEqual([
      { title: winner?.title, body: winner?.title },
    ]);
  });

  test('a removed one is gone for players, and comes back as it was', async () => {
    const { id } = await write({ publishedAt: NOW - DAY_MS });
    const remove = { version: 1 };
    expect((await desk.post(`/api/admin/news/${id}/remove`, owner, remove)).status).toBe(200);
    expect((await desk.api.call(`/api/news/${id}`)).status).toBe(404);
    const { body } = await desk.get<NewsLinesDto>('/api/admin/news', owner);
    expect(body.news.map(({ state, version }) => [state, version])).toEqual([['removed', 2]]);
    expect((await edit(id, { ...NEWS, version: 2 })).status).toBe(404);
    const restored = await desk.post<WrittenNewsDto>(`/api/admin/news/${id}/restore`, owner, { version: 2 });
    expect([restored.body.state, restored.body.publishedAt]).toEqual(['published', NOW - DAY_MS]);
    expect(await titles()).toHaveLength(1);
  });

  test('are written once, however often the call is repeated', async () => {
    const send = (payload: object) => desk.post<WrittenNewsDto>('/api/admin/news', owner, payload, { key: 'n1' });
    const answers = [await send(NEWS), await send(NEWS)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await titles()).toHaveLength(1);
    expect((await send({ ...NEWS, isPinned: true })).status).toBe(422);
  });

  test('each act stands in the audit', async () => {
    await desk.write('DELETE FROM portal_audit');
    const { id } = await write({ isDraft: true });
    await edit(id, { ...NEWS, version: 1 });
    await desk.post(`/api/admin/news/${id}/remove`, owner, { version: 2 });
    await desk.post(`/api/admin/news/${id}/restore`, owner, { version: 3 });
    const rows = await desk.select<{ action: string; actor: number; details: string }>(
      'SELECT action, actor_account_id AS actor, details FROM portal_audit ORDER BY id',
    );
    const title = 'The gates are open';
    expect(rows.map(({ action, actor, details }) => [action, actor, JSON.parse(details)])).toEqual([
      ['news-create', owner.id, { news: id, kind: 'news', title, after: 'draft' }],
      ['news-edit', owner.id, { news: id, kind: 'news', title, before: 'draft', after: 'published' }],
      ['news-remove', owner.id, { news: id, kind: 'news', title, before: 'published', after: 'removed' }],
      ['news-restore', owner.id, { news: id, kind: 'news', title, before: 'removed', after: 'published' }],
    ]);
  });
});
