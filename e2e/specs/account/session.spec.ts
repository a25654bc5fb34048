import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const LOGIN = /\/login\?next=%2Fdashboard$/;

test(
  'a session is one for all tabs, until it ends on the server or in one of them',
  { tag: '@desktop' },
  async ({ page, context, guard }) => {
    guard.allow(/401/);
    const portal = new PortalPage(page, 'ja');
    const other = await context.newPage();
    const headers = { 'x-auth-token': await signIn(page, 'demoplayer') };

    await test.step('that it ended on the server is known in all tabs, and leads to the login once', async () => {
      await page.goto('/dashboard');
      await other.goto('/dashboard');
      const account = text('mfe-dashboard', 'account.title', { params: { name: 'demoplayer' } });
      await expect(page.getByRole('heading', { name: account })).toBeVisible();
      await expect(other.getByRole('heading', { name: account })).toBeVisible();
      expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(204);
      await page.evaluate(() => location.reload());
      await expect(page).toHaveURL(LOGIN);
      await expect(other).toHaveURL(LOGIN);
      expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('token');
      await page.goBack();
      await expect(page).not.toHaveURL(/dashboard$/);
    });

    await other.close();
    const token = await signIn(page, 'demoplayer');
    const second = await context.newPage();
    await test.step('the menu that welcomes leads to the dashboard', async () => {
      await second.goto('/dashboard');
      await portal.open('/rankings');
      const name = portal.shellText('session.welcome', { username: 'demoplayer' });
      await page.getByRole('banner').getByRole('button', { name }).click();
      await page.getByRole('menuitem').first().click();
      await expect(page).toHaveURL(/\/ja\/dashboard$/);
    });

    await test.step('logging out in one tab logs out the other, and ends the session on the server', async () => {
      await page.getByRole('button', { name: portal.shellText('session.signOut') }).click();
      await expect(page).toHaveURL(/\/ja\/login$/);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(second).toHaveURL(LOGIN);
      await expect
        .poll(async () => {
          const answer = await page.request.get('/api/auth/user', { headers: { 'x-auth-token': token } });
          return answer.status();
        })
        .toBe(401);
    });
  },
);
