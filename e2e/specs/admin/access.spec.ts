import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { addressOf, rolePages, type ManifestPage } from '../../core/pages.js';
import { signIn, type DemoAccount } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const PAGES = rolePages();

/** Demo accounts that lack permissions. The crawl opens all pages as an account with all of them. */
const ACCOUNTS: readonly { username: DemoAccount; has: readonly ManifestPage['permission'][] }[] = [
  { username: 'demoplayer', has: [] },
  { username: 'demoadmin', has: ['admin'] },
];

test('each page of the administration is for its role alone @long', { tag: '@desktop' }, async ({ page }) => {
  expect(PAGES.length).toBeGreaterThanOrEqual(15);
  const portal = new PortalPage(page, 'he');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('strangers are led to the login, with the way back', async () => {
    await portal.open('/rankings');
    for (const { path } of PAGES) {
      const address = path.replace(':id', '1');
      await portal.walkTo(address);
      await expect(page).toHaveURL(new RegExp(`/he/login\\?next=${encodeURIComponent(address)}$`));
    }
  });

  for (const { username, has } of ACCOUNTS) {
    await test.step(`${username} sees the pages of the role, and what permission the others need`, async () => {
      const headers = { 'x-auth-token': await signIn(page, username) };
      const read = async (address: string) => (await page.request.get(address, { headers })).json();
      await portal.open('/rankings');
      for (const { path, permission = 'admin' } of PAGES) {
        await portal.walkTo(await addressOf(path, read));
        const name = portal.shellText(`kit.permission.${permission}`);
        const refusal = portal.shellText('guard.role.title', { permission: name });
        const isOpen = has.some((one) => one === permission);
        if (isOpen) await expect(page.locator('#admin-page'), path).toBeVisible();
        else await expect(heading, path).toHaveText(refusal);
        if (isOpen) await expect(heading, path).not.toHaveText(refusal);
      }
    });
  }
});

test(
  'the frame leads a web admin to all pages, and the keyboard past them @long',
  { tag: '@desktop' },
  async ({ page }) => {
    const portal = new PortalPage(page, 'he');
    const words = (key: string) => text('mfe-admin', key, { language: 'he' });
    const pages = page.getByRole('navigation', { name: words('frame.label') });
    await signIn(page, 'demowebadm');

    await test.step('it shows the current page and the account', async () => {
      await portal.open('/admin');
      await expect(pages.getByRole('link')).toHaveCount(21);
      await expect(pages.locator('[aria-current="page"]')).toHaveText(words('overview.meta.title'));
      for (const key of ['frame.badge', 'frame.role.webAdmin'])
        await expect(page.getByText(words(key), { exact: true }).filter({ visible: true })).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
      await pages.getByRole('link', { name: words('bossLog.title'), exact: true }).click();
      await expect(page).toHaveURL(/\/he\/admin\/logs\/boss$/);
      await expect(portal.heading).toHaveText(words('bossLog.title'));
      await expect(pages.locator('[aria-current="page"]')).toHaveText(words('bossLog.title'));
    });

    await test.step('the keyboard goes through the pages in order, or past them in one step', async () => {
      const skip = portal.main.getByRole('link', { name: words('frame.skip') });
      await skip.focus();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(portal.main.getByRole('link', { name: words('overview.meta.title') })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('#admin-page')).toBeFocused();
      await expect(page).toHaveURL(/\/admin\/logs\/boss$/);
    });

    await test.step('the state of the portal lists what is ready', async () => {
      await portal.open('/admin/doctor');
      await expect(
        portal.main.getByRole('listitem').filter({ hasText: words('doctor.check.game') }),
      ).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
    });
  },
);

test(
  'on a phone one line opens the pages of an admin, and Escape closes them',
  { tag: '@phone' },
  async ({ page }) => {
    const portal = new PortalPage(page, 'ja');
    const words = (key: string) => text('mfe-admin', key, { language: 'ja' });
    const menu = portal.main.getByRole('button', { name: words('frame.label') });
    const pages = page.getByRole('navigation', { name: words('frame.label') });
    await signIn(page, 'demoadmin');
    await portal.open('/admin');
    await menu.click();
    await expect(pages.getByRole('link')).toHaveCount(8);
    await expect(pages.locator('[aria-current="page"]')).toHaveText(words('overview.meta.title'));
    for (const key of ['frame.badge', 'frame.role.admin'])
      await expect(page.getByText(words(key), { exact: true }).filter({ visible: true })).toBeVisible();
    await expectOpenedAccessible(page);
    await pages.getByRole('link', { name: words('bossLog.title'), exact: true }).click();
    await expect(page).toHaveURL(/\/ja\/admin\/logs\/boss$/);
    await expect(portal.heading).toHaveText(words('bossLog.title'));
    await expect(menu).toContainText(words('bossLog.title'));

    await menu.click();
    const sheet = page.getByRole('dialog', { name: words('frame.label') });
    await expect(sheet.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();
  },
);
