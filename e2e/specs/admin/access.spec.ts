import { expectAccessible } from '../../core/accessibility.js';
import { signIn, type DemoAccount } from '../../core/sign-in.js';
import { addressOf, rolePages, type ManifestPage } from '../../core/pages.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const PAGES = rolePages();

/** Permissions of the accounts of the demo world that lack some: `crawl/admin-pages.spec.ts` opens all pages as the one that lacks none. */
const ACCOUNTS: readonly { username: DemoAccount; has: readonly ManifestPage['permission'][] }[] = [
  { username: 'demoplayer', has: [] },
  { username: 'demoadmin', has: ['admin'] },
];

test('the pages for roles are those of the administration at least @once', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(15);
});

test('whoever is not logged in is led to the login, with the way back @once', async ({ page }) => {
  for (const { path } of PAGES) {
    const address = path.replace(':id', '1');
    await page.goto(`/he${address}`);
    await expect(page).toHaveURL(new RegExp(`/he/login\\?next=${encodeURIComponent(address)}$`));
  }
});

for (const { username, has } of ACCOUNTS) {
  test(`${username} sees the pages of the role, and what permission the others need @once`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const token = await signIn(page, username);
    const portal = new PortalPage(page);
    const read = async (address: string) =>
      (await page.request.get(address, { headers: { 'x-auth-token': token } })).json();
    for (const { path, permission = '' } of PAGES) {
      await page.goto(await addressOf(path, read));
      const refusal = portal.shellText('guard.role.title', { permission });
      if (has.some((one) => one === permission)) {
        await expect(portal.heading, path).toBeVisible();
        await expect(portal.heading, path).not.toHaveText(refusal);
      } else {
        await expect(portal.heading, path).toHaveText(refusal);
      }
    }
  });
}

for (const [language, username, width] of [
  ['he', 'demowebadm', 'desktop'],
  ['ja', 'demowebadm', 'phone'],
  ['he', 'demoadmin', 'phone'],
  ['ja', 'demoadmin', 'desktop'],
] as const) {
  test(
    `the frame leads ${username} to the pages of the role, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, username);
      const portal = new PortalPage(page, language);
      const words = (key: string) => text('mfe-admin', key, { language });
      await portal.open('/admin');
      const menu = portal.main.getByRole('button', { name: words('frame.label') });
      const pages = page.getByRole('navigation', { name: words('frame.label') });
      if (width === 'phone') await menu.click();
      const isWebAdmin = username === 'demowebadm';
      await expect(pages.getByRole('link')).toHaveCount(isWebAdmin ? 16 : 7);
      await expect(pages.locator('[aria-current="page"]')).toHaveText(words('overview.title'));
      await expect(
        page.getByText(words('frame.badge'), { exact: true }).filter({ visible: true }),
      ).toBeVisible();
      await expect(
        page
          .getByText(words(`frame.role.${isWebAdmin ? 'webAdmin' : 'admin'}`), { exact: true })
          .filter({ visible: true }),
      ).toBeVisible();
      await expectAccessible(page);
      await pages.getByRole('link', { name: words('bossLog.title'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/admin/logs/boss$`));
      await expect(portal.heading).toHaveText(words('bossLog.title'));
      if (width === 'phone') await expect(menu).toContainText(words('bossLog.title'));
      else await expect(pages.locator('[aria-current="page"]')).toHaveText(words('bossLog.title'));
    },
  );
}

test('the keyboard goes past the pages to the page in one step, or through them in order @desktop', async ({
  page,
}) => {
  await signIn(page, 'demoadmin');
  const portal = new PortalPage(page);
  await portal.open('/admin/points');
  const skip = portal.main.getByRole('link', { name: text('mfe-admin', 'frame.skip') });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(portal.main.getByRole('link', { name: text('mfe-admin', 'overview.title') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#admin-page')).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/points$/);
});

test('on a phone the menu closes by Escape and gives the focus back @phone', async ({ page }) => {
  await signIn(page, 'demoadmin');
  const portal = new PortalPage(page);
  await portal.open('/admin/accounts');
  const menu = portal.main.getByRole('button', { name: text('mfe-admin', 'frame.label') });
  await menu.click();
  const sheet = page.getByRole('dialog', { name: text('mfe-admin', 'frame.label') });
  await expect(sheet.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();
});
