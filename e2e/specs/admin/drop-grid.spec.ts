import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const { language, width } of journeyIn('he', 'desktop')) {
  const words = (key: string, params: Record<string, string> = {}) =>
    text('mfe-admin', key, { language, params });

  test(
    `drops are edited by keyboard, pasted and undone, and are still staged after a reload, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, 'demowebadm');
      const portal = new PortalPage(page, language);
      await portal.open('/droprates');
      const dropper = await portal.main.locator('a[data-dropper]').first().getAttribute('data-dropper');
      await portal.open(`/droprates?dropper=${dropper?.replace('monster:', '')}`);
      const row = portal.main.getByRole('grid').locator('[data-row]').first();
      const cell = (name: string) => row.locator(`[data-cell="${name}"]`);
      const bar = portal.main.getByRole('complementary', { name: words('drops.staged.label') });
      const changed = words('drops.grid.state.changed');

      await test.step('keys edit, undo, do again and move as one reads', async () => {
        await cell('chance').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.type('1/400');
        await page.keyboard.press('Enter');
        await expect(cell('chance')).toBeFocused();
        await expect(row).toContainText(changed);
        await page.keyboard.press('Control+z');
        await expect(row).not.toContainText(changed);
        await page.keyboard.press('Control+Shift+z');
        await expect(row).toContainText(changed);
        await expectPageAccessibleInFullSuite(page);
        await cell('item').focus();
        await page.keyboard.press(language === 'he' ? 'ArrowLeft' : 'ArrowRight');
        await expect(cell('min')).toBeFocused();
      });

      await test.step('what is pasted is shown before it is staged', async () => {
        const itemId = (await cell('item').locator('bdi').last().textContent()) ?? '';
        await cell('min').evaluate((element, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', pasted);
          element.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        }, `itemId\tpercent\n${itemId}\t0,75\nno such thing\t1`);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText(words('drops.grid.paste.problem.noItem'));
        await expectOpenedAccessible(page);
        const stage = words(`drops.grid.paste.stage_${new Intl.PluralRules(language).select(1)}`, {
          count: '1',
        });
        await dialog.getByRole('button', { name: stage }).click();
        await expect(dialog).toBeHidden();
        await expect(bar).toContainText(words('drops.staged.changed', { count: '1' }));
      });

      await test.step('a reload keeps what is staged, until it is discarded', async () => {
        await page.reload();
        await expect(row).toContainText(changed);
        const discard = words('drops.staged.discard');
        await bar.getByRole('button', { name: discard }).click();
        await page.getByRole('dialog').getByRole('button', { name: discard }).click();
        await expect(row).not.toContainText(changed);
      });
    },
  );
}
