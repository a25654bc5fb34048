import { jest } from '@jest/globals';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { act, screen, within } from '@testing-library/react';
import {
  creditedVote,
  HARBOR,
  ownVote,
  SERVER_NOW,
  verifiedVote,
  voteSite,
  voteStatus,
} from './voting-test-data';
import {
  FakeTab,
  later,
  message,
  OPEN,
  openPanel,
  pass,
  press,
  refusal,
  row,
  STATUS,
  VERIFY,
  VOTE_PAGE,
} from './voting-test-page';

const LANTERN = 'Lantern Toplist';
const VOTE = `Vote: ${LANTERN}`;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const withVote = (vote: ReturnType<typeof ownVote>, site = {}) => ({
  sites: [voteSite({ vote, ...site }), voteSite(HARBOR)],
});

const steps = () =>
  within(row(LANTERN))
    .getAllByRole('listitem')
    .map((step) =>
      step.getAttribute('aria-current') === 'step' ? `[${step.textContent}]` : step.textContent,
    );

beforeEach(() => {
  // The clock of the machine is a year and some minutes behind the server's.
  jest.useFakeTimers({ now: SERVER_NOW - 365 * 24 * HOUR - 17 * MINUTE });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the voting panel', () => {
  it('shows the votes of today, both caps, and each site with what it earns and how often it takes a vote', async () => {
    await openPanel({ status: voteStatus({ todayVotes: 1, todayVP: 1, todayNX: 2000 }) });
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'VP' })).toHaveAttribute('aria-valuetext', '1 / 3');
    expect(screen.getByRole('meter', { name: 'NX' })).toHaveAttribute('aria-valuetext', '2,000 / 6,000');
    expect(screen.getByText('4,000 NX left today')).toBeInTheDocument();
    expect(row(LANTERN)).toHaveTextContent('2,000 NX and 1 VP');
    expect(row('Harbor 100')).toHaveTextContent('One vote every 12 hours');
    expect(message()).toHaveTextContent('opens the site in a new tab');
    expect(screen.getByText(/start over at 00:00 JST/)).toBeInTheDocument();
  });

  it('says of one cap that it is reached, and that the other is still to be had', async () => {
    await openPanel({ status: voteStatus({ todayNX: 6000, reachedNXCap: true, todayVP: 2 }) });
    expect(screen.getByText('Today’s cap is reached; you can still earn VP')).toBeInTheDocument();
    expect(screen.getByText('1 VP left today')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: VOTE })).toBeEnabled();
  });

  it('counts down to the next day once both caps are reached', async () => {
    const caps = { reachedVPCap: true, reachedNXCap: true, canVoteToday: false, todayVotes: 2 };
    await openPanel({ status: voteStatus(caps) });
    expect(screen.getAllByText('Today’s cap is reached')).toHaveLength(2);
    expect(message()).toHaveTextContent('Both caps of today are reached');
    expect(screen.queryByRole('button', { name: /^Vote/ })).not.toBeInTheDocument();
    expect(row(LANTERN)).toHaveTextContent('3:00:00');
  });

  it('says that the votes of the day are used up', async () => {
    await openPanel({ status: voteStatus({ todayVotes: 3, canVoteToday: false }) });
    expect(message()).toHaveTextContent('3/3');
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
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t find out where your votes stand');
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
    const nextVoteAt = SERVER_NOW + MINUTE + 5 * SECOND;
    await openPanel({ status: voteStatus({ sites: [voteSite({ nextVoteAt })] }) });
    expect(row(LANTERN)).toHaveTextContent('0:01:05');
    await pass(5 * SECOND);
    expect(row(LANTERN)).toHaveTextContent('0:01:00');
    await pass(59 * SECOND);
    expect(row(LANTERN)).toHaveTextContent('0:00:01');
    await pass(SECOND);
    expect(screen.getByRole('button', { name: VOTE })).toBeInTheDocument();
  });

  it('asks for the next day when this one ends on the server', async () => {
    const dayEndsAt = SERVER_NOW + 20 * SECOND;
    const { api, countOf } = await openPanel({
      status: voteStatus({ todayVotes: 3, canVoteToday: false, dayEndsAt }),
    });
    expect(row(LANTERN)).toHaveTextContent('0:00:20');
    api[STATUS] = later(20 * SECOND, { dayEndsAt: dayEndsAt + 24 * HOUR });
    await pass(19 * SECOND);
    expect(countOf(STATUS)).toBe(1);
    await pass(SECOND);
    expect(countOf(STATUS)).toBe(2);
    expect(screen.getByText('0 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: VOTE })).toBeInTheDocument();
  });

  it('of a week counts days', async () => {
    await openPanel({ status: voteStatus({ sites: [voteSite({ nextVoteAt: SERVER_NOW + 71 * HOUR })] }) });
    expect(row(LANTERN)).toHaveTextContent('3 days');
  });
});

