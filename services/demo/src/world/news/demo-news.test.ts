import { LANGUAGES, MAX_EVENT_DAYS, eventIssue, HOUR_MS, nextOccurrence } from '@portico/domain';
import { demoNews } from './demo-news.js';

const NOW = Date.UTC(2026, 0, 15, 12, 20);

test.each(['UTC', 'Asia/Tokyo'])(
  'the owner of the demo world wrote news and two events by the clock of %s',
  (zone) => {
    const { news, texts } = demoNews({ authorId: 7, now: NOW, zone });
    expect(news.filter(({ kind }) => kind === 'news')).toHaveLength(3);
    const events = news.flatMap(({ startsAt, endsAt, isWeekly }) =>
      startsAt === null || endsAt === null ? [] : [{ startsAt, endsAt, isWeekly }],
    );
    expect(events).toHaveLength(2);
    expect(events.map(eventIssue)).toEqual([undefined, undefined]);
    const [next] = events
      .map((event) => nextOccurrence(event, NOW, zone)?.startsAt ?? 0)
      .toSorted((a, b) => a - b);
    expect(next).toBeGreaterThan(NOW);
    expect(next).toBeLessThan(NOW + 5 * HOUR_MS);
    expect(Math.max(...events.map(({ startsAt }) => startsAt))).toBeLessThan(
      NOW + MAX_EVENT_DAYS * 24 * HOUR_MS,
    );
    for (const { id, publishedAt } of news) {
      expect(publishedAt).toBeLessThan(NOW);
      const own = texts.filter(({ newsId }) => newsId === id);
      expect(own.map(({ language }) => language).toSorted()).toEqual([...LANGUAGES].toSorted());
      // All languages have the same number of paragraphs and list entries.
      expect(new Set(own.map(({ body }) => body.split('\n').length)).size).toBe(1);
      for (const { title, body } of own) expect(`${title}${body}`).not.toMatch(/\|| {2}| - /);
    }
  },
);
