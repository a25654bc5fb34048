import { DAY_MS, HOUR_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import ICAL from 'ical.js';
import MarkdownIt from 'markdown-it';
import type { NewsPreviewDto, WrittenNewsDto } from '../../src/modules/news/desk/news-desk.dto.js';
import type { FrontNewsDto, NewsItemDto } from '../../src/modules/news/reading/news.service.js';
import type { SearchDto } from '../../src/modules/search/search.dto.js';
import { textsOf } from '../harness/parse-xml.js';
import { proves } from '../harness/proves.js';
import { at, EVENT, NEWS, NewsDesk, NOW, WEEK_MS } from '../rows/news-desk.js';

forEachEngine('news and events', (engine) => {
  proves('modules/news/news.repository');

  let news: NewsDesk;

  beforeAll(async () => {
    news = await NewsDesk.start(engine);
  });

  beforeEach(() => news.clear());
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => news.desk.close());

  test('are read by everybody once they are published, with safe HTML', async () => {
    const { slug, id } = await news.write();
    expect(slug).toBe(`${id}-the-gates-are-open`);
    expect(await news.titles()).toEqual(['The gates are open']);
    const item = await news.read<NewsItemDto>(`/${slug}`);
    expect(item).toMatchObject({
      title: 'The gates are open',
      language: 'en',
      excerpt: 'Come in and see the ranking.',
      html: '<p>Come <strong>in</strong> and see the <a href="/rankings">ranking</a>.</p>\n',
      publishedAt: NOW,
      time: null,
    });
    expect((await news.read<NewsItemDto>(`/${id}`)).id).toBe(id);
    const preview = { body: '<b>x</b> *y*' };
    const { body } = await news.desk.post<NewsPreviewDto>('/api/admin/news/preview', news.owner, preview);
    expect(body.html).toBe('<p>&lt;b&gt;x&lt;/b&gt; <em>y</em></p>\n');
  });

  test('are published from their time on and not a moment before', async () => {
    const { id } = await news.write({ publishedAt: NOW + HOUR_MS });
    for (const [now, status, count] of [
      [NOW + HOUR_MS - 1, 404, 0],
      [NOW + HOUR_MS, 200, 1],
    ] as const) {
      at(now);
      expect((await news.desk.api.call(`/api/news/${id}`)).status).toBe(status);
      expect(await news.titles()).toHaveLength(count);
      expect((await news.read<FrontNewsDto>('/front')).news).toHaveLength(count);
    }
  });

  test('of which many are weekly events cost the home page and the calendar the Markdown of a few', async () => {
    for (let hour = 1; hour <= 3; hour += 1)
      await news.write({ isWeekly: true, startsAt: NOW + hour * HOUR_MS, endsAt: NOW + DAY_MS }, EVENT);
    const parse = vi.spyOn(MarkdownIt.prototype, 'parse');
    expect((await news.read<FrontNewsDto>('/front')).next?.time?.startsAt).toBe(NOW + HOUR_MS);
    expect(parse).toHaveBeenCalledTimes(1);
    const { text } = await news.desk.api.call('/api/news/events.ics');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3 * 26);
    expect(parse).toHaveBeenCalledTimes(4);
  });

  test('are found by their titles in the search of the portal', async () => {
    const { id } = await news.write();
    const { body } = await news.desk.api.call<SearchDto>('/api/search?q=Gates');
    const found = body.sections.find(({ kind }) => kind === 'news');
    expect(found?.hits.map((hit) => [hit.id, hit.name, hit.matches])).toEqual([
      [id, 'The gates are open', [[4, 9]]],
    ]);
  });

  test('drafts, and what is no id, are not there', async () => {
    const { id } = await news.write({ isDraft: true, publishedAt: NOW - HOUR_MS });
    for (const slug of [id, `${id}-x`, id + 1, 0, 'x', '99999999999']) {
      const { status, body } = await news.desk.api.call(`/api/news/${slug}`);
      expect([status, body.code]).toEqual([404, 'news.not_found']);
    }
    expect(await news.read<FrontNewsDto>('/front')).toEqual({ news: [], next: null });
  });

  test('pinned ones come first, then the newest', async () => {
    await news.write({ texts: [{ language: 'en', title: 'Old', body: '' }], publishedAt: NOW - DAY_MS });
    await news.write({
      texts: [{ language: 'en', title: 'Rules', body: '' }],
      isPinned: true,
      publishedAt: NOW - WEEK_MS,
    });
    await news.write({ texts: [{ language: 'en', title: 'New', body: '' }] });
    await news.write({}, EVENT);
    expect(await news.titles('?kind=news')).toEqual(['Rules', 'New', 'Old']);
    expect(await news.titles('?kind=event')).toEqual(['Double experience']);
    expect(await news.titles('?limit=1&page=2')).toEqual(['Double experience']);
  });

  test('have words in the language of the reader, or else in the one they were written in', async () => {
    const { id } = await news.write({
      language: 'he',
      texts: [
        { language: 'he', title: 'השערים נפתחו', body: 'בואו' },
        { language: 'ja', title: '門が開いた', body: 'どうぞ' },
      ],
    });
    const inLanguage = async (language: string) => {
      const item = await news.read<NewsItemDto>(`/${id}?language=${language}`);
      return [item.language, item.title];
    };
    expect(await inLanguage('ja')).toEqual(['ja', '門が開いた']);
    expect(await inLanguage('ru')).toEqual(['he', 'השערים נפתחו']);
    expect((await news.desk.api.call(`/api/news/${id}?language=xx`)).status).toBe(400);
  });

  test('the next event is the one that runs or begins first', async () => {
    await news.write({ startsAt: NOW + DAY_MS, endsAt: NOW + DAY_MS + HOUR_MS }, EVENT);
    const soon = await news.write({}, EVENT);
    await news.write({ startsAt: NOW - 2 * HOUR_MS, endsAt: NOW - HOUR_MS }, EVENT);
    const next = async (now: number) => {
      at(now);
      return (await news.read<FrontNewsDto>('/front')).next?.time?.startsAt;
    };
    expect(await next(NOW)).toBe(NOW + 3 * HOUR_MS);
    expect(await next(NOW + 5 * HOUR_MS - 1)).toBe(NOW + 3 * HOUR_MS);
    expect(await next(NOW + 5 * HOUR_MS)).toBe(NOW + DAY_MS);
    await news.desk.post(`/api/admin/news/${soon.id}/remove`, news.owner, { version: soon.version });
    expect(await next(NOW)).toBe(NOW + DAY_MS);
    expect(await next(NOW + 2 * DAY_MS)).toBeUndefined();
  });

  test('a weekly event stays at its time by the clock of the server, and the calendar file has each time', async () => {
    // 20:00 in Berlin, before and after its clocks are put forward.
    const startsAt = Date.UTC(2026, 2, 22, 19);
    await news.write({ isWeekly: true, startsAt, endsAt: startsAt + HOUR_MS }, EVENT);
    at(startsAt + HOUR_MS);
    const { next } = await news.read<FrontNewsDto>('/front');
    expect(next?.time).toEqual({
      startsAt: startsAt + WEEK_MS - HOUR_MS,
      endsAt: startsAt + WEEK_MS,
    });
    const { headers, text } = await news.desk.api.call('/api/news/events.ics');
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
    await news.write({ texts: [{ language: 'en', title, body: 'One\n\ntwo; ]]> <i>' }] }, EVENT);
    const { text } = await news.desk.api.call('/api/news/events.ics');
    const [entry] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(entry && new ICAL.Event(entry).summary).toBe(title);
    const feed = await news.desk.api.call('/api/news/news.atom?language=ja');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(textsOf(feed.text).get('title')).toContain(
      'Bosses; &lt;b&gt;drops&lt;/b&gt; &amp; &quot;more&quot;, \\ ]]&gt;',
    );
    expect(feed.text).toContain('/ja/news/');
    expect(feed.text).not.toContain('<b>');
  });

  test('the longest texts in all languages fit', async () => {
    const languages = ['en', 'zh', 'ja', 'pt-BR', 'ru', 'ko', 'he'] as const;
    const texts = languages.map((language) => ({
      language,
      title: '題'.repeat(120),
      body: '𠮷'.repeat(5000),
    }));
    const { id } = await news.write({ texts });
    const { body } = await news.desk.get<WrittenNewsDto>(`/api/admin/news/${id}`, news.owner);
    expect(body.texts.toSorted((a, b) => (a.language < b.language ? -1 : 1))).toEqual(
      texts.toSorted((a, b) => (a.language < b.language ? -1 : 1)),
    );
  });

  test('of two edits at once one is saved', async () => {
    const { id } = await news.write();
    const answers = await Promise.all(
      ['One', 'Two'].map((title) =>
        news.edit(id, { ...NEWS, texts: [{ language: 'en', title, body: title }], version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.texts[0];
    expect(await news.desk.select('SELECT title, body FROM portal_news_text')).toEqual([
      { title: winner?.title, body: winner?.title },
    ]);
  });
});