describe('a vote', () => {
  it('opens its tab in the click, before anything is asked, and gives it no way back', async () => {
    const { openTab, tab, asked, api } = await openPanel();
    api[STATUS] = later(SECOND, withVote(ownVote({ openedAt: SERVER_NOW + SECOND })));
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
    expect(message()).toHaveTextContent('did not open a new tab');
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

  it('is asked for every ten seconds, thanks for what it earned, and the status follows after a second', async () => {
    const { api, countOf, onBalances } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    await pass(9 * SECOND);
    expect(countOf(VERIFY)).toBe(0);
    await pass(SECOND);
    expect(countOf(VERIFY)).toBe(1);
    api[VERIFY] = verifiedVote(creditedVote());
    await pass(10 * SECOND);
    expect(message()).toHaveTextContent('Thank you! Your vote earned 2,000 NX and 1 VP.');
    expect(steps()).toEqual(['Opened (done)', 'Waiting (done)', 'Confirmed (done)', 'Credited (done)']);
    expect(row(LANTERN)).toHaveTextContent('23:59:40');
    expect(onBalances).toHaveBeenCalledTimes(1);
    expect(countOf(STATUS)).toBe(1);
    api[STATUS] = later(21 * SECOND, { ...withVote(creditedVote()), todayVotes: 1 });
    await pass(SECOND);
    expect(countOf(STATUS)).toBe(2);
    expect(message()).toHaveTextContent('Thank you!');
    await pass(30 * SECOND);
    expect(countOf(VERIFY)).toBe(2);
  });

  it('says that its status could not be updated after it had succeeded', async () => {
    const { api } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    api[VERIFY] = verifiedVote(creditedVote());
    api[STATUS] = refusal(500, 'portal.internal');
    await pass(10 * SECOND);
    await pass(SECOND);
    expect(message()).toHaveTextContent('Error updating vote information');
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
  });

  it('is asked for twelve times, failed calls among them, and then says what is known', async () => {
    const { api, countOf } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    delete api[VERIFY];
    await pass(30 * SECOND);
    api[VERIFY] = verifiedVote(ownVote());
    await pass(90 * SECOND);
    expect(message()).toHaveTextContent('Waiting for');
    await pass(2 * SECOND);
    expect(message()).toHaveTextContent(
      /hasn’t reported your vote yet. If it does by .*, you still get the reward/,
    );
    expect(row(LANTERN)).toHaveTextContent('Not reported yet, counts until');
    await pass(MINUTE);
    expect(countOf(VERIFY)).toBe(12);

    api[VERIFY] = refusal(429, 'request.too_many');
    await press('Check again');
    expect(message()).toHaveTextContent("the server's words for request.too_many");
    api[VERIFY] = verifiedVote(creditedVote());
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(message()).toHaveTextContent('Thank you!');
  });

  it('goes on where it was when the page is opened again, here or elsewhere', async () => {
    const openedAt = SERVER_NOW - 95 * SECOND;
    const { countOf } = await openPanel({ status: voteStatus(withVote(ownVote({ openedAt }))) });
    expect(message()).toHaveTextContent('Waiting for');
    await pass(5 * SECOND);
    expect(countOf(VERIFY)).toBe(1);
    await pass(MINUTE);
    expect(countOf(VERIFY)).toBe(3);
  });

  it('that was opened long ago stands in its row, and is not asked for', async () => {
    const { countOf } = await openPanel({
      status: voteStatus(withVote(ownVote({ openedAt: SERVER_NOW - 2 * HOUR }))),
    });
    expect(row(LANTERN)).toHaveTextContent('Not reported yet');
    expect(message()).toHaveTextContent('opens the site in a new tab');
    await pass(30 * SECOND);
    expect(countOf(VERIFY)).toBe(0);
  });

  it('is asked for at once when the reader comes back to the page', async () => {
    const { countOf } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(countOf(VERIFY)).toBe(1);
  });

  it('that was opened again is asked for twelve times more', async () => {
    const { api, countOf } = await openPanel({
      status: voteStatus(withVote(ownVote({ openedAt: SERVER_NOW - 3 * MINUTE }))),
    });
    api[VERIFY] = verifiedVote(ownVote());
    api[STATUS] = voteStatus(withVote(ownVote()));
    await press(`Open again: ${LANTERN}`);
    await pass(130 * SECOND);
    expect(countOf(VERIFY)).toBe(12);
  });

  it('arrives at the logout of whoever is in the game', async () => {
    const { api, onBalances } = await openPanel({ status: voteStatus(withVote(ownVote())), isInGame: true });
    const confirmed = ownVote({ state: 'confirmed', confirmedAt: SERVER_NOW + 9 * SECOND });
    api[VERIFY] = verifiedVote(confirmed);
    api[STATUS] = later(11 * SECOND, withVote(confirmed));
    await pass(11 * SECOND);
    expect(message()).toHaveTextContent('It arrives when you log out of the game.');
    expect(steps()).toEqual(['Opened (done)', 'Waiting (done)', 'Confirmed (done)', '[Credited]']);
    expect(onBalances).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['expired', 'It wasn’t reported in time.'],
    ['dayLimit', 'All votes of that day were used up.'],
    ['coolDown', 'The site’s next vote wasn’t due yet.'],
    ['caps', 'Both caps of that day were reached.'],
    ['notCounted', 'The site did not count it.'],
  ] as const)('that was refused says why: %s', async (reason, words) => {
    const { api } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    api[VERIFY] = verifiedVote(ownVote({ state: 'refused', reason }));
    await pass(10 * SECOND);
    expect(message()).toHaveTextContent(words);
    expect(row(LANTERN)).toHaveTextContent(words);
    expect(steps()).toEqual(['Opened (done)', '[Refused]', 'Confirmed', 'Credited']);
  });

  it('that has run out is refused, before the server says so', async () => {
    const times = { openedAt: SERVER_NOW - 25 * HOUR, expiresAt: SERVER_NOW - HOUR };
    await openPanel({ status: voteStatus(withVote(ownVote(times))) });
    expect(row(LANTERN)).toHaveTextContent('It wasn’t reported in time.');
    expect(screen.getByRole('button', { name: VOTE })).toBeInTheDocument();
  });

  it('that the status itself says has arrived is thanked for too', async () => {
    const { api, onBalances } = await openPanel();
    const opened = SERVER_NOW + SECOND;
    api[STATUS] = later(2 * SECOND, withVote(creditedVote({ openedAt: opened })));
    await press(VOTE);
    expect(message()).toHaveTextContent('Thank you!');
    expect(onBalances).toHaveBeenCalledTimes(1);
  });

  it('of yesterday is not thanked for', async () => {
    const { onBalances } = await openPanel({ status: voteStatus(withVote(creditedVote())) });
    expect(message()).toHaveTextContent('opens the site in a new tab');
    expect(onBalances).not.toHaveBeenCalled();
  });

  it('keeps hostile names of sites to themselves', async () => {
    const name = { en: '<img onerror>\u202Edrow' };
    const { container } = await openPanel({
      status: voteStatus({ sites: [voteSite({ name })] }),
      tab: new FakeTab(),
    });
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText(name.en, { selector: 'bdi' })).toBeInTheDocument();
  });
});
