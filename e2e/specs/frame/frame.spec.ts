import { expectOpenedAccessible } from '../../core/accessibility.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel } from '../../core/texts.js';
import { LANGUAGES } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

test('languages are switched on the page, the navigation leads to each remote without a reload, and back keeps the language @once', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  const hebrew = new PortalPage(page, 'he');
  await portal.open('/rankings?sort=fame');
  await portal.chooseLanguage('עברית');
  await expect(page).toHaveURL(/\/he\/rankings\?sort=fame$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(hebrew.heading).toBeVisible();
  await hebrew.chooseLanguage('English');
  await expect(page).toHaveURL(/[^e]\/rankings\?sort=fame$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await portal.open('/');
  await portal.markDocument();
  for (const [remote, path] of [
    ['mfe-public', '/rankings'],
    ['mfe-database', '/database'],
    ['mfe-market', '/market'],
  ] as const) {
    await portal.follow(navigationLabel(remote, path));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(portal.heading).toBeVisible();
    await expect(portal.main.getByRole('alert')).toHaveCount(0);
  }
  await portal.expectSameDocument();
  await portal.chooseLanguage('עברית');
  await expect(page).toHaveURL(/\/he\/market$/);
  await page.goBack();
  await expect(page).toHaveURL(/[^e]\/database$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
});

test('the theme that is chosen survives a reload, and on paper there is the page alone, in light colours @once', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await portal.open('/rankings');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const morning = await ink();
  await portal.chooseDark();
  await expect.poll(ink).not.toBe(morning);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(portal.heading).toBeVisible();
  await expect.poll(ink).not.toBe(morning);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(portal.heading).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'searchbox'] as const) {
    await expect(page.getByRole(role)).toBeHidden();
  }
  expect(Number(/[\d.]+/.exec(await ink())?.[0])).toBeLessThan(0.5);
});

test('back gives the focus to the link that led away, and a new page to its main part @once', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/rankings?page=2');
  const link = portal.main.locator('a[href^="/player/"]').nth(7);
  await link.evaluate((element) => {
    element.focus({ preventScroll: true });
    window.scrollTo({ top: 300, behavior: 'instant' });
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/player\/\d+$/);
  await expect(portal.main).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
});

test('on a phone the menu holds the page still, and the languages are a dialog @phone', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/rankings');
  await portal.navigation();
  await expectOpenedAccessible(page);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  const menu = page.getByRole('dialog', { name: portal.shellText('menu.title') });
  for (const path of ['/login', '/news', '/world-map', '/training']) {
    await expect(menu.locator(`a[href="${path}"] svg`).first()).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: portal.shellText('menu.forum') })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await menu.getByRole('button', { name: portal.shellText('kit.close') }).click();
  await expect.poll(overflow).not.toBe('hidden');
  await page.getByRole('button', { name: new RegExp(`^${portal.shellText('language.choose')}`) }).click();
  await expect(page.getByRole('dialog', { name: 'Select Language' })).toBeVisible();
  await expectOpenedAccessible(page);
});

test('on the narrowest phones the menu is in reach in every language, and has the languages @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of LANGUAGES) {
    const portal = new PortalPage(page, language);
    await portal.open('/download');
    const open = page.getByRole('button', { name: portal.shellText('menu.open') });
    await expect(open).toBeInViewport({ ratio: 1 });
    if (language !== 'ru') continue;
    await open.click();
    const menu = page.getByRole('dialog', { name: portal.shellText('menu.title') });
    await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/download');
  }
});

test('the footer tells the time of the server, ticking, and whether it is online @once @long', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-01T20:59:57Z') });
  await page.route('**/api/server/status', (route) => route.fulfill({ json: { online: true } }));
  const portal = new PortalPage(page);
  await portal.open('/rankings');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(portal.shellText('status.online'))).toBeVisible();
  const clock = footer.locator('time');
  await expect(clock).toContainText(/^0[56]:\d\d:\d\d JST$/);
  const before = await clock.textContent();
  await page.clock.runFor(2_000);
  await expect(clock).not.toHaveText(String(before));
  await page.unroute('**/api/server/status');
  await page.route('**/api/server/status', (route) => route.fulfill({ json: { online: false } }));
  await page.clock.runFor(31_000);
  await expect(footer.getByText(portal.shellText('status.offline'))).toBeVisible();
});

test('logging out forgets the account and leaves its pages, whether or not the server hears of it @phone', async ({
  page,
  guard,
}) => {
  guard.allow(/auth\/logout/);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('once') !== null) return;
    sessionStorage.setItem('once', 'yes');
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('username', 'Mira');
    localStorage.setItem('token', 'not a real one');
  });
  for (const [call, json] of Object.entries({
    'auth/user': { username: 'Mira', banned: false },
    'voting/waiting': { vote: false, gift: null, isGiftTaken: true },
    'dashboard/overview': { characters: [] },
  }))
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json }));
  const ended = page.waitForRequest('**/api/auth/logout');
  await page.route('**/api/auth/logout', (route) => route.abort());
  const portal = new PortalPage(page, 'he');
  await portal.open('/rankings');
  await portal.navigation();
  const welcome = portal.shellText('session.welcome', { username: 'Mira' });
  if (!portal.isPhone) await page.getByRole('button', { name: welcome }).click();
  await expect(page.getByText(welcome).filter({ visible: true })).toBeVisible();
  await page
    .getByRole(portal.isPhone ? 'button' : 'menuitem', { name: portal.shellText('session.signOut') })
    .click();
  await expect(page).toHaveURL(/\/he\/login$/);
  expect((await ended).headers()['x-auth-token']).toBe('not a real one');
  const kept = await page.evaluate(() =>
    ['isAuthenticated', 'username', 'token'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null, null]);
});
