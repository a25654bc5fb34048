import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.js';

/** Of a test's own: what it changes is nobody else's. */
export interface TestAccount {
  username: string;
  email: string;
  password: string;
}

/** A name that no other test has. */
export const newUsername = (): string => `tester${randomInt(100_000, 999_999)}`;

/** Registers an account that no other test has. */
export async function registerAccount(request: APIRequestContext): Promise<TestAccount> {
  const username = newUsername();
  const email = `${username}@portico.example`;
  const password = 'leafpond-7';
  const answer = await request.post('/api/auth/register', { data: { username, email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return { username, email, password };
}

export interface LoginAnswer {
  token?: string;
  secondFactor?: { ticket: string; methods: string[] };
}

/** What the API says to a name and a password that are right. */
export async function logIn(
  request: APIRequestContext,
  { username, password }: Pick<TestAccount, 'username' | 'password'>,
): Promise<LoginAnswer> {
  const answer = await request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as LoginAnswer;
}

/** Puts a session into the storage of the page's origin, as the login does. */
export async function holdSession(
  page: Page,
  { username }: Pick<TestAccount, 'username'>,
  token: string,
): Promise<void> {
  await page.goto('/robots.txt');
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
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
}

/** Logs in by the API and keeps the session in the page. */
export async function logInPage(page: Page, account: TestAccount): Promise<string> {
  const { token } = await logIn(page.request, account);
  if (token === undefined) throw new Error('The account has a second factor');
  await holdSession(page, account, token);
  return token;
}
