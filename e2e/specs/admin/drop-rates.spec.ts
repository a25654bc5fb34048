import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const { language, width } of journeyIn('he', 'desktop')) {
  test(
    `a web admin filters monsters, opens one and goes back, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, 'demowebadm');
      const portal = new PortalPage(page, language);
      const words = (key: string, params: Record<string, string> = {}) =>
        text('mfe-admin', key, { language, params });
      await portal.open('/droprates');
      await expect(portal.main.getByText(words('drops.adminOnly'))).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const rows = portal.main.locator('a[data-dropper]');
      await expect(rows).toHaveCount(50);
      await expectPageAccessibleInFullSuite(page);

      if (portal.isPhone) {
        await portal.filtersButton.click();
      }
      await portal.main.getByRole('link', { name: '11–20', exact: true }).click();
      await expect(page).toHaveURL(/\?minLevel=11&maxLevel=20$/);
      if (portal.isPhone) {
        await portal.toResultsButton.click();
      }
      await expect(rows).not.toHaveCount(50);
      const first = rows.first();
      const name = (await first.locator('bdi').first().textContent()) ?? '';
      const id = (await first.getAttribute('data-dropper'))?.replace('monster:', '') ?? '';
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`minLevel=11&maxLevel=20&dropper=${id}$`));
      const open = page.getByRole('region', { name: words('drops.openLabel.monster') });
      await expect(open.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(open.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        portal.address(`/monster/${id}`),
      );
      if (portal.isPhone) {
        await expect(rows.first()).toBeHidden();
        await expect(open).toBeFocused();
      } else {
        await expect(first).toHaveAttribute('aria-current', 'true');
      }
      await expectPageAccessibleInFullSuite(page);
      await page.reload();
      await expect(open.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

      const back = portal.isPhone ? words('drops.open.back.monster') : portal.shellText('kit.close');
      await open.getByRole('link', { name: back, exact: true }).click();
      await expect(page).toHaveURL(/\?minLevel=11&maxLevel=20$/);
      await expect(first).toBeFocused();
      await page.goBack();
      await expect(open.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    },
  );
}

test(
  'a web admin comes to a dropper by its party quest, by an item and by its id @long',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    guard.allow(/404/);
    const token = await signIn(page, 'demowebadm');
    const answer = await page.request.get('/api/droprates/monster/100100/drops', {
      headers: { 'x-auth-token': token },
    });
    const { drops } = (await answer.json()) as { drops: { itemid: number; itemName: string }[] };
    const item = drops.find(({ itemid }) => itemid > 0);
    if (item === undefined) throw new Error('Monster 100100 drops nothing');
    const portal = new PortalPage(page);
    const words = (key: string, params: Record<string, string> = {}) => text('mfe-admin', key, { params });

    await test.step('what fits nothing is loosened, and reactors are filtered by their party quest', async () => {
      await portal.open('/droprates?search=zzzzzz');
      await expect(portal.main.getByText(words('drops.none.title'))).toBeVisible();
      await portal.main.getByRole('link', { name: words('drops.none.remove', { filter: 'zzzzzz' }) }).click();
      await expect(page).toHaveURL(/\/droprates$/);
      await portal.main.getByRole('link', { name: words('drops.tabs.reactor') }).click();
      const rows = portal.main.locator('a[data-dropper^="reactor:"]');
      await expect(rows.first()).toBeVisible();
      const all = await rows.count();
      await portal.main.getByRole('link', { name: words('drops.partyQuest.guild'), exact: true }).click();
      await expect(page).toHaveURL(/\?type=reactor&partyQuest=guild$/);
      await expect.poll(() => rows.count()).toBeLessThan(all);
    });

    await test.step('the droppers of an item are found, and open', async () => {
      await portal.open('/droprates');
      await portal.main.getByRole('link', { name: words('drops.find.title') }).click();
      const field = portal.main.getByRole('combobox', { name: words('drops.find.label') });
      await field.fill('zz zz zz');
      await page.keyboard.press('Enter');
      await expect(portal.main.getByText(words('drops.find.invalid'))).toBeVisible();
      await field.fill(String(item.itemid));
      await portal.main.getByRole('option', { name: item.itemName }).first().click();
      await expect(page).toHaveURL(new RegExp(`item=${item.itemid}`));
      const found = portal.main.locator('a[data-dropper="monster:100100"]');
      await expect(found.first()).toContainText(words('drops.find.actual'));
      await expectPageAccessibleInFullSuite(page);
      await found.first().click();
      await expect(page).toHaveURL(/dropper=100100/);
      const open = page.getByRole('region', { name: words('drops.openLabel.monster') });
      await expect(open).toContainText('100100');
    });

    await test.step('a monster is brought in by its id; an id that none has is refused', async () => {
      await portal.open('/droprates');
      await portal.main.getByText(words('drops.missing.title')).click();
      const field = portal.main.getByRole('spinbutton', { name: words('drops.missing.field') });
      await field.fill('99999999');
      await page.keyboard.press('Enter');
      await expect(portal.main.getByText(portal.shellText('errors.drops.dropper_not_found'))).toBeVisible();
      await field.fill('100100');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/dropper=100100$/);
    });
  },
);
