import { expectOpenedAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const home = (key: string) => text('mfe-public', `home.${key}`);

test('the head and the home page know who is here: a visitor, a player, and the staff @once @desktop', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  const banner = page.getByRole('banner');
  await test.step('a visitor reads how many play, and may follow what happens', async () => {
    await portal.open('/');
    const now = portal.main.getByRole('region', { name: home('world.title') });
    await expect(now.getByRole('img', { name: home('now.curve') })).toBeVisible();
    await expect(now.getByText(/^\d+$/).first()).toBeVisible();
    const feed = await now.getByRole('link', { name: home('now.feed') }).getAttribute('href');
    expect((await page.request.get(String(feed))).headers()['content-type']).toContain(
      'application/atom+xml',
    );
  });

  await test.step('a player has a menu of their own, their rank and what waits today', async () => {
    await signIn(page, 'demoplayer');
    await portal.open('/');
    await expect(portal.main.getByText(home('mine.back'))).toBeVisible();
    await banner.getByRole('button', { name: /^Welcome, demoplayer/ }).click();
    await expect(page.getByText('Welcome, demoplayer', { exact: true })).toBeVisible();
    await expectOpenedAccessible(page);
    await page.getByRole('menuitem', { name: portal.shellText('session.pages.rewards') }).click();
    await expect(page).toHaveURL(/\/dashboard\/rewards$/);
  });

  await test.step('the staff finds pages, accounts and commands in the search', async () => {
    await signIn(page, 'demowebadm');
    await portal.open('/');
    const field = page.getByRole('combobox', { name: portal.shellText('search.label') });
    const options = page.getByRole('listbox').getByRole('option');
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('audit');
    await expect(options.first()).toHaveText(/audit log/i);
    await field.fill('ban demoplayer');
    await expect(options.first()).toHaveText(/Ban .*demoplayer/);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/admin\/accounts\?player=\d+$/);
    await expect(page.getByRole('dialog')).toContainText('demoplayer');
  });
});
