import { AUTH_STORAGE_KEYS } from '@portico/contract';
import { signIn, signOut } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSignOut } from './use-sign-out';

const ENDPOINT = 'https://push.example/w/1';
const { fetch } = globalThis;
let bodies: unknown[] = [];

function LogOut() {
  const leave = useSignOut();
  return (
    <button type="button" onClick={leave}>
      Log out
    </button>
  );
}

function press() {
  renderInPortal(<LogOut />, { path: '/rankings', texts: {} });
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    expect(request.headers.get('x-auth-token')).toBe('a-token');
    bodies.push(await request.json());
    return new Response(null, { status: 204 });
  };
  fireEvent.click(screen.getByRole('button'));
  // Signed out at once, because the page may be closed before the call is sent.
  expect(localStorage.getItem(AUTH_STORAGE_KEYS.token)).toBeNull();
}

async function logOut() {
  press();
  await waitFor(() => expect(bodies).toHaveLength(1));
}

beforeEach(() => {
  bodies = [];
  signIn('Ada', 'a-token');
});

afterEach(() => {
  signOut();
  globalThis.fetch = fetch;
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function allowNotifications(getRegistration: () => Promise<unknown>) {
  Object.assign(globalThis, { Notification: { permission: 'granted' } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
}

it('ends the session alone in a browser without notifications', async () => {
  await logOut();
  expect(bodies).toEqual([{}]);
});

it('names the browser, so that it shows no alerts of the account any longer', async () => {
  const pushManager = { getSubscription: async () => ({ endpoint: ENDPOINT }) };
  allowNotifications(async () => ({ pushManager }));
  await logOut();
  expect(bodies).toEqual([{ endpoint: ENDPOINT }]);
});

it('does not wait for a browser that never answers', async () => {
  allowNotifications(() => new Promise(() => undefined));
  await logOut();
  expect(bodies).toEqual([{}]);
});

it('is sent when the page is closed before the browser answers', async () => {
  allowNotifications(() => new Promise(() => undefined));
  press();
  globalThis.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(bodies).toEqual([{}]), { timeout: 300 });
});

it('sends one call for two presses', async () => {
  const pushManager = { getSubscription: async () => ({ endpoint: ENDPOINT }) };
  allowNotifications(async () => ({ pushManager }));
  press();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(bodies).toEqual([{ endpoint: ENDPOINT }]));
  await new Promise((resolve) => void setTimeout(resolve));
  expect(bodies).toHaveLength(1);
});
