import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import type { OpenAccounts } from '@portico/contract';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { type Portal, session, signIn, signOut, SlotContext, type SlotHostProps } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { storeRegisteredName } from '../../shared/forms/registered-name';
import { TEXTS } from '../../test/texts';
import { LoginPage } from './login-page';

const LOGIN = '/api/auth/login';
const OPEN_ACCOUNTS: OpenAccounts = {
  password: 'open-to-all',
  accounts: [
    { username: 'wren', email: 'wren@example.org', role: 'player' },
    { username: 'rook', email: 'rook@example.org', role: 'banned' },
  ],
};
const ENTERED = { token: 'a.b.c', user: { username: 'Mira' } };

let isMotionReduced = false;
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: isMotionReduced }) });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

interface Opened {
  answer?: unknown;
  api?: Record<string, unknown>;
  path?: string;
  portal?: Partial<Portal>;
}

function open({ answer = ENTERED, api = {}, path = '/login', portal }: Opened = {}) {
  return renderInPortal(<LoginPage />, {
    path,
    api: { [LOGIN]: answer, ...api },
    texts: { 'mfe-public': TEXTS.en },
    portal,
  });
}

const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

async function logIn() {
  await userEvent.type(username(), 'mira');
  await userEvent.type(password(), 'leafpond');
  await press();
}

const refusal = (status: number, code: string, msg: string, params = {}) => {
  const body = { code, msg, requestId: 'req-1', params };
  return new ApiFailure(status, body);
};

afterEach(() => {
  act(signOut);
  isMotionReduced = false;
  jest.useRealTimers();
});

describe('login', () => {
  it('knows the name of a player who has just registered, and asks for the password', async () => {
    storeRegisteredName('Mira7');
    open();
    await waitFor(() => expect(username()).toHaveValue('Mira7'));
    expect(password()).toHaveFocus();
    storeRegisteredName(undefined);
  });

  it('says what is missing, in place, and asks nobody', async () => {
    const { asked } = open();
    await press();
    expect(username()).toHaveAccessibleDescription('Username is required');
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(username()).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('lets password managers in, and would never write a password into an address', () => {
    open();
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password().closest('form')).toHaveAttribute('method', 'post');
  });

  it('welcomes, keeps the session as the game spells the name, and goes on after a second and a half', async () => {
    const { address } = open();
    await userEvent.type(username(), 'mira');
    await userEvent.type(password(), 'leafpond');
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Log in' }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('status')).toHaveTextContent('Login successful!');
    expect(session.getState()).toMatchObject({ isAuthenticated: true, username: 'Mira', token: 'a.b.c' });
    await act(() => jest.advanceTimersByTimeAsync(1300));
    expect(address()).toBe('/login');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(address()).toBe('/dashboard');
  });

  it('goes back to where one came from, at once where motion is reduced', async () => {
    isMotionReduced = true;
    const { address } = open({ path: '/login?next=%2Fmarket%3Fpage%3D2' });
    await logIn();
    await waitFor(() => expect(address()).toBe('/market?page=2'));
  });

  it('leads to this site alone', async () => {
    isMotionReduced = true;
    const { address } = open({ path: '/login?next=%2F%2Fevil.example' });
    await logIn();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('sends signed-in players on to the dashboard, also after a login in another tab', async () => {
    const { address } = open();
    expect(address()).toBe('/login');
    act(() => signIn('Mira', 'a.b.c'));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('says in one alert why it did not work', async () => {
    open({ answer: refusal(400, 'identity.invalid_credentials', 'Invalid credentials') });
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
    expect(session.getState().isAuthenticated).toBe(false);
  });

  it('solves a puzzle, and logs in with it, where a busy server asks for one', async () => {
    const { parameters, signature } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 3,
      deriveKey,
      hmacSignatureSecret: 'secret',
    });
    const { asked } = open({ api: { '/api/auth/captcha': { parameters, signature } } });
    const answer = globalThis.fetch;
    const sent: unknown[] = [];
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (new URL(request.url).pathname !== LOGIN) return answer(request);
      sent.push(await request.json());
      const body = {
        code: 'identity.captcha_needed',
        msg: 'Busy',
        requestId: 'req-1',
        params: { seconds: 5 },
      };
      return sent.length === 1 ? Response.json(body, { status: 429 }) : Response.json(ENTERED);
    };
    await logIn();
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(true));
    expect(asked).toEqual(['/api/auth/captcha']);
    expect(sent).toEqual([
      { username: 'mira', password: 'leafpond' },
      { username: 'mira', password: 'leafpond', captcha: expect.any(String) },
    ]);
  });

  it('takes the blame where nothing answers', async () => {
    open();
    globalThis.fetch = () => Promise.reject(new TypeError('gone'));
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error, please try again');
  });

  it('tells a banned player why, and where to appeal', async () => {
    const links = { ...EXAMPLE_CONFIG.links, appeal: 'https://example.org/appeal' };
    open({
      answer: refusal(403, 'identity.account_banned', 'Account banned: Botting', { reason: 'Botting' }),
      portal: { config: { ...EXAMPLE_CONFIG, links } },
    });
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Account banned: Botting');
    expect(screen.getByRole('link', { name: 'Appeal the ban' })).toHaveAttribute(
      'href',
      'https://example.org/appeal',
    );
  });

  it('offers the accounts that the portal opens to everybody, a click fills the form', async () => {
    open({ portal: { config: { ...EXAMPLE_CONFIG, openAccounts: OPEN_ACCOUNTS } } });
    await press();
    await userEvent.click(await screen.findByRole('button', { name: /rook.*Banned/ }));
    expect(username()).toHaveValue('rook');
    expect(password()).toHaveValue('open-to-all');
    expect(username()).not.toHaveAccessibleDescription();
  });

  it.each([
    [3, ['login.voting']],
    [0, []],
  ])('has a place for votes where there are sites: %i', (sites, places) => {
    const slots: string[] = [];
    const Host = ({ name }: SlotHostProps) => {
      slots.push(name);
      return null;
    };
    renderInPortal(
      <SlotContext value={Host}>
        <LoginPage />
      </SlotContext>,
      {
        path: '/login',
        texts: { 'mfe-public': TEXTS.en },
        portal: { config: { ...EXAMPLE_CONFIG, voting: { sites } } },
      },
    );
    expect([...new Set(slots)]).toEqual(places);
  });

  it('offers on a real server what its owner has', () => {
    const identity = { ...EXAMPLE_CONFIG.identity, recovery: false, registration: false };
    open({ portal: { demo: false, config: { ...EXAMPLE_CONFIG, identity } } });
    expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept } = await hydrateInPortal(<LoginPage />, {
    path: '/login',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: {},
    portal: { config: { ...EXAMPLE_CONFIG, openAccounts: OPEN_ACCOUNTS } },
  });
  expect(kept.kept).toBe(kept.of);
});
