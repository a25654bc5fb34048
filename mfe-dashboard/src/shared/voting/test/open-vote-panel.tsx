import { jest } from '@jest/globals';
import type { Portal } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { useQuery } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { voteStatusQuery, type OwnVote, type VoteStatus } from '../voting.queries';
import { HARBOR, SERVER_NOW, verifiedVote, voteSite, voteStatus } from './voting-data';
import { VotePanel } from '../vote-panel';

export const STATUS = '/api/voting/status';
export const OPEN = '/api/voting/open';
export const VERIFY = '/api/voting/verify';
export const VOTE_PAGE = 'https://votes.example/in/123?name=k2j4';

/** The shell's texts that the panel uses. */
const SHELL_TEXTS = {
  kit: { error: { retry: 'Try Again' } },
  errors: {
    voting: {
      character_needed: 'You need a character to vote.',
      day_limit: 'Voted {{count}}/{{max}} times today.',
    },
  },
};

interface Opened {
  status?: unknown;
  portal?: Partial<Portal>;
  isInGame?: boolean;
  /** The result of `window.open`; null if the browser blocks it. */
  tab?: FakeTab | null;
}

/** An opened tab, as the portal sees it. */
export class FakeTab {
  opener: unknown = 'the portal';
  closed = false;
  address: string | undefined;
  readonly document = document.implementation.createHTMLDocument();
  readonly location = { replace: (address: string) => void (this.address = address) };
  readonly close = () => void (this.closed = true);
}

function Page({ isInGame, onBalances }: { isInGame: boolean; onBalances: () => void }) {
  return <VotePanel status={useQuery(voteStatusQuery())} isInGame={isInGame} onBalances={onBalances} />;
}

/** The panel with the data of a test, which may change its answers later. */
export async function openPanel({ status = voteStatus(), portal, isInGame = false, tab }: Opened = {}) {
  const opened = tab === undefined ? new FakeTab() : tab;
  const openTab = jest.spyOn(window, 'open').mockReset();
  openTab.mockImplementation(() => opened as Window | null);
  const onBalances = jest.fn<() => void>();
  const api: Record<string, unknown> = {
    [STATUS]: status,
    [OPEN]: { url: VOTE_PAGE, expiresAt: 0 },
    [VERIFY]: verifiedVote(null),
  };
  const page = renderInPortal(<Page isInGame={isInGame} onBalances={onBalances} />, {
    path: '/dashboard',
    texts: { 'mfe-dashboard': texts, shell: SHELL_TEXTS },
    api,
    portal,
  });
  await pass(0);
  const countOf = (address: string) => page.asked.filter((asked) => asked === address).length;
  return { ...page, api, tab: opened, openTab, onBalances, countOf };
}

/** Advances the time; the result is drawn a moment later. */
export async function pass(milliseconds: number): Promise<void> {
  for (const step of [milliseconds, 1, 1]) await act(() => jest.advanceTimersByTimeAsync(step));
}

export const row = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (found === null) throw new Error(`No row of ${name}`);
  return found;
};

export const message = () => screen.getByRole('status');

export const press = async (name: RegExp | string) => {
  act(() => screen.getByRole('button', { name }).click());
  await pass(0);
};

export const refusal = (status: number, code: string, params = {}) => {
  const body = { code, msg: `the server's words for ${code}`, requestId: 'req-1', params };
  return new ApiFailure(status, body);
};

/** The status some time later, by the server's clock. */
export const later = (milliseconds: number, changes: Partial<VoteStatus>): VoteStatus =>
  voteStatus({ now: voteStatus().now + milliseconds, ...changes });

export const LANTERN = 'Lantern Toplist';
export const VOTE = `Vote: ${LANTERN}`;

/** The machine's clock is a year and some minutes behind the server's. */
export const setWrongClock = () =>
  jest.useFakeTimers({ now: SERVER_NOW - 365 * 24 * HOUR_MS - 17 * MINUTE_MS });

/** Two sites, and a vote on the first. */
export const withVote = (vote: OwnVote) => ({ sites: [voteSite({ vote }), voteSite(HARBOR)] });

/** The steps of the first site's vote, with the current one in brackets. */
export const steps = () =>
  within(row(LANTERN))
    .getAllByRole('listitem')
    .map((step) =>
      step.getAttribute('aria-current') === 'step' ? `[${step.textContent}]` : step.textContent,
    );
