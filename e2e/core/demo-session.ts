import type { Page } from '@playwright/test';
import { expect } from './test.js';

const PASSWORD = 'portico-demo';

/** Accounts of the demo world: a player, a game master, who looks after the site too. */
export type DemoAccount = 'demoplayer' | 'demoadmin' | 'demowebadm';

/** Logs an account of the demo world in by the API, and keeps the session in the page's storage as the login does. Answers the token. */
export async function logInAs(page: Page, username: DemoAccount): Promise<string> {
  const answer = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(
    ([name, held]) => {
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('username', name);
      localStorage.setItem('token', held);
    },
    [username, token] as const,
  );
  return token;
}
