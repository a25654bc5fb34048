import { DAY_MS, HOUR_MS } from '@portico/domain';
import type { VoteSiteState } from '../../../shared/voting/voting.queries';
import { reminderEvents, type ReminderSources } from './reminder-events';
const NOW = Date.UTC(2026, 0, 6, 3, 0, 30);

const site = (id: string, coolDownMinutes: number, nextVoteAt: number | null = null): VoteSiteState => ({
  id,
  name: { en: id },
  nx: 2000,
  votePoints: 1,
  coolDownMinutes,
  nextVoteAt,
  vote: null,
});

const TEXTS = {
  vote: ({ id }: VoteSiteState) => `Vote on ${id}`,
  voteText: ({ id }: VoteSiteState) => `Again on ${id}`,
  week: 'Week',
  weekText: 'Claim',
};

function events(sources: Partial<ReminderSources>) {
  return reminderEvents(
    {
      now: NOW,
      zone: 'Asia/Tokyo',
      sites: [],
      saturday: '2026-01-10',
      dashboardUrl: 'https://willow.example/dashboard',
      rewardsUrl: 'https://willow.example/dashboard/rewards',
      ...sources,
    },
    TEXTS,
  );
}

describe('reminders in a calendar', () => {
  it('begin when a site takes the next vote, and come again as its cool-down says', () => {
    const nextVoteAt = NOW + 5 * HOUR_MS;
    const sites = [site('day', 1440, nextVoteAt), site('half', 720), site('long', 2000, nextVoteAt)];
    const [day, half, long] = events({ sites });
    expect(day).toMatchObject({
      id: 'vote-day',
      startsAt: NOW + 5 * HOUR_MS + 30_000,
      repeats: { days: 1, times: 91 },
    });
    expect(half).toMatchObject({
      title: 'Vote on half',
      startsAt: NOW + 30_000,
      repeats: { days: 1, times: 91 },
    });
    expect(long).toMatchObject({ repeats: { days: 2, times: 46 } });
  });

  it('end the week at midnight after Saturday, by server time', () => {
    const [week, ...more] = events({});
    expect(more).toEqual([]);
    expect(week).toMatchObject({ id: 'weekly-bonus', repeats: { days: 7, times: 13 }, minutes: 180 });
    expect((week?.startsAt ?? 0) + 3 * HOUR_MS).toBe(Date.UTC(2026, 0, 10, 15));
  });

  it('are right on both sides of a change of clocks', () => {
    const weeks = events({ zone: 'Europe/Berlin', saturday: '2026-03-21' });
    expect(weeks).toHaveLength(13);
    const ends = weeks.map(({ startsAt }) => startsAt + 3 * HOUR_MS);
    expect(ends.slice(0, 2)).toEqual([Date.UTC(2026, 2, 21, 23), Date.UTC(2026, 2, 28, 23)]);
    expect(ends[2]).toBe(Date.UTC(2026, 3, 4, 22));
    expect((ends[12] ?? 0) - (ends[2] ?? 0)).toBe(70 * DAY_MS);
    expect(new Set(weeks.map(({ id }) => id)).size).toBe(13);
  });
});
