import { HOUR_MS } from '@portico/domain';
import { capsOf, coolDownEnd, judge, type JudgedReport, serverDayOf, UNUSED_DAY } from './vote-rules.js';
const NOW = Date.UTC(2026, 0, 5, 12);

const REPORT: JudgedReport = {
  vote: { state: 'opened', reason: null, expiresAt: NOW + HOUR_MS },
  hasCounted: true,
  isByHand: false,
  now: NOW,
  site: { coolDownMs: 12 * HOUR_MS, votesPerDay: undefined, nx: 2000, votePoints: 1 },
  program: { votesPerDay: 3, dailyVoteNx: 6000, dailyVotePoints: 3 },
  day: UNUSED_DAY,
  siteVotes: 0,
  confirmedAt: [],
};

const verdictOf = (changes: Partial<JudgedReport>) => {
  const judgement = judge({ ...REPORT, ...changes });
  return judgement.verdict === 'refused' ? judgement.reason : judgement.verdict;
};

describe('a reported vote', () => {
  test('earns what its site pays', () => {
    expect(judge(REPORT)).toEqual({ verdict: 'confirmed', nx: 2000, votePoints: 1 });
  });

  test.each([
    [
      { nx: 5500, votePoints: 0 },
      { nx: 500, votePoints: 1 },
    ],
    [
      { nx: 6000, votePoints: 0 },
      { nx: 0, votePoints: 1 },
    ],
    [
      { nx: 0, votePoints: 3 },
      { nx: 2000, votePoints: 0 },
    ],
    // Caps that were lowered during the day.
    [
      { nx: 9000, votePoints: 0 },
      { nx: 0, votePoints: 1 },
    ],
  ])('earns of each currency what the day %o has left', (used, rewards) => {
    expect(judge({ ...REPORT, day: { votes: 1, ...used } })).toEqual({ verdict: 'confirmed', ...rewards });
  });

  const opened = REPORT.vote;
  const late = { ...opened, expiresAt: NOW };
  const refused = (reason: JudgedReport['vote']['reason']) =>
    ({ ...opened, state: 'refused', reason }) as const;
  const day = (votes: number, nx = 0, votePoints = 0) => ({ day: { votes, nx, votePoints } });
  const soon = { confirmedAt: [NOW - HOUR_MS] };

  test.each<[string, Partial<JudgedReport>, string]>([
    ['not counted by its site', { hasCounted: false }, 'notCounted'],
    ['not counted, after it was refused', { hasCounted: false, vote: refused('notCounted') }, 'duplicate'],
    ['counted after all', { vote: refused('notCounted') }, 'confirmed'],
    ['confirmed before', { vote: { ...opened, state: 'confirmed' } }, 'duplicate'],
    ['credited before', { vote: { ...opened, state: 'credited' } }, 'duplicate'],
    ['credited before, by hand', { vote: { ...opened, state: 'credited' }, isByHand: true }, 'duplicate'],
    ['refused before', { vote: refused('coolDown') }, 'duplicate'],
    ['refused before, by hand', { vote: refused('coolDown'), isByHand: true, ...soon }, 'confirmed'],
    ['refused for the day, by hand', { vote: refused('dayLimit'), isByHand: true, ...day(3) }, 'dayLimit'],
    ['refused for the day, by hand on the next', { vote: refused('dayLimit'), isByHand: true }, 'confirmed'],
    ['late', { vote: late }, 'expired'],
    ['late, by hand', { vote: late, isByHand: true }, 'confirmed'],
    ['written off by a clock that was ahead', { vote: refused('expired') }, 'confirmed'],
    ['the fourth of the day', day(3), 'dayLimit'],
    ['more than the day has, by hand', { ...day(4), isByHand: true }, 'dayLimit'],
    ['the second of its site', { site: { ...REPORT.site, votesPerDay: 1 }, siteVotes: 1 }, 'dayLimit'],
    ['too soon', soon, 'coolDown'],
    ['too soon, by hand', { ...soon, isByHand: true }, 'confirmed'],
    ['past both caps', day(2, 6000, 3), 'caps'],
    ['past both caps, by hand', { ...day(2, 6000, 3), isByHand: true }, 'caps'],
  ])('that is %s: %s', (_, changes, verdict) => {
    expect(verdictOf(changes)).toBe(verdict);
  });

  test.each([
    [-12 * HOUR_MS, 'confirmed'],
    [-10.8 * HOUR_MS, 'confirmed'],
    [-10.8 * HOUR_MS + 1, 'coolDown'],
    [5 * HOUR_MS, 'coolDown'],
    // Later than any cool-down can end: the clock was wrong.
    [13 * HOUR_MS, 'confirmed'],
  ])('after one %d ms from now is %s', (after, verdict) => {
    expect(verdictOf({ confirmedAt: [NOW - 30 * HOUR_MS, NOW + after] })).toBe(verdict);
  });
});

test.each([
  [[], undefined],
  [[NOW - HOUR_MS, NOW - 20 * HOUR_MS], NOW + 11 * HOUR_MS],
  [[NOW - 12 * HOUR_MS], undefined],
  [[NOW + HOUR_MS], NOW + 12 * HOUR_MS],
  [[NOW + 13 * HOUR_MS, NOW - HOUR_MS], NOW + 11 * HOUR_MS],
])('the next vote of a site after votes at %j', (confirmedAt, end) => {
  expect(coolDownEnd(REPORT.site, confirmedAt, NOW)).toBe(end);
});

test.each([
  ['Asia/Tokyo', Date.UTC(2026, 0, 5, 14, 59, 59, 999), '2026-01-05'],
  ['Asia/Tokyo', Date.UTC(2026, 0, 5, 15), '2026-01-06'],
  // The clock is set back from two to one on that night.
  ['America/New_York', Date.UTC(2026, 10, 1, 3, 59, 59), '2026-10-31'],
  ['America/New_York', Date.UTC(2026, 10, 1, 4), '2026-11-01'],
  ['America/New_York', Date.UTC(2026, 10, 2, 4, 59, 59), '2026-11-01'],
])('a day in %s at %d is %s', (zone, now, day) => {
  expect(serverDayOf(now, zone)).toBe(day);
});

test('caps are reached one by one', () => {
  expect(capsOf({ votes: 3, nx: 6000, votePoints: 2 }, REPORT.program)).toEqual({
    nx: true,
    votePoints: false,
  });
});
