import { expectAccessible } from '../../core/accessibility.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel, text, type Language } from '../../core/texts.js';
import { viewsOf } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string, language: Language = 'en') => text('mfe-public', `download.${key}`, { language });

test('the demo world says that it has no game, and leads to what it has @once', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/download');
  await expect(portal.main.getByText(words('launcher'))).toHaveCount(0);
  await expect(portal.main.getByText(words('none.demo'))).toBeVisible();
  await portal.main.getByRole('link', { name: words('features') }).click();
  await expect(page).toHaveURL(/\/features$/);
});

test('an owner of a launcher offers it, and the cloud drive beside it @once', async ({ page }) => {
  await page.route('**/api/guide/download', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    const offer = { launcher: 'https://example.org/launcher.exe', mirror: 'https://example.org/drive' };
    await route.fulfill({ json: { ...body, ...offer } });
  });
  const portal = new PortalPage(page);
  await portal.open('/rankings');
  await portal.main.getByRole('heading', { level: 1 }).waitFor();
  // From a page that came without this data, so that the next one asks for it.
  await portal.markDocument();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: navigationLabel('mfe-public', '/download') })
    .click();
  const launcher = portal.main.getByRole('link', { name: words('launcher') });
  await expect(launcher).toHaveAttribute('href', 'https://example.org/launcher.exe');
  await expect(portal.main.getByRole('link', { name: words('mirror') })).toBeVisible();
  await portal.expectSameDocument();
});

test('the answer to a trouble has an address @once', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/download');
  await portal.main.getByText(words('help.start.question')).click();
  await expect(page).toHaveURL(/\/download\?help=start$/);
  await page.reload();
  await expect(portal.main.getByText(words('help.start.answer'))).toBeVisible();
  await portal.main.getByText(words('help.slow.question')).click();
  await expect(page).toHaveURL(/\/download\?help=slow$/);
  await expect(portal.main.getByText(words('help.start.answer'))).toBeHidden();
});

test('steps and requirements stand in the page without JavaScript @once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/ru/download');
  const main = page.getByRole('main');
  await expect(main).toContainText(words('steps.play.title', 'ru'));
  await expect(main).toContainText('DirectX 11');
  await expect(main).toContainText(words('none.title', 'ru'));
  await context.close();
});

for (const { language, colorScheme, width } of viewsOf(1)) {
  test(
    `the download has no accessibility violation in ${language}, ${colorScheme}, ${width}, and is not wider than the screen`,
    { tag: `@${width}` },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const portal = new PortalPage(page, language);
      await portal.open('/download?help=slow');
      await expect(portal.main.getByRole('table')).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );
}
