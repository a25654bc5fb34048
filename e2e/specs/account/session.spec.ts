import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const LOGIN = /\/login\?next=%2Fdashboard$/;

test('a session that ended on the server ends in all tabs, and leads to the login once', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/401/);
  const token = await signIn(page, 'demoplayer');
  const other = await context.newPage();
  await page.goto('/dashboard');
  await other.goto('/dashboard');
  const account = text('mfe-dashboard', 'account.title', { params: { name: 'demoplayer' } });
  await expect(page.getByRole('heading', { name: account })).toBeVisible();
  await expect(other.getByRole('heading', { name: account })).toBeVisible();
  await page.request.post('/api/auth/logout', { headers: { 'x-auth-token': token } });
  await page.evaluate(() => location.reload());
  await expect(page).toHaveURL(LOGIN);
  await expect(other).toHaveURL(LOGIN);
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('token');
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard$/);
});

test('logging out in one tab logs out the others, and ends the session on the server', async ({
  page,
  context,
}) => {
  const token = await signIn(page, 'demoplayer');
  const portal = new PortalPage(page, 'ja');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await portal.open('/rankings');
  const welcome = page.getByText(portal.shellText('session.welcome', { username: 'demoplayer' }));
  if (portal.isPhone) await portal.navigation();
  await expect(welcome.filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: portal.shellText('session.signOut') }).click();
  await expect(page).toHaveURL(/\/ja\/login$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(other).toHaveURL(LOGIN);
  await expect
    .poll(async () =>
      (await page.request.get('/api/auth/user', { headers: { 'x-auth-token': token } })).status(),
    )
    .toBe(401);
});

test('the welcome leads to the dashboard @desktop', async ({ page }) => {
  await signIn(page, 'demoplayer');
  const portal = new PortalPage(page);
  await portal.open('/rankings');
  const name = portal.shellText('session.welcome', { username: 'demoplayer' });
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
