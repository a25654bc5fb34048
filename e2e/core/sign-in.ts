import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.js';

/** Somebody who can sign in: an account of a test's own (`core/accounts.ts`), say. */
export interface Credentials {
  username: string;
  password: string;
}

/** Accounts of the demo world: a player, a game master, who looks after the site too. */
export type DemoAccount = 'demoplayer' | 'demoadmin' | 'demowebadm';

const DEMO_PASSWORD = 'portico-demo';

export interface LoginAnswer {
  token?: string;
  secondFactor?: { ticket: string; methods: string[] };
}

/** Logs in by the API. A second factor is answered with a ticket in place of a token. */
export async function logIn(
  request: APIRequestContext,
  { username, password }: Credentials,
): Promise<LoginAnswer> {
  const answer = await request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as LoginAnswer;
}

/** Logs in by the API and keeps the session in the page. Answers the token. */
export async function signIn(page: Page, who: DemoAccount | Credentials): Promise<string> {
  const credentials = typeof who === 'string' ? { username: who, password: DEMO_PASSWORD } : who;
  const { token } = await logIn(page.request, credentials);
  if (token === undefined) throw new Error('The account has a second factor');
  await holdSession(page, credentials.username, token);
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

/** Takes the session out of the storage, while no page of the portal is there to ask without it. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => localStorage.clear());
}
