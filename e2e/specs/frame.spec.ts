import { expect, test } from '../core/test.js';
import { navigationLabel } from '../core/texts.js';
import { PortalPage } from '../pages/portal-page.js';

test('the home page greets and the navigation leads to each remote without a reload', async ({ page }) => {
  const portal = new PortalPage(page);
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
  await page.goBack();
  await expect(page).toHaveURL(/\/database$/);
});

test('the language switcher leads to the same page in Hebrew, from right to left, and back', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/rankings?sort=fame');
  await portal.chooseLanguage('עברית');
  await expect(page).toHaveURL(/\/he\/rankings\?sort=fame$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  const hebrew = new PortalPage(page, 'he');
  await expect(hebrew.heading).toBeVisible();
  await hebrew.chooseLanguage('English');
  await expect(page).toHaveURL(/[^e]\/rankings\?sort=fame$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('every language has its home page, title and navigation', async ({ page }) => {
  for (const language of ['zh', 'ja', 'pt-BR', 'ru', 'ko', 'he'] as const) {
    const portal = new PortalPage(page, language);
    await portal.open('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const navigation = await portal.navigation();
    await expect(
      navigation.getByRole('link', { name: navigationLabel('mfe-market', '/market', language), exact: true }),
    ).toBeVisible();
  }
});

test('the theme that is chosen survives a reload', async ({ page }) => {
  const portal = new PortalPage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await portal.open('/');
  const theme = page.locator('html');
  const names = new RegExp(
    ['light', 'dark', 'system'].map((key) => portal.shellText(`theme.${key}`)).join('|'),
  );
  const button = page.getByRole('banner').getByRole('button', { name: names });
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const morning = await ink();
  while ((await theme.getAttribute('data-theme')) !== 'dark') await button.click();
  await expect.poll(ink).not.toBe(morning);
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect(portal.heading).toBeVisible();
  await expect.poll(ink).not.toBe(morning);
});

test('an address that nobody owns is a 404 with a way home', async ({ page, guard }) => {
  guard.allow(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  const portal = new PortalPage(page);
  await expect(portal.heading).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await portal.main.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('a page of a remote that does not exist is a 404 too', async ({ page, guard }) => {
  guard.allow(/404/);
  const answer = await page.goto('/player/999999999');
  expect(answer?.status()).toBe(404);
  await expect(new PortalPage(page).heading).toBeVisible();
});
