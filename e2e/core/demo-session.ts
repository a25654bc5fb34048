import type { Page } from '@playwright/test';
import { expect } from './test.js';

const PASSWORD = 'portico-demo';

/** Logs an account of the demo world in by the API, and keeps the session in the page's storage as the login does. Answers the token. */
export async function logInAs(
  page: Page,
  username: 'demoplayer' | 'demoadmin' | 'demowebadm',
): Promise<string> {
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
