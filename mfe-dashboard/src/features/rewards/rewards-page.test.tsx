import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../../i18n/en.json' with { type: 'json' };
import hebrew from '../../i18n/he.json' with { type: 'json' };
import { NO_BROWSERS } from '../../shared/push/test/push-data';
import { SERVER_NOW, someRewards, VOTE_STATUS } from './test/rewards-data';
import { RewardsPage } from './rewards-page';
import type { Rewards } from './rewards.queries';

const REFUSED = new ApiFailure(503, { code: 'portal.busy', msg: 'The portal is busy.', requestId: 'req-7' });
const PATH = '/dashboard/rewards';

function open(
  rewards: Rewards | ApiFailure,
  { sites = 1, language = 'en' }: { sites?: number; language?: 'en' | 'he' } = {},
) {
  const api: Record<string, unknown> = {
    '/api/voting/rewards': rewards,
    '/api/voting/reminders': NO_BROWSERS,
    '/api/voting/status': VOTE_STATUS,
  };
  const { config } = EXAMPLE_PORTAL;
  const portal = {
    config: { ...config, site: { name: 'Test World', origin: 'http://localhost' }, voting: { sites } },
  };
  const texts = { 'mfe-dashboard': language === 'he' ? hebrew : english };
  return { api, ...renderInPortal(<RewardsPage />, { path: PATH, api, portal, language, texts }) };
}

const windowOf = (name: string) => screen.findByRole('region', { name });
const itemsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the daily rewards', () => {
  it('say of each day what it gives, and whether it was claimed, missed, is today or comes', async () => {
    open(someRewards({ claimed: ['2026-01-04'] }));
    const days = itemsOf(await windowOf('Daily rewards'));
    expect(days).toHaveLength(14);
    expect(days[0]).toMatch(/^Day 1.*Mesos.*500.*Claimed$/);
    expect(days[1]).toMatch(/^Day 2.*Potions× 1,000.*Missed$/);
    expect(days[2]).toMatch(/^Day 3.*Today.*NX.*1,500/);
    expect(days[3]).toMatch(/^Day 4.*Chair.*Coming up$/);
    expect(screen.getByText('Today’s reward: 1,500 NX')).toBeVisible();
    expect(screen.getByText(/It’s waiting for you in the game/)).toBeVisible();
  });

  it('say when today’s is taken', async () => {
    open(someRewards({ claimed: ['2026-01-06'] }));
    const region = await windowOf('Daily rewards');
    expect(region).toHaveTextContent('You’ve claimed it.');
    const today = within(region).getAllByRole('listitem')[2];
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(today).toHaveTextContent(/Today.*Claimed/);
  });

  it('count down by the clock of the server, however wrong the reader’s is', async () => {
    jest.useFakeTimers({ now: SERVER_NOW - 400 * 86_400_000, doNotFake: ['queueMicrotask'] });
    open(someRewards());
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('timer')).toHaveTextContent(/^(?:06:00:00|05:59:59)$/);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('timer')).toHaveTextContent(/^(?:05:59:50|05:59:49)$/);
  });

  it('are asked for again when the server’s day is over', async () => {
    jest.useFakeTimers({ now: SERVER_NOW + 86_400_000, doNotFake: ['queueMicrotask'] });
    const midnight = SERVER_NOW + 5000;
    const { api, asked } = open(someRewards({ dayEndsAt: midnight }));
    await act(() => jest.advanceTimersByTimeAsync(200));
    const tomorrow = { today: '2026-01-07', now: midnight + 1500, dayEndsAt: midnight + 86_400_000 };
    api['/api/voting/rewards'] = someRewards(tomorrow);
    const calls = () => asked.filter((address) => address === '/api/voting/rewards').length;
    await act(() => jest.advanceTimersByTimeAsync(4500));
    expect(calls()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(2500));
    expect(calls()).toBe(2);
    expect(screen.getByText('Today’s reward: 2,000 chairs')).toBeVisible();
  });
});

