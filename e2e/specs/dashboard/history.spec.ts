import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../core/accessibility.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { playerTest as test } from '../../core/player.js';
import { expect } from '../../core/test.js';
import { singleViews } from '../../core/views.js';
import { HistoryPage } from '../../pages/history-page.js';

/** As many entries as a page has. */
const PAGE = 25;

for (const { language, width } of singleViews(3)) {
  test(
    `the history is read page by page, filtered, and kept as a file, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, player }) => {
      while ((await player.ledgerTotal()) <= PAGE) await player.exchange(1);
      const shifts = await watchLayoutShifts(page);
      const history = new HistoryPage(page, language);
      await history.open('/dashboard/history');
      await expect(history.entries).toHaveCount(PAGE);
      expect(await shifts()).toBeLessThan(0.01);
      const newest = await history.entries.first().innerText();
      await history.turnPage('next');
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(history.entries.first()).not.toHaveText(newest);
      await page.reload();
      await expect(history.entries.first()).not.toHaveText(newest);
      await expectAccessible(page);

      await history.chooseCurrency('NX');
      await expect(page).toHaveURL(/\?currency=NX$/);
      await expect(history.entries.filter({ hasNotText: 'NX' })).toHaveCount(0);
      const count = await history.entries.count();
      const downloading = page.waitForEvent('download');
      await history.main.getByRole('button', { name: history.text('file.save') }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('history-nx.csv');
      const [, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
      expect(lines.length).toBeGreaterThanOrEqual(count);
      expect(lines.filter((line) => !line.includes('NX'))).toEqual([]);

      await history.chooseReason('vote');
      await expect(history.main).toContainText(history.text('none.title'));
      await expectAccessible(page);
      await history.main.getByRole('link', { name: history.text('none.action') }).click();
      await expect(page).toHaveURL(/\/dashboard\/history$/);
      await expect(history.entries).toHaveCount(PAGE);
    },
  );
}
