import { jest } from '@jest/globals';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { TEXTS } from '../../test/texts';
import { PublicVotePanel } from './public-vote-panel';

const SITES = '/api/voting/sites';
const OPEN = '/api/voting/open';
const CHECK = '/api/voting/check-status?username=wren';
const SECOND = 1000;

const site = {
  id: 'lantern',
  name: { en: 'Lantern Toplist' },
  nx: 2000,
  votePoints: 1,
  coolDownMinutes: 1440,
};
const SITES_ANSWER = { sites: [site, { ...site, id: 'harbor', name: { en: 'Harbor 100' } }], maxVotes: 3 };
const VOTE_PAGE = 'https://votes.example/in/123?name=k2j4';

const SHELL_TEXTS = { errors: { voting: { username_required: 'Please enter your username' } } };

const refusal = (status: number, code: string) =>
  new ApiFailure(status, { code, msg: `the server's words for ${code}`, requestId: 'r' });

const check = (todayVotes: number, recentlyVoted: boolean) => ({ todayVotes, maxVotes: 3, recentlyVoted });

/** Advances the time; the result is drawn a moment later. */
async function pass(milliseconds: number): Promise<void> {
  for (const step of [milliseconds, 1, 1, 1]) await act(() => jest.advanceTimersByTimeAsync(step));
}

function fakeTab() {
  const address: string[] = [];
  return {
    opener: 'the portal' as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: (to: string) => void address.push(to) },
    close() {
      this.closed = true;
    },
    address,
  };
}

async function open(
  changes: Record<string, unknown> = {},
  tab: ReturnType<typeof fakeTab> | null = fakeTab(),
) {
  const openTab = jest.spyOn(window, 'open').mockReset();
  openTab.mockImplementation(() => tab as Window | null);
  const api: Record<string, unknown> = {
    [SITES]: SITES_ANSWER,
    [OPEN]: { url: VOTE_PAGE, expiresAt: 0 },
    [CHECK]: check(1, true),
    ...changes,
  };
  const page = renderInPortal(<PublicVotePanel />, {
    path: '/login',
    api,
    texts: { 'mfe-dashboard': TEXTS.en, shell: SHELL_TEXTS },
  });
  await pass(0);
  return {
    ...page,
    api,
    tab,
    openTab,
    countOf: (address: string) => page.asked.filter((one) => one === address).length,
  };
}

const username = () => screen.getByRole('textbox', { name: 'Username of the account' });
const message = () => screen.getAllByRole('status').find((place) => place.closest('form > div') === place);

