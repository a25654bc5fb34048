import { LANGUAGES } from '../../core/views.js';
import { expectOpenedAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel } from '../../core/texts.js';
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

const HEAD_WIDTHS = [320, 344, 360, 375, 390, 430, 600, 768, 769, 900, 1024, 1280, 1366, 1600, 1920];

/** Names of links and buttons of the head that a reader sees only in part, and what is missing there. */
function cutOffParts(head: Element): string[] {
  const lineEnd = head.getBoundingClientRect().bottom;
  const shown = [...head.querySelectorAll('a, button')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  const inLine = shown.filter((part) => part.getBoundingClientRect().top < lineEnd - 10);
  const cut = inLine.filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < 0 || right > document.documentElement.clientWidth;
  });
  const names = cut.map((part) => part.getAttribute('aria-label') ?? part.textContent);
  const hasPlayers = inLine.some((part) => part.getAttribute('href')?.endsWith('/online'));
  return hasPlayers ? names : [...names, 'players online'];
}

test('the bar shows what fits into it and keeps the rest in a menu; its menus lead outside and to languages @desktop @long', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await test.step('the community menu tells no one who came, and closes on a press elsewhere', async () => {
    await portal.open('/');
    const button = page.getByRole('button', { name: portal.shellText('menu.community') });
    await button.click();
    const chat = page.getByRole('menuitem', { name: portal.shellText('menu.chat') });
    await expect(chat).toHaveAttribute('href', /^https:/);
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(chat).toHaveAttribute('target', '_blank');
    await portal.heading.click();
    await expect(chat).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: new RegExp(`^${portal.shellText('language.choose')}`) }).click();
    await expectOpenedAccessible(page);
  });
  for (const language of ['en', 'ru', 'pt-BR'] as const) {
    await test.step(`in ${language}: the first pages fit beside each other at 800, the public ones at 1280`, async () => {
      const translated = new PortalPage(page, language);
      const navigation = page.getByRole('navigation', { name: translated.shellText('menu.main') });
      await page.setViewportSize({ width: 800, height: 700 });
      await translated.open('/');
      await expect.poll(() => navigation.getByRole('link').count()).toBeGreaterThanOrEqual(3);
      await page.setViewportSize({ width: 1280, height: 700 });
      await expect.poll(() => navigation.getByRole('link').count()).toBeGreaterThanOrEqual(4);
      await expect(
        navigation.getByRole('button', { name: translated.shellText('menu.community') }),
      ).toBeVisible();
    });
  }
  const bar = new PortalPage(page);
  for (const width of [769, 900, 1024]) {
    await test.step(`at ${width} both ways in are in sight`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await bar.open('/');
      for (const key of ['session.signIn', 'session.register'] as const) {
        await expect(
          page.getByRole('banner').getByRole('link', { name: bar.shellText(key), exact: true }),
        ).toBeVisible();
      }
    });
  }
  await page.setViewportSize({ width: 800, height: 700 });
  await signIn(page, 'demoadmin');
  for (const width of [1280, 1366, 1600, 1920]) {
    await test.step(`at ${width} the dashboard, the own menu and the way out are in sight`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await bar.open('/');
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^Welcome, demoadmin/ }),
      ).toBeVisible();
      const label = navigationLabel('mfe-dashboard', '/dashboard', 'en');
      await expect(page.getByRole('banner').getByRole('link', { name: label, exact: true })).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('button', { name: bar.shellText('session.signOut') }),
      ).toBeVisible();
    });
  }
  await page.setViewportSize({ width: 800, height: 700 });
  const russian = new PortalPage(page, 'ru');
  await russian.open('/');
  const label = navigationLabel('mfe-admin', '/admin', 'ru');
  const navigation = page.getByRole('navigation', { name: russian.shellText('menu.main') });
  await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: russian.shellText('menu.more') }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  await expect(page).toHaveURL(/\/ru\/admin$/);
});

for (const who of ['anyone', 'a player'] as const) {
  test(`the head of ${who} is whole in every language and width: the players online, the ways in and the menu @desktop @long`, async ({
    page,
  }) => {
    if (who === 'a player') await signIn(page, 'demoplayer');
    for (const language of LANGUAGES) {
      const portal = new PortalPage(page, language);
      await portal.open('/rankings');
      const bar = page.getByRole('banner');
      await expect(bar.getByText(/\d/).filter({ visible: true }).first()).toBeVisible();
      for (const width of HEAD_WIDTHS) {
        await test.step(`${language} at ${width}`, async () => {
          await page.setViewportSize({ width, height: 700 });
          await expect.poll(() => bar.evaluate(cutOffParts), `${language} at ${width}`).toEqual([]);
        });
      }
    }
  });
}

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
