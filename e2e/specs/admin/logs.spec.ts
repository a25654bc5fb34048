import { readFile } from 'node:fs/promises';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { sheetOf } from '../../core/read-xlsx.js';

const LOGS = [
  { path: 'votes', title: 'Vote logs' },
  { path: 'exp', title: 'EXP logs' },
  { path: 'boss', title: 'Boss logs' },
  { path: 'scrolling', title: 'Scrolling logs' },
  { path: 'nx-credit', title: 'NX credit logs' },
  { path: 'inkwell', title: 'Inkwell logs' },
  { path: 'audit', title: 'Audit log' },
] as const;

test.beforeEach(async ({ page }) => {
  await signIn(page, 'demowebadm');
});

test('each log has rows, whose accounts and stories are a press away', async ({ page }) => {
  for (const { path, title } of LOGS) {
    await page.goto(`/admin/logs/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const table = page.getByRole('table', { name: title, exact: true });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(table.getByRole('link', { name: /What else/ }).first()).toHaveAttribute('href', /story=\d+/);
  }
});

test('a log is narrowed by words and by brushing its chart, all of it in the address', async ({ page }) => {
  await page.goto('/admin/logs/boss');
  await page.getByRole('table', { name: 'Boss logs', exact: true }).waitFor();
  const isPhone = (page.viewportSize()?.width ?? 0) <= 768;
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('combobox', { name: 'Frequency' }).selectOption('weekly');
  await expect(page).toHaveURL(/frequency=weekly/);
  if (isPhone) await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Daily' })).toHaveCount(0);

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

test('a player is found by two letters, shown on whatever day, and let go again @once', async ({ page }) => {
  await page.goto('/admin/logs/exp');
  const table = page.getByRole('table', { name: 'EXP logs', exact: true });
  const name = await table.getByRole('rowheader').first().innerText();
  await page.getByRole('combobox', { name: 'Player' }).pressSequentially(name.slice(0, 4));
  await page.getByRole('option', { name }).first().click();
  await expect(page).toHaveURL(/playerId=\d+/);
  await expect(table.getByRole('rowheader').first()).toHaveText(name);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/playerId/);
});

test('a log is exported as CSV and as a sheet whose cells are no formulas @once', async ({ page }) => {
  await page.goto('/admin/logs/nx-credit?type=GAIN');
  await page.getByRole('table', { name: 'NX credit logs', exact: true }).waitFor();
  const download = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    await expect(page.getByText(/^Saved\. Rows:/)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await download('CSV file');
  expect(csv.name).toMatch(/^nx-credit-\d{12}\.csv$/);
  const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.slice(1).every((line) => line.includes('GAIN'))).toBe(true);

  const xlsx = await download('Spreadsheet');
  expect(xlsx.name).toMatch(/\.xlsx$/);
  const sheet = sheetOf(xlsx.bytes);
  expect(sheet.match(/<row /g)).toHaveLength(lines.length);
  expect(sheet).not.toContain('<f>');
});

test('the chain of the audit is verified on its page @once', async ({ page }) => {
  await page.goto('/admin/logs/audit');
  await page.getByRole('button', { name: 'Verify the chain' }).click();
  await expect(page.getByText(/The chain holds/)).toBeVisible();
});

test('it reads from right to left in Hebrew', async ({ page }) => {
  await page.goto('/he/admin/logs/scrolling');
  await expect(page.getByRole('heading', { level: 1, name: 'יומן מגילות' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [width, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width).toBeLessThanOrEqual(inner);
  await page.goto('/he/admin/logs/votes');
  const cells = page.getByRole('table', { name: 'יומן הצבעות', exact: true }).getByRole('cell');
  await expect(cells.first()).toBeVisible();
  const cut = await cells.evaluateAll((all) =>
    all
      .filter(
        (cell) => getComputedStyle(cell).overflowX !== 'visible' && cell.scrollWidth > cell.clientWidth + 1,
      )
      .map((cell) => cell.textContent),
  );
  expect(cut, 'cells that are cut off').toEqual([]);
});