describe('the weekly bonus', () => {
  it.each([
    [{ claimedDays: ['2026-01-04', '2026-01-05'] }, '5 more days before Sunday'],
    [{ claimedDays: ['2026-01-04', '2026-01-05'], needed: 3 }, '1 more day before Sunday'],
    [
      { claimedDays: ['2026-01-04'], isReachable: false },
      'You can’t reach it this week. A new week starts on Sunday.',
    ],
    [
      { claimedDays: ['2026-01-04', '2026-01-05'], needed: 2 },
      'All days are claimed. Take the bonus from the NPC before Sunday!',
    ],
    [{ isClaimed: true }, 'This week’s bonus is yours. A new week starts on Sunday.'],
  ])('says what is left to do: %j', async (week, text) => {
    open(someRewards({ week }));
    expect(within(await windowOf('Weekly bonus')).getByText(text)).toBeVisible();
  });

  it('marks the seven days in words too, and says when it ends, there and here', async () => {
    open(someRewards({ claimed: ['2026-01-04'] }));
    const region = await windowOf('Weekly bonus');
    expect(within(region).getByText('1 of 7 days')).toBeVisible();
    const days = itemsOf(region).map((day) => day?.replace(/^\w{3}/, ''));
    expect(days.slice(0, 4)).toEqual([
      'Sunday, Claimed',
      'Monday, Missed',
      'Tuesday, Today',
      'Wednesday, Coming up',
    ]);
    expect(region).toHaveTextContent(/The week ends on Sun,? 00:00 JST, \w{3},? \d\d:\d\d your time/);
  });
});

describe('the milestone', () => {
  it('counts what is kept for good', async () => {
    open(someRewards());
    const region = await windowOf('Milestone');
    expect(region).toHaveTextContent('2 of 6');
    expect(region).toHaveTextContent(/Weekly bonuses so far14.*Milestones so far2/);
  });

  it('says when it can be claimed', async () => {
    open(someRewards({ milestone: { weeks: 6, needed: 6, allWeeks: 6, milestones: 0 } }));
    expect(await windowOf('Milestone')).toHaveTextContent('You’ve reached a milestone.');
  });

  it('is a bar where not all stars fit', async () => {
    open(someRewards({ milestone: { weeks: 20, needed: 52, allWeeks: 20, milestones: 0 } }));
    expect(within(await windowOf('Milestone')).getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      '20 / 52',
    );
  });
});

describe('the streak of votes', () => {
  it('lists every day with votes in words', async () => {
    const days = [
      { day: '2025-12-31', votes: 1 },
      { day: '2026-01-05', votes: 3 },
    ];
    open(someRewards({ streak: { current: 1, longest: 12, allVotes: 1234, days } }));
    const region = await windowOf('Voting streak');
    expect(region).toHaveTextContent(/Now1 day.*Longest12 days.*1,234/);
    expect(region).toHaveTextContent('Vote today to keep your streak going.');
    await userEvent.click(within(region).getByText('Show as a list'));
    expect(itemsOf(region)).toEqual(['Jan 5, 20263 votes', 'Dec 31, 20251 vote']);
  });

  it('invites who has never voted, and leaves alone who has voted today', async () => {
    const { unmount } = open(someRewards());
    const empty = await windowOf('Voting streak');
    expect(empty).toHaveTextContent('A vote today starts a streak.');
    expect(within(empty).getByRole('link', { name: 'Vote for the server' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    unmount();
    open(
      someRewards({
        streak: { current: 2, longest: 2, allVotes: 2, days: [{ day: '2026-01-06', votes: 1 }] },
      }),
    );
    const region = await windowOf('Voting streak');
    expect(region).toHaveTextContent('You’ve voted today.');
    expect(within(region).queryByRole('link')).toBeNull();
  });

  it('is not there where there is nothing to vote on', async () => {
    open(someRewards(), { sites: 0 });
    await windowOf('Milestone');
    expect(screen.queryByRole('region', { name: 'Voting streak' })).toBeNull();
    expect(screen.queryByText('In this browser')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download calendar file' })).toBeVisible();
  });
});

describe('the page', () => {
  it('says that rewards are claimed in the game', async () => {
    open(someRewards());
    expect(
      await screen.findByText(/You claim rewards in the game, from the NPC in the Free Market/),
    ).toBeVisible();
  });

  it('holds the place while it waits, and reads none of it out', () => {
    open(someRewards());
    const regions = screen.getAllByRole('region').map((region) => region.textContent);
    expect(regions).toHaveLength(1);
    expect(document.querySelectorAll('[inert] section')).toHaveLength(4);
  });

  it('tells of a failure with its number, and asks again', async () => {
    const { api } = open(REFUSED);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Your rewards couldn’t be loaded.*req-7/);
    api['/api/voting/rewards'] = someRewards();
    await userEvent.click(within(alert).getByRole('button'));
    expect(await windowOf('Daily rewards')).toBeVisible();
  });

  it('is whole in Hebrew', async () => {
    open(someRewards({ claimed: ['2026-01-04', '2026-01-05'] }), { language: 'he' });
    expect(await windowOf('בונוס שבועי')).toHaveTextContent('עוד 5 ימים לפני יום ראשון');
    await waitFor(() => expect(document.body.textContent).not.toMatch(/rewards\.\w/));
  });
});
