import type { Page } from '@playwright/test';
import { holdScripts, openWithoutScripts } from '../../core/places.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { DoorPage } from '../../pages/door-page.js';
import { PortalPage } from '../../pages/portal-page.js';
import { RankingsPage } from '../../pages/rankings-page.js';

const untilLive = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-rendered]') === null);

test('a press on a button of the frame acts once its code is there', async ({ page, isMobile }) => {
  for (const button of ['language.choose', 'search.label'] as const) {
    const portal = new PortalPage(page);
    const { release } = await openWithoutScripts(page, '/download');
    const name = new RegExp(`^${portal.shellText(button)}`);
    await page.getByRole('banner').getByRole('button', { name }).click();
    await release();
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible();
  }
  if (!isMobile) return;
  const portal = new PortalPage(page, 'he');
  const { release } = await openWithoutScripts(page, '/he/rankings');
  await page.getByRole('button', { name: portal.shellText('menu.open') }).click();
  await release();
  await expect(page.getByRole('dialog', { name: portal.shellText('menu.title') })).toBeVisible();
});

for (const { path, parameter, label } of [
  {
    path: '/rankings',
    parameter: 'search',
    label: text('mfe-public', 'rankings.search.label'),
  },
  {
    path: '/database',
    parameter: 'query',
    label: text('mfe-database', 'search.label'),
  },
]) {
  test(`what was typed into the search of ${path} stays, and is searched for, or answered where it is sent at once${path === '/rankings' ? '' : ' @long'}`, async ({
    page,
    isMobile,
  }) => {
    const { main } = new PortalPage(page);
    const { release } = await openWithoutScripts(page, path);
    const field = main.getByRole('searchbox', { name: label });
    await field.fill('an');
    await release();
    await untilLive(page);
    await expect(field).toHaveValue('an');
    // Phones have a search key instead of the button.
    if (isMobile) await field.press('Enter');
    else await main.getByRole('button', { name: text('shell', 'kit.list.search'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=an`));
    await expect(field).toHaveValue('an');

    await openWithoutScripts(page, path);
    await field.fill('qqqqzzzz');
    await field.press('Enter', { noWaitAfter: true });
    await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=qqqqzzzz`));
    await expect(main).toContainText('qqqqzzzz');
  });
}

test('a login that is sent before its code is there happens once it is, and stays out of the address', async ({
  page,
}) => {
  const door = new DoorPage(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const { release } = await openWithoutScripts(page, '/login');
  await door.field('form.username').fill('demoplayer');
  await door.field('form.password').fill('portico-demo');
  await door.field('form.password').press('Enter', { noWaitAfter: true });
  await expect(page).toHaveURL(/\/login$/);
  await release();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(addresses.filter((address) => address.includes('portico-demo'))).toEqual([]);
});

test('what was typed into the registration before its code is there stays, and is looked at @long', async ({
  page,
}) => {
  const door = new DoorPage(page);
  const { release } = await openWithoutScripts(page, '/register');
  await door.field('form.username').fill('early');
  await door.field('form.password').fill('Leafpond7!');
  await release();
  await untilLive(page);
  await expect(door.field('form.username')).toHaveValue('early');
  await expect(door.main.getByText(door.shellText('kit.password.strength.strong'))).toBeVisible();
  await door.button('register.submit').click();
  await expect(door.field('form.email')).toBeFocused();
  await expect(door.field('form.username')).toHaveValue('early');
  await expect(door.field('form.password')).toHaveValue('Leafpond7!');
});

test('a class that was chosen early is shown, and a question that was opened early stays open', async ({
  page,
}) => {
  const rankings = new RankingsPage(page);
  const { release } = await openWithoutScripts(page, '/rankings');
  await rankings.openFilters();
  const filter = rankings.main.getByRole('combobox', { name: text('mfe-public', 'rankings.filter.class') });
  await filter.selectOption('warrior');
  await release();
  await expect(page).toHaveURL(/[?&]job=warrior/);
  await rankings.openFilters();
  await expect(filter).toHaveValue('warrior');

  const home = await openWithoutScripts(page, '/');
  await rankings.main.getByText(text('mfe-public', 'home.faq.1.question')).click();
  await home.release();
  await untilLive(page);
  await expect(rankings.main.getByText(text('mfe-public', 'home.faq.1.answer'))).toBeVisible();
});

test('a link leads on before its code is there @long', async ({ page }) => {
  const portal = new PortalPage(page);
  await openWithoutScripts(page, '/rankings');
  await portal.main.getByRole('rowheader').getByRole('link').first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/player\/\d+$/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: navigationLabel('mfe-market', '/market') })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/market$/);
  await expect(portal.heading).toHaveText(text('mfe-market', 'stores.meta.title'));
});

test('a page that was scrolled early stays where it is, and one that is loaded again is where it was', async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, '/rankings');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await release();
  await untilLive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);

  // Late fonts may break lines elsewhere; the browser keeps the position of the content at the top.
  const row = new PortalPage(page).main.getByRole('rowheader').nth(3);
  const top = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
  await page.goto('/rankings');
  await untilLive(page);
  await row.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const before = await top();
  await holdScripts(page);
  await page.evaluate(() => location.reload());
  await expect(page.locator('#root[data-rendered]')).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});
