import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Credentials } from './sign-in.js';
import { expect } from './test.js';

/** An account of one test; no other test sees what it changes. */
export interface TestAccount extends Credentials {
  email: string;
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
