import { expect, test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string) => text('mfe-public', `download.${key}`);

test('the demo world says that it has no game, its answers have addresses, and it leads to what it has @once', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/download');
  await portal.main.getByText(words('help.start.question')).click();
  await expect(page).toHaveURL(/\/download\?help=start$/);
  await page.reload();
  await expect(portal.main.getByText(words('help.start.answer'))).toBeVisible();
  await portal.main.getByText(words('help.slow.question')).click();
  await expect(page).toHaveURL(/\/download\?help=slow$/);
  await expect(portal.main.getByText(words('help.start.answer'))).toBeHidden();

  await expect(portal.main.getByText(words('launcher'))).toHaveCount(0);
  await expect(portal.main.getByText(words('none.demo'))).toBeVisible();
  await portal.main.getByRole('link', { name: words('features') }).click();
  await expect(page).toHaveURL(/\/features$/);
});

test('an owner of a launcher offers it, and the cloud drive beside it @once @long', async ({ page }) => {
  await page.route('**/api/guide/download', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    const offer = { launcher: 'https://example.org/launcher.exe', mirror: 'https://example.org/drive' };
    await route.fulfill({ json: { ...body, ...offer } });
  });
  const portal = new PortalPage(page);
  await portal.open('/rankings');
  await portal.main.getByRole('heading', { level: 1 }).waitFor();
  // Starts from a page without this data, so that the next one requests it.
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
