import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text, type Language } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const language of ['en', 'he'] as const satisfies readonly Language[]) {
  test(`drops are edited by keyboard, pasted and undone, and are still staged after a reload, in ${language} @once`, async ({
    page,
  }) => {
    await signIn(page, 'demowebadm');
    const portal = new PortalPage(page, language);
    const words = (key: string, params: Record<string, string> = {}) =>
      text('mfe-admin', key, { language, params });
    await portal.open('/droprates');
    const first = portal.main.locator('a[data-dropper]').first();
    const id = (await first.getAttribute('data-dropper'))?.replace('monster:', '') ?? '';
    await portal.open(`/droprates?dropper=${id}`);
    const grid = portal.main.getByRole('grid');
    const row = grid.locator('[data-row]').first();
    const bar = portal.main.getByRole('complementary', { name: words('drops.staged.label') });
    const itemId = (await row.locator('[data-cell="item"] bdi').last().textContent()) ?? '';

    await row.locator('[data-cell="chance"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('1/400');
    await page.keyboard.press('Enter');
    await expect(row.locator('[data-cell="chance"]')).toBeFocused();
    await expect(row).toContainText(words('drops.grid.state.changed'));
    await page.keyboard.press('Control+z');
    await expect(row).not.toContainText(words('drops.grid.state.changed'));
    await page.keyboard.press('Control+Shift+z');
    await expect(row).toContainText(words('drops.grid.state.changed'));
    await expectAccessible(page);

    await row.locator('[data-cell="item"]').focus();
    const forward = language === 'he' ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.press(forward);
    await expect(row.locator('[data-cell="min"]')).toBeFocused();
    await row.locator('[data-cell="min"]').evaluate((cell, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `itemId\tpercent\n${itemId}\t0,75\nno such thing\t1`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words('drops.grid.paste.problem.noItem'));
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: words('drops.grid.paste.stage_one', { formatted: '1' }) })
      .click();
    await expect(dialog).toBeHidden();
    await expect(bar).toContainText(words('drops.staged.changed', { formatted: '1' }));

    await page.reload();
    await expect(row).toContainText(words('drops.grid.state.changed'));
    await bar.getByRole('button', { name: words('drops.staged.discard') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('drops.staged.discard') })
      .click();
    await expect(row).not.toContainText(words('drops.grid.state.changed'));
  });
}
