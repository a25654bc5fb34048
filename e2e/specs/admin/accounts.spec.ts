import type { Page } from '@playwright/test';
import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { registerAccount } from '../../core/accounts.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string, params: Record<string, string> = {}) => text('mfe-admin', key, { params });

/** Id of an account, and the names of its characters. */
async function found(page: Page, token: string, name: string) {
  const answer = await page.request.get(`/api/admin/accounts?search=${name}`, {
    headers: { 'x-auth-token': token },
  });
  const { accounts } = (await answer.json()) as { accounts: { id: number; characterNames: string[] }[] };
  const [account] = accounts;
  if (account === undefined) throw new Error(`There is no account ${name}`);
  return account;
}

async function searchBy(page: Page, by: string, search: string): Promise<void> {
  await page.getByLabel(words('accounts.search.by')).selectOption(by);
  await page.getByRole('searchbox', { name: words('accounts.search.label') }).fill(search);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(search)}`));
}

/** Performs one action in its dialog, until its outcome is shown. */
async function act(page: Page, name: 'ban' | 'unban', reason: string): Promise<void> {
  await page.getByRole('button', { name: words(`account.act.${name}`), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('reason.label')).fill(reason);
  await dialog.getByRole('button', { name: words(`account.act.${name}`), exact: true }).click();
  await expect(dialog.getByRole('status').last()).toContainText(words(`account.dialog.${name}.done`));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test(
  'an admin finds an account and its story, from an address and from a log @long',
  { tag: '@desktop' },
  async ({ page }) => {
    const token = await signIn(page, 'demoadmin');
    const { id, characterNames } = await found(page, token, 'demoplayer');
    const portal = new PortalPage(page);
    const sheet = page.getByRole('dialog', { name: words('story.title') });

    await test.step('by its name and by a character, and the address keeps the search', async () => {
      await portal.open('/admin/accounts');
      const table = portal.main.getByRole('table', { name: words('accounts.title') });
      await expect(table.locator('tbody').getByRole('row')).not.toHaveCount(0);
      const player = table.getByRole('link', { name: 'demoplayer', exact: true });
      await searchBy(page, 'name', 'demopl');
      await expect(player).toBeVisible();
      await searchBy(page, 'character', characterNames[0] ?? '');
      await expect(player).toBeVisible();
      await page.reload();
      await expect(player).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
      await searchBy(page, 'name', 'qqqqqq');
      await expect(portal.main.getByText(words('accounts.none.title'))).toBeVisible();
    });

    await test.step('its story opens from an address', async () => {
      await portal.open(`/admin/accounts?search=demo&story=${id}&storyAt=${Date.now()}`);
      await expect(sheet).toContainText('demoplayer');
      await expectOpenedAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/\/admin\/accounts\?search=demo$/);
    });

    await test.step('and from a log, to which it gives the focus back', async () => {
      await portal.open('/admin/logs/votes?days=30');
      const row = portal.main.getByRole('table').locator('tbody').getByRole('row').first();
      const opener = row.locator('a[href*="story="]');
      await opener.click();
      await expect(sheet).toContainText(words('story.moment'));
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/admin\/logs\/votes\?days=30$/);
    });
  },
);

test(
  'an admin works in one place: findings in bulk, the drawer of a player, a note for the staff',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'demoadmin');
    const portal = new PortalPage(page);
    const drawer = page.getByRole('dialog', { name: words('account.drawer.title') });

    await test.step('findings are chosen together, and a ring is one of them', async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await portal.open('/admin/suspicions');
      await expect(portal.main.getByText(/^Ring of \d+$/).first()).toBeVisible();
      const many = portal.main.getByRole('group', { name: words('suspicions.many.label') });
      await many.getByRole('checkbox').check();
      await expect(many.getByRole('button', { name: words('suspicions.many.review') })).toBeEnabled();
      await expectPageAccessibleInFullSuite(page);
    });

    await test.step('a name opens its account over the page, where a note is kept', async () => {
      const name = portal.main.locator('a[href*="player="]').first();
      await name.press('Enter');
      await expect(drawer.getByRole('table', { name: words('account.characters.title') })).toBeVisible();
      const note = `Asked by mail ${Date.now()}`;
      await drawer.getByLabel(words('account.notes.label')).fill(note);
      await page.keyboard.press('Enter');
      await expect(drawer.getByText(note)).toBeVisible();
      await expectOpenedAccessible(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(name).toBeFocused();
      await expect(page).toHaveURL(/\/admin\/suspicions$/);
    });
  },
);

test(
  'a ban for a day reaches the player with its reason, and is lifted; those above are out of reach @long',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const account = await registerAccount(page.request);
    const playersPage = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signIn(playersPage, account);
    const token = await signIn(page, 'demoadmin');
    const headers = { 'x-auth-token': token };
    const { id } = await found(page, token, account.username);
    const portal = new PortalPage(page);
    const overlay = playersPage.getByRole('dialog', { name: portal.shellText('ban.title') });

    await test.step('the player is told at the next call, and may not log in', async () => {
      await portal.open(`/admin/accounts/${id}`);
      await act(page, 'ban', 'Sold mesos');
      await expect(portal.main.getByText('Sold mesos').first()).toBeVisible();
      await playersPage.goto('/dashboard');
      await expect(overlay).toContainText('Sold mesos');
      const { username, password } = account;
      const refused = await page.request.post('/api/auth/login', { data: { username, password } });
      expect(refused.status()).toBe(403);
      expect(await refused.json()).toMatchObject({
        code: 'identity.account_banned',
        params: { type: 'temporary', reason: 'Sold mesos' },
      });
    });

    await test.step('once it is lifted the player is back', async () => {
      await act(page, 'unban', 'It was somebody else');
      await expect(portal.main.getByText(words('account.ban.none'))).toBeVisible();
      await signIn(playersPage, account);
      await playersPage.goto('/dashboard');
      await expect(playersPage.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(overlay).toHaveCount(0);
      await playersPage.context().close();
    });

    await test.step('an admin may not act on a web admin, nor on their own account', async () => {
      const { id: higher } = await found(page, token, 'demowebadm');
      const { id: own } = await found(page, token, 'demoadmin');
      await portal.open(`/admin/accounts/${higher}`);
      await expect(portal.main.getByText(words('account.mayNot.higher'))).toBeVisible();
      await portal.open(`/admin/accounts/${own}`);
      await expect(portal.main.getByText(words('account.mayNot.own'))).toBeVisible();
      await expect(portal.main.getByRole('button', { name: words('account.act.ban') })).toHaveCount(0);
      const data = { reason: 'No', type: 'permanent' };
      const answer = await page.request.post(`/api/admin/accounts/${higher}/ban`, { headers, data });
      expect(answer.status()).toBe(403);
    });
  },
);
