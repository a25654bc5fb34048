import { jest } from '@jest/globals';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portico/domain';
import { act, screen } from '@testing-library/react';
import { HARBOR, SERVER_NOW, ownVote, voteSite, voteStatus } from './test/voting-data';
import {
  LANTERN,
  OPEN,
  STATUS,
  VOTE,
  VOTE_PAGE,
  later,
  message,
  openPanel,
  pass,
  press,
  refusal,
  row,
  setWrongClock,
  steps,
  withVote,
} from './test/open-vote-panel';

beforeEach(() => void setWrongClock());
afterEach(() => void jest.useRealTimers());

describe('the voting panel', () => {
  it('shows the votes of today, both caps, and each site with what it earns and how often it takes a vote', async () => {
    await openPanel({ status: voteStatus({ todayVotes: 1, todayVP: 1, todayNX: 2000 }) });
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    expect(screen.getByText('1 / 3 VP')).toBeInTheDocument();
    expect(screen.getByText('2,000 / 6,000 NX')).toBeInTheDocument();
    expect(row(LANTERN)).toHaveTextContent('2,000 NX and 1 VP');
    expect(row(LANTERN)).toHaveTextContent('Ready');
    expect(row('Harbor 100')).toHaveTextContent('One vote every 12 hours');
    expect(message()).toHaveTextContent('opens the site in a new tab');
    expect(screen.getByText(/reset at 00:00 JST/)).toBeInTheDocument();
  });

  it('says of one cap that it is reached, and that the other is still to be had', async () => {
    await openPanel({ status: voteStatus({ todayNX: 6000, reachedNXCap: true, todayVP: 2 }) });
    expect(message()).toHaveTextContent('Today’s cap is reached; you can still earn VP');
    expect(screen.getByText('2 / 3 VP')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: VOTE })).toBeEnabled();
  });

  it('counts down to the next day once both caps are reached', async () => {
    const caps = { reachedVPCap: true, reachedNXCap: true, canVoteToday: false, todayVotes: 2 };
    await openPanel({ status: voteStatus(caps) });
    expect(message()).toHaveTextContent('You’ve reached both caps for today');
    expect(screen.queryByRole('button', { name: /^Vote/ })).not.toBeInTheDocument();
    expect(row(LANTERN)).toHaveTextContent('3:00:00');
    expect(row(LANTERN)).not.toHaveTextContent('Ready');
  });

  it('says that the votes of the day are used up', async () => {
    await openPanel({ status: voteStatus({ todayVotes: 3, canVoteToday: false }) });
    expect(message()).toHaveTextContent('3/3');
  });

  it('says when the next vote is while no site takes one, though votes of the day are left', async () => {
    const sites = [
      voteSite({ nextVoteAt: SERVER_NOW + HOUR_MS }),
      voteSite({ ...HARBOR, nextVoteAt: SERVER_NOW + MINUTE_MS }),
    ];
    await openPanel({ status: voteStatus({ todayVotes: 2, sites }) });
    const time = new Date(SERVER_NOW + MINUTE_MS).toTimeString().slice(0, 5);
    expect(message()).toHaveTextContent(`You can’t vote on any site right now. Next vote at ${time}.`);
    await pass(MINUTE_MS);
    expect(message()).toHaveTextContent('opens the site in a new tab');
  });

  it('is not there where there is nothing to vote on', async () => {
    const { asked, container } = await openPanel({ status: refusal(404, 'game.feature_off') });
    expect(container).toHaveTextContent('');
    expect(asked).toEqual([STATUS]);
  });

  it('keeps no place where the portal says from the start that there are no sites', async () => {
    const config = { ...EXAMPLE_CONFIG, voting: { sites: 0 } };
    const { container } = await openPanel({ portal: { config } });
    expect(container).toHaveTextContent('');
  });

  it('says that the status could not be had, and asks again', async () => {
    const { api } = await openPanel({ status: refusal(500, 'portal.internal') });
    expect(screen.getByRole('alert')).toHaveTextContent('Your vote status couldn’t be loaded');
    api[STATUS] = voteStatus();
    await press('Try Again');
    expect(screen.getByRole('button', { name: VOTE })).toBeInTheDocument();
  });

  it('needs a character, and opens nothing without', async () => {
    const { openTab, asked } = await openPanel({ status: voteStatus({ hasCharacter: false }) });
    expect(message()).toHaveTextContent('You need a character to vote.');
    await press(VOTE);
    expect(openTab).not.toHaveBeenCalled();
    expect(asked).not.toContain(OPEN);
  });
});

