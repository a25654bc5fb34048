import { jest } from '@jest/globals';
import { getJson } from '@portico/api-client/runtime';
import type { PublicConfig } from '@portico/contract';
import { EXAMPLE_CONFIG, EXAMPLE_PORTAL } from '@portico/contract/example';
import { addTexts, startTexts } from '@portico/i18n';
import { PortalProvider, session, signIn, signOut, watchSession, type Account } from '@portico/portal-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { MINUTE_MS } from '@portico/domain';
import english from '../i18n/en.json' with { type: 'json' };
import { createQueryClient } from '../query-client';
import { accountOf } from '@portico/testing/account';
import { AccountWatch } from './account-watch';
const NOW = Date.UTC(2026, 10, 20, 12);

/** Calls of the API: `POST /api/auth/logout`. */
const calls: string[] = [];
let answers: (path: string) => Response;
let stop: () => void;

beforeAll(async () => {
  // Comes over the network in a browser.
  await import('./account-notices');
  startTexts('en');
  addTexts('en', 'shell', english);
  // jsdom draws no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  calls.length = 0;
  answers = () => Response.json(accountOf());
  globalThis.fetch = (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname}`);
    return Promise.resolve(answers(pathname));
  };
  signOut();
  stop = watchSession();
  signIn('Ada', 'token-1');
});

afterEach(() => {
  jest.useRealTimers();
  stop();
});

function show({ path = '/rankings', links }: { path?: string; links?: Partial<PublicConfig['links']> } = {}) {
  window.history.replaceState(null, '', path);
  const config = { ...EXAMPLE_CONFIG, links: { more: [], ...links } };
  return render(
    <PortalProvider value={{ ...EXAMPLE_PORTAL, config }}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <AccountWatch />
        </BrowserRouter>
      </QueryClientProvider>
    </PortalProvider>,
  );
}

const address = () => window.location.pathname + window.location.search;
const refused = (status: number, code: string) =>
  Response.json({ code, msg: '', requestId: 'r' }, { status });

describe('a session that the API refuses', () => {
  it('ends, and leads to the login once, with the way back, however many calls fail', async () => {
    const pushed = jest.spyOn(window.history, 'replaceState');
    show({ path: '/market?page=2' });
    await waitFor(() => expect(calls).toEqual(['GET /api/auth/user']));
    pushed.mockClear();
    answers = () => refused(401, 'identity.session_expired');
    await act(async () => {
      const asked = [1, 2, 3].map(() => getJson('/api/market', { authenticated: true }));
      await Promise.allSettled(asked);
    });
    expect(session.getState().isAuthenticated).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(address()).toBe('/login?next=%2Fmarket%3Fpage%3D2');
    expect(pushed).toHaveBeenCalledTimes(1);
    pushed.mockRestore();
  });

  it('leads to the login once the page that the server rendered is live', async () => {
    const root = document.createElement('div');
    root.id = 'root';
    root.dataset['rendered'] = 'page';
    document.body.append(root);
    answers = () => refused(401, 'identity.session_expired');
    show({ path: '/market' });
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(false));
    expect(address()).toBe('/market');
    delete root.dataset['rendered'];
    await waitFor(() => expect(address()).toBe('/login?next=%2Fmarket'));
    root.remove();
  });

  it('stays on a page whose address holds the code of a mail', async () => {
    answers = () => refused(401, 'identity.session_expired');
    show({ path: '/recover' });
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(false));
    expect(address()).toBe('/recover');
  });
});

it('tells the session which roles the account has', async () => {
  answers = () => Response.json(accountOf({ isAdmin: true }));
  show();
  await waitFor(() => expect(session.getState().roles).toEqual(['admin']));
  expect(document.documentElement.dataset['session']).toBe('admin');
});

it('asks nothing while no one is signed in', () => {
  signOut();
  show();
  expect(calls).toEqual([]);
});

it('asks for nothing when the session ends', async () => {
  show();
  await waitFor(() => expect(session.getState().roles).toEqual([]));
  await waitFor(() => expect(calls).toEqual(['GET /api/auth/user']));
  act(() => signOut());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(calls).toEqual(['GET /api/auth/user']);
});

it('asks again each minute, and says that a role waits for a second factor', async () => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  show();
  await waitFor(() => expect(calls).toHaveLength(1));
  answers = () => Response.json(accountOf({ needsSecondFactor: true }));
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
  expect(calls).toHaveLength(2);
  expect(await screen.findByRole('link', { name: english.account.secondFactor.action })).toHaveAttribute(
    'href',
    '/dashboard/security',
  );
});

describe('a banned account', () => {
  const BAN: Partial<Account> = { banned: true, banType: 'permanent', banReason: 'Vac hacks' };
  const overlay = () => screen.findByRole('dialog', { name: english.ban.title });

  it('is told at its next call', async () => {
    show();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answers = (path) =>
      path === '/api/auth/user' ? Response.json(accountOf(BAN)) : refused(403, 'identity.account_banned');
    await act(async () => {
      await Promise.allSettled([getJson('/api/market', { authenticated: true })]);
    });
    expect(await overlay()).toHaveTextContent('Vac hacks');
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('sees why, for how long and where to appeal', async () => {
    answers = () => Response.json(accountOf({ ...BAN, banReason: null }));
    show({ links: { chat: 'https://chat.example', appeal: 'https://appeal.example' } });
    const dialog = await overlay();
    expect(dialog).toHaveTextContent(english.ban.permanent);
    expect(dialog).toHaveTextContent('Violation of server rules');
    expect(dialog).not.toHaveTextContent(english.ban.left);
    expect(screen.getByRole('link', { name: /Appeal the ban/ })).toHaveAttribute(
      'href',
      'https://appeal.example',
    );
  });

  it('appeals in the chat where there is no other place', async () => {
    answers = () => Response.json(accountOf(BAN));
    show({ links: { chat: 'https://chat.example' } });
    await overlay();
    expect(screen.getByRole('link', { name: /Appeal the ban/ })).toHaveAttribute(
      'href',
      'https://chat.example',
    );
  });

  it('is not closed by Esc', async () => {
    answers = () => Response.json(accountOf(BAN));
    show();
    const dialog = await overlay();
    expect(dialog).toHaveAttribute('closedby', 'none');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    if (dialog instanceof HTMLDialogElement) dialog.open = false;
    fireEvent(dialog, new Event('close'));
    expect(dialog).toHaveAttribute('open');
  });

  it('counts down each second, says so each minute, and at the end to refresh', async () => {
    jest.useFakeTimers({ now: NOW, advanceTimers: true });
    const ban = { ...BAN, banType: 'temporary' as const, tempBanExpiry: NOW + 2 * MINUTE_MS + 30_000 };
    answers = () => Response.json(accountOf(ban));
    show();
    await overlay();
    const status = () => screen.getByRole('status').textContent;
    const clock = () =>
      [...document.querySelectorAll('ul[aria-hidden] li')].map(({ textContent }) => textContent).join(' ');
    expect(status()).toBe('Time left: 2 minutes');
    expect(clock()).toMatch(/^0days 0hours 2minutes \d+seconds$/);
    const before = clock();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(clock()).not.toBe(before);
    expect(status()).toBe('Time left: 2 minutes');
    await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    expect(status()).toBe('Time left: 1 minute');
    await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    expect(status()).toBe(english.ban.lastMinute);
    await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    expect(status()).toBe(english.ban.expired);
    expect(screen.getByRole('button', { name: english.ban.refresh })).toBeVisible();
  });

  it('logs out, though the server does not answer', async () => {
    answers = (path) => {
      if (path === '/api/auth/logout') throw new TypeError('away');
      return Response.json(accountOf(BAN));
    };
    show();
    await overlay();
    fireEvent.click(screen.getByRole('button', { name: english.session.signOut }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toContain('POST /api/auth/logout');
    expect(session.getState().isAuthenticated).toBe(false);
    expect(address()).toBe('/login');
  });
});
