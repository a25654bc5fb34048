import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portico/domain';
import { creditedVote, ownVote, SERVER_NOW, verifiedVote, voteSite, voteStatus } from './test/voting-data';
import {
  FakeTab,
  LANTERN,
  later,
  message,
  openPanel,
  pass,
  press,
  refusal,
  row,
  setWrongClock,
  STATUS,
  steps,
  VERIFY,
  VOTE,
  withVote,
} from './test/open-vote-panel';

beforeEach(() => void setWrongClock());
afterEach(() => void jest.useRealTimers());

describe('what becomes of a vote', () => {
  it('is asked for every ten seconds, thanks for what it earned, and the status follows after a second', async () => {
    const { api, countOf, onBalances } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    await pass(9 * SECOND_MS);
    expect(countOf(VERIFY)).toBe(0);
    await pass(SECOND_MS);
    expect(countOf(VERIFY)).toBe(1);
    api[VERIFY] = verifiedVote(creditedVote());
    await pass(10 * SECOND_MS);
    expect(message()).toHaveTextContent('Thank you! Your vote earned 2,000 NX and 1 VP.');
    expect(steps()).toEqual(['Opened (done)', 'Waiting (done)', 'Confirmed (done)', 'Credited (done)']);
    expect(row(LANTERN)).toHaveTextContent('23:59:40');
    expect(onBalances).toHaveBeenCalledTimes(1);
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    expect(screen.getByText('1 / 3 VP')).toBeInTheDocument();
    expect(screen.getByText('2,000 / 6,000 NX')).toBeInTheDocument();
    expect(countOf(STATUS)).toBe(1);
    api[STATUS] = later(21 * SECOND_MS, { ...withVote(creditedVote()), todayVotes: 1 });
    await pass(SECOND_MS);
    expect(countOf(STATUS)).toBe(2);
    expect(message()).toHaveTextContent('Thank you!');
    await pass(30 * SECOND_MS);
    expect(countOf(VERIFY)).toBe(2);
  });

  it('has no steps of a vote that ended long ago, where the site takes another', async () => {
    const old = { openedAt: SERVER_NOW - 30 * HOUR_MS, confirmedAt: SERVER_NOW - 30 * HOUR_MS };
    await openPanel({ status: voteStatus(withVote(creditedVote({ ...old, creditedAt: old.confirmedAt }))) });
    expect(within(row(LANTERN)).queryByRole('list')).toBeNull();
    expect(row(LANTERN)).toHaveTextContent('Last vote: 2,000 NX and 1 VP, ');
  });

  it('leaves the focus where it was, on what is there instead of the button', async () => {
    const { api } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    screen.getByRole('button', { name: `Open again: ${LANTERN}` }).focus();
    api[VERIFY] = verifiedVote(creditedVote());
    await pass(10 * SECOND_MS);
    expect(screen.getByText('23:59:50').closest('p')).toHaveFocus();
  });

  it('says that its status could not be updated after it had succeeded', async () => {
    const { api } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    api[VERIFY] = verifiedVote(creditedVote());
    api[STATUS] = refusal(500, 'portal.internal');
    await pass(10 * SECOND_MS);
    await pass(SECOND_MS);
    expect(message()).toHaveTextContent('Error updating vote information');
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
  });

  it('is asked for twelve times, failed calls among them, and then says what is known', async () => {
    const { api, countOf } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    delete api[VERIFY];
    await pass(30 * SECOND_MS);
    api[VERIFY] = verifiedVote(ownVote());
    await pass(90 * SECOND_MS);
    expect(message()).toHaveTextContent('Waiting for');
    await pass(2 * SECOND_MS);
    expect(message()).toHaveTextContent('hasn’t reported your vote yet. Check that you entered the name');
    expect(row(LANTERN)).toHaveTextContent('Not reported yet, counts until');
    expect(row(LANTERN)).not.toHaveTextContent('Ready');
    await pass(MINUTE_MS);
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
    const openedAt = SERVER_NOW - 95 * SECOND_MS;
    const { countOf } = await openPanel({ status: voteStatus(withVote(ownVote({ openedAt }))) });
    expect(message()).toHaveTextContent('Waiting for');
    await pass(5 * SECOND_MS);
    expect(countOf(VERIFY)).toBe(1);
    await pass(MINUTE_MS);
    expect(countOf(VERIFY)).toBe(3);
  });

  it('that was opened long ago stands in its row, and is not asked for', async () => {
    const { countOf } = await openPanel({
      status: voteStatus(withVote(ownVote({ openedAt: SERVER_NOW - 2 * HOUR_MS }))),
    });
    expect(row(LANTERN)).toHaveTextContent('Not reported yet');
    expect(message()).toHaveTextContent('opens the site in a new tab');
    await pass(30 * SECOND_MS);
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
      status: voteStatus(withVote(ownVote({ openedAt: SERVER_NOW - 3 * MINUTE_MS }))),
    });
    api[VERIFY] = verifiedVote(ownVote());
    api[STATUS] = voteStatus(withVote(ownVote()));
    await press(`Open again: ${LANTERN}`);
    await pass(130 * SECOND_MS);
    expect(countOf(VERIFY)).toBe(12);
  });

  it('arrives at the logout of a player in the game', async () => {
    const { api, onBalances } = await openPanel({ status: voteStatus(withVote(ownVote())), isInGame: true });
    const confirmed = ownVote({ state: 'confirmed', confirmedAt: SERVER_NOW + 9 * SECOND_MS });
    api[VERIFY] = verifiedVote(confirmed);
    api[STATUS] = later(11 * SECOND_MS, withVote(confirmed));
    await pass(11 * SECOND_MS);
    expect(message()).toHaveTextContent('It arrives when you log out of the game.');
    expect(steps()).toEqual(['Opened (done)', 'Waiting (done)', 'Confirmed (done)', '[Credited]']);
    expect(onBalances).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['expired', 'It wasn’t reported in time.'],
    ['dayLimit', 'The daily vote limit was reached.'],
    ['coolDown', 'The next vote on this site wasn’t due yet.'],
    ['caps', 'Both daily caps were reached.'],
    ['notCounted', 'The site didn’t count it.'],
  ] as const)('that was refused says why: %s', async (reason, words) => {
    const { api } = await openPanel({ status: voteStatus(withVote(ownVote())) });
    api[VERIFY] = verifiedVote(ownVote({ state: 'refused', reason }));
    await pass(10 * SECOND_MS);
    expect(message()).toHaveTextContent(words);
    expect(row(LANTERN)).toHaveTextContent(words);
    expect(steps()).toEqual(['Opened (done)', '[Refused]', 'Confirmed', 'Credited']);
  });

  it('that has run out is refused, before the server says so', async () => {
    const times = { openedAt: SERVER_NOW - 25 * HOUR_MS, expiresAt: SERVER_NOW - HOUR_MS };
    await openPanel({ status: voteStatus(withVote(ownVote(times))) });
    expect(row(LANTERN)).toHaveTextContent('It wasn’t reported in time.');
    expect(screen.getByRole('button', { name: VOTE })).toBeInTheDocument();
  });

  it('that the status itself says has arrived is thanked for too', async () => {
    const { api, onBalances } = await openPanel();
    const opened = SERVER_NOW + SECOND_MS;
    api[STATUS] = later(2 * SECOND_MS, withVote(creditedVote({ openedAt: opened })));
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