describe('the countdown', () => {
  it('goes by the time of the server, however wrong the local clock is, and ends in a button', async () => {
    const nextVoteAt = SERVER_NOW + MINUTE_MS + 5 * SECOND_MS;
    await openPanel({ status: voteStatus({ sites: [voteSite({ nextVoteAt })] }) });
    expect(row(LANTERN)).toHaveTextContent('0:01:05');
    await pass(5 * SECOND_MS);
    expect(row(LANTERN)).toHaveTextContent('0:01:00');
    await pass(59 * SECOND_MS);
    expect(row(LANTERN)).toHaveTextContent('0:00:01');
    await pass(SECOND_MS);
    expect(screen.getByRole('button', { name: VOTE })).toBeInTheDocument();
  });

  it('asks for the next day when this one ends on the server', async () => {
    const dayEndsAt = SERVER_NOW + 20 * SECOND_MS;
    const { api, countOf } = await openPanel({
      status: voteStatus({ todayVotes: 3, canVoteToday: false, dayEndsAt }),
    });
    expect(row(LANTERN)).toHaveTextContent('0:00:20');
    api[STATUS] = later(20 * SECOND_MS, { dayEndsAt: dayEndsAt + 24 * HOUR_MS });
    await pass(19 * SECOND_MS);
    expect(countOf(STATUS)).toBe(1);
    await pass(SECOND_MS);
    expect(countOf(STATUS)).toBe(2);
    expect(screen.getByText('0 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: VOTE })).toBeInTheDocument();
  });

  it('of a week counts days', async () => {
    await openPanel({ status: voteStatus({ sites: [voteSite({ nextVoteAt: SERVER_NOW + 71 * HOUR_MS })] }) });
    expect(row(LANTERN)).toHaveTextContent('3 days');
  });
});

describe('a vote', () => {
  it('opens its tab in the click, before anything is asked, and gives it no way back', async () => {
    const { openTab, tab, asked, api } = await openPanel();
    api[STATUS] = later(SECOND_MS, withVote(ownVote({ openedAt: SERVER_NOW + SECOND_MS })));
    const before = asked.length;
    act(() => screen.getByRole('button', { name: VOTE }).click());
    expect(openTab).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(before);
    await pass(0);
    expect(tab).toMatchObject({ opener: null, address: VOTE_PAGE, closed: false });
    expect(tab?.document.body.textContent).toMatch(/^Opening .*Lantern Toplist/);
    expect(message()).toHaveTextContent(/Waiting for .*Lantern Toplist/);
    expect(steps()).toEqual(['Opened (done)', '[Waiting]', 'Confirmed', 'Credited']);
    expect(screen.getByRole('button', { name: `Open again: ${LANTERN}` })).toBeInTheDocument();
  });

  it('is opened once by two clicks', async () => {
    const { openTab, countOf } = await openPanel();
    const button = screen.getByRole('button', { name: VOTE });
    act(() => {
      button.click();
      button.click();
    });
    await pass(0);
    expect(openTab).toHaveBeenCalledTimes(1);
    expect(countOf(OPEN)).toBe(1);
  });

  it('offers a link where the browser opened no tab', async () => {
    await openPanel({ tab: null });
    await press(VOTE);
    expect(message()).toHaveTextContent('didn’t open a new tab');
    const link = screen.getByRole('link', { name: 'Open the vote site' });
    expect(link).toHaveAttribute('href', VOTE_PAGE);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('leads to addresses of the web alone', async () => {
    const { api, tab } = await openPanel();
    api[OPEN] = { url: 'javascript:alert(1)', expiresAt: 0 };
    await press(VOTE);
    expect(tab?.address).toBeUndefined();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    [429, 'request.too_many'],
    [409, 'voting.cooling_down'],
    [400, 'something.new'],
  ])('that is refused says why, and closes its tab: %s %s', async (status, code) => {
    const { api, tab, countOf } = await openPanel();
    api[OPEN] = refusal(status, code);
    await press(VOTE);
    expect(message()).toHaveTextContent(`the server's words for ${code}`);
    expect(tab?.closed).toBe(true);
    expect(countOf(STATUS)).toBe(2);
    expect(screen.getByRole('button', { name: VOTE })).toBeEnabled();
  });

  it('that cannot be begun for want of a network says so', async () => {
    const { api, tab } = await openPanel();
    delete api[OPEN];
    await press(VOTE);
    expect(message()).toHaveTextContent('The server could not be reached.');
    expect(tab?.closed).toBe(true);
  });
});
