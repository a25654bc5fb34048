import { DAY_MS, HOUR_MS } from '../values/durations.js';
import { eventIssue, newsIdOf, newsSlug, nextOccurrence, occurrencesFrom } from './news.js';
import { momentOfClock, wallClock } from '../values/server-days.js';

const WEEK_MS = 7 * DAY_MS;
const hoursOf = (occurrences: readonly { startsAt: number }[], zone: string) =>
  occurrences.map(({ startsAt }) => new Date(wallClock(startsAt, zone)).toISOString().slice(11, 16));

test('an event that is over is no next one, and one that runs is', () => {
  const event = { startsAt: 1000, endsAt: 2000, isWeekly: false };
  expect(nextOccurrence(event, 1999, 'UTC')).toEqual({ startsAt: 1000, endsAt: 2000 });
  expect(nextOccurrence(event, 2000, 'UTC')).toBeUndefined();
});

test('a weekly event begins at the same time by the clock of the server, whatever clocks are changed', () => {
  const zone = 'Europe/Berlin';
  // Three Sundays, the second of which has 23 hours.
  const startsAt = Date.UTC(2026, 2, 22, 19);
  const event = { startsAt, endsAt: startsAt + 2 * HOUR_MS, isWeekly: true };
  const occurrences = occurrencesFrom(event, startsAt, zone, 3);
  expect(hoursOf(occurrences, zone)).toEqual(['20:00', '20:00', '20:00']);
  expect(occurrences.map((one) => one.startsAt - startsAt)).toEqual([
    0,
    WEEK_MS - HOUR_MS,
    2 * WEEK_MS - HOUR_MS,
  ]);
  expect(hoursOf(occurrences, 'Asia/Tokyo')).toEqual(['04:00', '03:00', '03:00']);
});

test('a weekly event goes on from the moment on which one ends', () => {
  const startsAt = Date.UTC(2026, 0, 5, 20);
  const event = { startsAt, endsAt: startsAt + HOUR_MS, isWeekly: true };
  const end = startsAt + 40 * WEEK_MS + HOUR_MS;
  expect(nextOccurrence(event, end - 1, 'UTC')?.startsAt).toBe(startsAt + 40 * WEEK_MS);
  expect(nextOccurrence(event, end, 'UTC')?.startsAt).toBe(startsAt + 41 * WEEK_MS);
  expect(nextOccurrence(event, 0, 'UTC')?.startsAt).toBe(startsAt);
});

test('a time that the clock leaves out is moved on with it', () => {
  const shown = Date.UTC(2026, 2, 29, 2, 30);
  expect(wallClock(momentOfClock(shown, 'Europe/Berlin'), 'Europe/Berlin')).toBe(shown + HOUR_MS);
  expect(momentOfClock(Date.UTC(2026, 0, 1, 9), 'Asia/Tokyo')).toBe(Date.UTC(2026, 0, 1));
});

test('an event has an end after its start, and a weekly one is over before the next', () => {
  const of = (days: number, isWeekly = false) => eventIssue({ startsAt: 0, endsAt: days * DAY_MS, isWeekly });
  expect([of(0), of(-1), of(62), of(63), of(7, true), of(8, true)]).toEqual([
    'order',
    'order',
    undefined,
    'length',
    undefined,
    'length',
  ]);
});

test.each([
  [12, 'Double XP weekend!', '12-double-xp-weekend'],
  [3, ' Évènement à Noël ', '3-evenement-a-noel'],
  [4, 'אירוע', '4'],
  [5, '--', '5'],
])('the address of %i "%s" is %s', (id, title, slug) => {
  expect(newsSlug(id, title)).toBe(slug);
  expect(newsIdOf(slug)).toBe(id);
});

test('an address is cut at a word or letter, and never ends with a hyphen', () => {
  const slug = newsSlug(1, `${'a'.repeat(59)} b`);
  expect(slug).toBe(`1-${'a'.repeat(59)}`);
});

test.each(['', '0', '01', 'a', '-1', '1x', '2147483648', '99999999999'])('"%s" has no id', (slug) => {
  expect(newsIdOf(slug)).toBeUndefined();
});
