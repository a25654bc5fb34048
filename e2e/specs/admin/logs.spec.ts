import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sheetOf } from '../../core/read-xlsx.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const DAY_MS = 86_400_000;

const LOGS = [
  { path: 'votes', title: 'Vote logs' },
  { path: 'exp', title: 'EXP logs' },
  { path: 'boss', title: 'Boss logs' },
  { path: 'scrolling', title: 'Scrolling logs' },
  { path: 'nx-credit', title: 'NX credit logs' },
  { path: 'inkwell', title: 'Inkwell logs' },
  { path: 'audit', title: 'Audit log' },
] as const;

/** Downloads the open log in one of its formats. */
async function saveFile(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  await expect(page.getByText(/^Saved\. Rows:/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test(
  'a web admin verifies the chains of the audit, and narrows a log by a player, by words and by its chart',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'demowebadm');
    const pages = page.getByRole('navigation', { name: text('mfe-admin', 'frame.label') });

    await test.step('the chains of the audit hold', async () => {
      await page.goto('/admin/logs/audit');
      await page.getByRole('button', { name: 'Verify chains' }).click();
      await expect(page.getByText(/All chains are intact/)).toBeVisible();
    });

    await test.step('a player is found by a part of the name, and let go again', async () => {
      await pages.getByRole('link', { name: 'EXP logs', exact: true }).click();
      const first = page.getByRole('table', { name: 'EXP logs', exact: true }).getByRole('rowheader').first();
      const name = await first.innerText();
      await page
        .getByRole('combobox', { name: 'One character, all days' })
        .pressSequentially(name.slice(0, 4));
      await page.getByRole('option', { name }).first().click();
      await expect(page).toHaveURL(/playerId=\d+/);
      await expect(first).toHaveText(name);
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page).not.toHaveURL(/playerId/);
    });

    await test.step('a log is narrowed by words and by brushing its chart, all of it in the address', async () => {
      await pages.getByRole('link', { name: 'Boss logs', exact: true }).click();
      await page.getByRole('combobox', { name: 'Frequency' }).selectOption('weekly');
      await expect(page).toHaveURL(/frequency=weekly/);
      await expect(page.getByRole('row').filter({ hasText: 'Daily' })).toHaveCount(0);
      await page.getByRole('button', { name: /^Over time/ }).click();
      await expect(page).toHaveURL(/chart=open/);
      const chart = page.getByRole('slider', { name: 'Rows over time' });
      await chart.scrollIntoViewIfNeeded();
      const box = await chart.boundingBox();
      if (box === null) throw new Error('the chart is not drawn');
      await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
      await expect(page).toHaveURL(/startDate=\d{4}-\d\d-\d\d.*endDate=/);
      await expect(page).toHaveURL(/frequency=weekly/);
      await page.goBack();
      await expect(page).not.toHaveURL(/startDate/);
    });
  },
);

test(
  'each log has rows, and what is filtered is kept as a file @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'demowebadm');
    const pages = page.getByRole('navigation', { name: text('mfe-admin', 'frame.label') });
    const tableOf = (title: string) => page.getByRole('table', { name: title, exact: true });

    await test.step('each log has rows, whose accounts and stories are a press away', async () => {
      await page.goto('/admin');
      for (const { path, title } of LOGS) {
        await pages.getByRole('link', { name: title, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/admin/logs/${path}$`));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const row = tableOf(title).getByRole('row').nth(1);
        await expect(row).toBeVisible();
        const story = tableOf(title).getByRole('link', { name: /^Timeline of/ });
        await expect(story.first()).toHaveAttribute('href', /story=\d+/);
      }
    });

    await test.step('what is filtered is kept as a table and as a sheet whose cells are no formulas', async () => {
      // Past days get no more rows between the two files.
      const [from, to] = [8, 1].map((days) =>
        new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10),
      );
      await page.goto(`/admin/logs/nx-credit?type=GAIN&startDate=${from}&endDate=${to}`);
      await tableOf('NX credit logs').waitFor();
      const csv = await saveFile(page, 'CSV file');
      expect(csv.name).toMatch(/^nx-credit-\d{12}\.csv$/);
      const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n');
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.slice(1).every((line) => line.includes('GAIN'))).toBe(true);
      const xlsx = await saveFile(page, 'Spreadsheet');
      expect(xlsx.name).toMatch(/\.xlsx$/);
      const sheet = sheetOf(xlsx.bytes);
      expect(sheet.match(/<row /g)).toHaveLength(lines.length);
      expect(sheet).not.toContain('<f>');
    });
  },
);

test(
  'on a phone a log is narrowed in a sheet, reads from right to left, and cuts nothing off @long',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'demowebadm');
    const portal = new PortalPage(page, 'he');
    const words = (key: string) => text('mfe-admin', key, { language: 'he' });

    await test.step('the filters stand in a sheet', async () => {
      await page.goto('/admin/logs/boss');
      await page.getByRole('table', { name: 'Boss logs', exact: true }).waitFor();
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('combobox', { name: 'Frequency' }).selectOption('weekly');
      await expect(page).toHaveURL(/frequency=weekly/);
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Daily' })).toHaveCount(0);
    });

    await test.step('in Hebrew no cell is cut off', async () => {
      await portal.open('/admin/logs/votes');
      await expect(portal.heading).toHaveText(words('voteLog.title'));
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const [width, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width).toBeLessThanOrEqual(inner);
      const table = page.getByRole('table', { name: words('voteLog.title'), exact: true });
      const cells = table.getByRole('cell');
      await expect(cells.first()).toBeVisible();
      const cut = await cells.evaluateAll((all) =>
        all
          .filter(
            (cell) =>
              getComputedStyle(cell).overflowX !== 'visible' && cell.scrollWidth > cell.clientWidth + 1,
          )
          .map((cell) => cell.textContent),
      );
      expect(cut, 'cells that are cut off').toEqual([]);
    });
  },
);
