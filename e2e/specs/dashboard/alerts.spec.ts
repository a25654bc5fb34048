import { registerAccount } from '../../core/accounts.js';
import { stubPushManager } from '../../core/push-stub.js';
import { logIn, signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string, params: Record<string, string> = {}) => text('mfe-dashboard', key, { params });

test.use({ serviceWorkers: 'allow' });

test('a player watches a price in this browser until they log out, and reads the public API with a key @once', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request);
  const token = await signIn(page, account);
  await stubPushManager(page);
  const portal = new PortalPage(page);
  const browsersOf = async (session: string) => {
    const answer = await request.get('/api/wishes/messages/browsers', {
      headers: { 'x-auth-token': session },
    });
    return ((await answer.json()) as { browsers: number }).browsers;
  };

  const { items } = (await (
    await request.get('/api/market/items?type=use&sort=price_asc&limit=1')
  ).json()) as {
    items: { itemId: number; price: number }[];
  };
  const [cheap] = items;
  if (!cheap) throw new Error('no store of the demo world sells anything to use');
  const add = { data: { itemIds: [cheap.itemId] }, headers: { 'x-auth-token': token } };
  expect((await request.post('/api/wishes/add', add)).status()).toBe(200);

  await portal.open('/wishes');
  await portal.main.getByRole('button', { name: words('wishes.watch.open') }).click();
  const price = portal.main.getByLabel(words('wishes.watch.label'));
  await price.fill('2b');
  await price.press('Enter');
  await expect(portal.main.getByText(words('wishes.watch.hit'))).toBeVisible();
  await portal.main.getByRole('switch', { name: words('wishes.messages.push') }).click();
  await expect(portal.main.getByRole('switch', { name: words('wishes.messages.push') })).toBeChecked();
  expect(await browsersOf(token)).toBe(1);

  await portal.open('/dashboard/security');
  await portal.main.getByRole('button', { name: words('security.keys.add') }).click();
  await portal.main.getByLabel(words('security.entry.name')).fill('Guild site');
  await portal.main.getByRole('button', { name: words('security.keys.create') }).click();
  const key = await portal.main.getByText(/^portico_api_/).textContent();
  const limits = await request.get('/api/v1/public/rankings?limit=1', {
    headers: { 'x-api-key': key ?? '' },
  });
  expect(limits.status()).toBe(200);
  await portal.main
    .getByRole('button', { name: words('security.entry.removeNamed', { name: 'Guild site' }) })
    .click();
  await expect(portal.main.getByText(words('security.entry.removed', { name: 'Guild site' }))).toBeVisible();

  const welcome = portal.shellText('session.welcome', { username: account.username });
  await page.getByRole('button', { name: welcome }).click();
  await page.getByRole('menuitem', { name: portal.shellText('session.signOut') }).click();
  await expect(page).toHaveURL(/\/login$/);
  const again = (await logIn(request, account)).token ?? '';
  await expect.poll(() => browsersOf(again)).toBe(0);
});
