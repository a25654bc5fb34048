import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { InventoryPage } from '../../pages/inventory-page.js';

for (const { language, width } of journeyIn('he', 'desktop').filter((view) => view.width === 'desktop')) {
  test(
    `the keys lead from item to item and into its card, and the card to its page and back, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, 'demoplayer');
      const inventory = new InventoryPage(page, language);
      const cells = inventory.cells('equip');

      await test.step('keys go as one reads, and open the card', async () => {
        await inventory.openInventory('?tab=equip');
        await cells.first().focus();
        await page.keyboard.press(language === 'he' ? 'ArrowLeft' : 'ArrowRight');
        await expect(cells.nth(1)).toBeFocused();
        const name = await cells.nth(1).locator('bdi').first().innerText();
        await expect(page.getByRole('tooltip')).toContainText(name);
        await page.keyboard.press('End');
        await expect(cells.last()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(inventory.card).toBeFocused();
        await expect(page).toHaveURL(/\?tab=equip&item=\d+$/);
        await expectOpenedAccessible(page);
        await page.keyboard.press('Escape');
        await expect(inventory.card).toBeHidden();
        await expect(cells.last()).toBeFocused();
        await expect(page).toHaveURL(/\?tab=equip$/);
      });

      await test.step('the card compares, and leads to the page of the item and back', async () => {
        await cells.filter({ hasText: /\+\d/ }).first().click();
        const difference = ['above', 'below'].map((key) =>
          inventory.text(`stat.${key}`, { difference: '\\d+' }),
        );
        await expect(inventory.card.getByText(new RegExp(difference.join('|'))).first()).toBeAttached();
        const opened = page.url();
        await inventory.card.getByRole('link', { name: inventory.text('item.open') }).click();
        await expect(page).toHaveURL(/\/item\/\d+$/);
        await page.goBack();
        await expect(page).toHaveURL(opened);
        await expect(inventory.card).toBeVisible();
        await page.reload();
        await expect(inventory.card).toBeVisible();
      });

      await test.step('a character of somebody else is not found, whether there is one or not', async () => {
        for (const character of [1, 2_147_483_647]) {
          await inventory.openInventory(`?character=${character}`);
          await expect(inventory.main.getByText(inventory.text('notFound.title'))).toBeVisible();
        }
        await inventory.main.getByRole('link', { name: inventory.text('notFound.back') }).click();
        await expect(inventory.cells('equipped').first()).toBeVisible();
      });
    },
  );
}

for (const { language, width } of journeyIn('ja', 'phone').filter((view) => view.width === 'phone')) {
  test(
    `a finger goes through tabs and characters and filters, and a tap opens an item, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, 'demoplayer');
      const inventory = new InventoryPage(page, language);
      const cells = inventory.cells('etc');
      await inventory.openInventory();
      await inventory.tab('etc').click();
      await expect(cells.first()).toBeVisible();
      const all = await cells.count();
      const name = await cells.first().locator('bdi').first().innerText();

      await test.step('the filter is in the address, and a tap opens what it found', async () => {
        await inventory.filter.fill(name);
        await expect(page).toHaveURL(/[?&]search=/);
        await expect(cells.filter({ hasNotText: name })).toHaveCount(0);
        await page.reload();
        await expect(inventory.filter).toHaveValue(name);
        expect(await cells.count()).toBeLessThan(all);
        await cells.first().click();
        await expect(inventory.card).toContainText(name);
        await expectOpenedAccessible(page);
        await inventory.card
          .getByRole('button', { name: inventory.shellText('kit.close') })
          .first()
          .click();
        await expect(inventory.card).toBeHidden();
        await expect(page).not.toHaveURL(/item=/);
      });

      await test.step('where it finds nothing it can be taken away', async () => {
        await inventory.filter.fill('zzzzzz');
        await expect(inventory.main).toContainText(inventory.text('filter.none', { term: 'zzzzzz' }));
        await expectPageAccessibleInFullSuite(page);
        await inventory.main
          .getByRole('link', { name: inventory.text('filter.clear') })
          .last()
          .click();
        await expect(cells).toHaveCount(all);
      });

      await test.step('the other character keeps the tab', async () => {
        await inventory.characters.nth(1).click();
        await expect(page).toHaveURL(/\?tab=etc&character=\d+$/);
        await expect(inventory.characters.nth(1)).toHaveAttribute('aria-current', 'true');
        await expect(cells.first()).toBeVisible();
      });
    },
  );
}
