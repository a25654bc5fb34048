import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.js';

export interface Credentials {
  username: string;
  password: string;
}

/** Accounts of the demo world: a player, a game master and a web admin. */
export type DemoAccount = 'demoplayer' | 'demoadmin' | 'demowebadm';

const DEMO_PASSWORD = 'portico-demo';

export interface LoginAnswer {
  token?: string;
  secondFactor?: { ticket: string; methods: string[] };
}

/** Logs in by the API. An account with a second factor gets a ticket instead of a token. */
export async function logIn(
  request: APIRequestContext,
  { username, password }: Credentials,
): Promise<LoginAnswer> {
  const answer = await request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as LoginAnswer;
}

/** Sessions of demo accounts that this worker opened, because checking a password takes a fifth of a second. */
const demoSessions = new Map<DemoAccount, string>();

/** Puts a session into the page. A demo account reuses its last session if that is still valid. Returns the token. */
export async function signIn(page: Page, who: DemoAccount | Credentials): Promise<string> {
  const token =
    typeof who === 'string' ? await demoSession(page.request, who) : await openSession(page.request, who);
  await holdSession(page, typeof who === 'string' ? who : who.username, token);
  return token;
}

async function demoSession(request: APIRequestContext, username: DemoAccount): Promise<string> {
  const known = demoSessions.get(username);
  if (known !== undefined) {
    const answer = await request.get('/api/auth/user', { headers: { 'x-auth-token': known } });
    if (answer.ok()) return known;
  }
  const token = await openSession(request, { username, password: DEMO_PASSWORD });
  demoSessions.set(username, token);
  return token;
}

async function openSession(request: APIRequestContext, credentials: Credentials): Promise<string> {
  const { token } = await logIn(request, credentials);
  if (token === undefined) throw new Error('The account has a second factor');
  return token;
}

/** Puts a session into the storage of the page's origin, as the login does. */
export async function holdSession(page: Page, username: string, token: string): Promise<void> {
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(
    ([name, held]) => {
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('username', name);
      localStorage.setItem('token', held);
    },
    [username, token] as const,
  );
}

/** Removes the session from the storage while no portal page is open that would send requests without it. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => localStorage.clear());
}