async function vote(name = ' wren '): Promise<void> {
  fireEvent.change(username(), { target: { value: name } });
  act(() => screen.getByRole('button', { name: 'Vote' }).click());
  await pass(0);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the public panel', () => {
  it('says whom a vote is for, has fields of its own, and names what each site earns', async () => {
    await open();
    expect(screen.getByText(/an account that has a character/)).toBeInTheDocument();
    expect(message()).toBeEmptyDOMElement();
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(username()).toHaveAttribute('name', 'voteUsername');
    const sites = screen.getAllByRole('option').map((option) => option.textContent);
    expect(sites).toEqual([
      'Lantern Toplist · 2,000\u00a0NX and 1\u00a0VP',
      'Harbor 100 · 2,000\u00a0NX and 1\u00a0VP',
    ]);
  });

  it('needs a username, and opens nothing without', async () => {
    const { openTab, asked } = await open();
    await vote('   ');
    expect(username()).toHaveAccessibleDescription('Please enter your username');
    expect(username()).toHaveFocus();
    expect(openTab).not.toHaveBeenCalled();
    expect(asked).toEqual([SITES]);
  });

  it('thanks for a vote that arrives, and not for one of three minutes ago on another site', async () => {
    const { api, tab, openTab, countOf } = await open();
    await vote();
    expect(openTab).toHaveBeenCalledTimes(1);
    expect(tab).toMatchObject({ opener: null, address: [VOTE_PAGE] });
    expect(message()).toHaveTextContent('Vote in the tab that has opened.');
    await pass(20 * SECOND);
    expect(message()).toHaveTextContent('Vote in the tab that has opened.');
    expect(countOf(CHECK)).toBe(3);
    api[CHECK] = check(2, true);
    await pass(10 * SECOND);
    expect(message()).toHaveTextContent('Thank you! Your vote has arrived.');
    await pass(30 * SECOND);
    expect(countOf(CHECK)).toBe(4);
  });

  it('is opened once by two clicks', async () => {
    const { openTab, countOf } = await open();
    fireEvent.change(username(), { target: { value: 'wren' } });
    const button = screen.getByRole('button', { name: 'Vote' });
    act(() => {
      button.click();
      button.click();
    });
    await pass(0);
    expect([openTab.mock.calls.length, countOf(OPEN)]).toEqual([1, 1]);
  });

  it('looks at once when the reader comes back', async () => {
    const { api } = await open();
    await vote();
    api[CHECK] = check(2, true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(message()).toHaveTextContent('Thank you!');
  });

  it('warns after twelve looks, and looks again when asked to', async () => {
    const { api, countOf } = await open();
    await vote();
    for (let look = 0; look < 14; look += 1) await pass(10 * SECOND);
    expect(countOf(CHECK)).toBe(13);
    expect(message()).toHaveTextContent(
      'Make sure the vote was completed on the vote site, and check the username.',
    );
    api[CHECK] = check(2, true);
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(0);
    expect(message()).toHaveTextContent('Thank you!');
  });

  it('says that looking failed where the line stays broken, and goes on over a gap', async () => {
    const { api } = await open();
    await vote();
    delete api[CHECK];
    await pass(10 * SECOND);
    expect(message()).toHaveTextContent('Vote in the tab that has opened.');
    for (let look = 0; look < 12; look += 1) await pass(10 * SECOND);
    expect(message()).toHaveTextContent('Error checking vote status');
    api[CHECK] = check(1, true);
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(0);
    expect(message()).toHaveTextContent('No vote has arrived yet.');
  });

  it('says so of the first look too, and leaves no empty tab behind', async () => {
    const { api, tab } = await open();
    delete api[CHECK];
    await vote();
    expect(message()).toHaveTextContent('Error checking vote status');
    expect(tab?.closed).toBe(true);
  });

  it('says at once what the API refuses to look at', async () => {
    const { api } = await open();
    await vote();
    api[CHECK] = refusal(400, 'request.validation_failed');
    await pass(10 * SECOND);
    expect(message()).toHaveTextContent('Error checking vote status');
  });

  it.each([
    [409, 'voting.day_limit'],
    [429, 'request.too_many'],
  ])('says why no vote can be begun, and closes the tab: %s %s', async (status, code) => {
    const { tab } = await open({ [OPEN]: refusal(status, code) });
    await vote();
    expect(message()).toHaveTextContent(`the server's words for ${code}`);
    expect(tab?.closed).toBe(true);
    expect(screen.getByRole('button', { name: 'Vote' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('offers a link where the browser opened no tab', async () => {
    await open({}, null);
    await vote();
    expect(message()).toHaveTextContent('didn’t open a new tab');
    expect(screen.getByRole('link', { name: 'Open the vote site' })).toHaveAttribute('href', VOTE_PAGE);
  });

  it.each([
    ['no sites', { sites: [], maxVotes: 3 }],
    ['none are offered', refusal(404, 'game.feature_off')],
  ])('is not there: %s', async (_, answer) => {
    const { container } = await open({ [SITES]: answer });
    expect(container).toHaveTextContent('');
  });

  it('says that the sites could not be had, and asks again', async () => {
    const { api } = await open({ [SITES]: refusal(500, 'portal.internal') });
    api[SITES] = SITES_ANSWER;
    expect(screen.getByRole('alert')).toHaveTextContent('The vote sites couldn’t be loaded');
    act(() => screen.getByRole('button').click());
    await pass(0);
    expect(username()).toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  jest.useRealTimers();
  const { kept } = await hydrateInPortal(<PublicVotePanel />, {
    path: '/login',
    language,
    texts: { 'mfe-dashboard': TEXTS[language] },
    answers: { [SITES]: SITES_ANSWER },
  });
  expect(kept.kept).toBe(kept.of);
});
