import { jest } from '@jest/globals';
import { SECOND_MS } from '@portico/domain';
import { act, screen } from '@testing-library/react';
import { ownVote, SERVER_NOW } from './test/voting-data';
import {
  LANTERN,
  later,
  message,
  OPEN,
  openPanel,
  pass,
  press,
  refusal,
  setWrongClock,
  STATUS,
  steps,
  VOTE,
  VOTE_PAGE,
  withVote,
} from './test/open-vote-panel';

beforeEach(() => void setWrongClock());
afterEach(() => void jest.useRealTimers());

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
