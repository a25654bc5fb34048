import { readFile } from 'node:fs/promises';
import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { BAD_NETWORK, callsTo } from '../../core/bad-network.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { playerTest as test } from '../../core/player.js';
import { expect } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { DashboardPage } from '../../pages/dashboard-page.js';
import { HistoryPage } from '../../pages/history-page.js';

const EXCHANGE = '/api/rankings/exchange-vp-for-nx';

/** Entries of one page of the history. */
const PAGE = 25;

for (const { language, width } of journeyIn('en', 'desktop')) {
  test(
    `vote points become NX, once however often the button is pressed, and the history says so, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, player }) => {
      while ((await player.ledgerTotal()) <= PAGE) await player.exchange(1);
      const { votePoints, nxCredit } = await player.account();
      const { nxPerVotePoint } = await player.terms();
      const nx = 2 * nxPerVotePoint;
      const calls = await callsTo(page, EXCHANGE);
      const dashboard = new DashboardPage(page, language);
      const history = new HistoryPage(page, language);

      await test.step('two vote points become NX', async () => {
        await dashboard.openDashboard();
        await dashboard.expectBalance('votePoints', votePoints);
        await dashboard.balances.getByRole('link', { name: dashboard.text('account.exchange') }).click();
        await dashboard.button('dialog.more').click();
        await expect(dashboard.amount).toHaveValue('2');
        await dashboard.expectChange('VP', votePoints, votePoints - 2);
        await dashboard.expectChange('NX', nxCredit, nxCredit + nx);
        await expectOpenedAccessible(page);
        const inWords = { nx: dashboard.number(nx) };
        await dashboard.button('exchange.submit', inWords).dblclick();
        await expect(dashboard.dialog).toContainText(dashboard.text('exchange.done', inWords));
        await dashboard.expectChange('NX', nxCredit, nxCredit + nx);
        expect(calls.map(({ body }) => body)).toEqual([{ amount: 2 }]);
        await expectOpenedAccessible(page);
        await dashboard.closeDialog();
        await dashboard.expectBalance('nxCredit', nxCredit + nx);
        expect(await player.account()).toMatchObject({
          votePoints: votePoints - 2,
          nxCredit: nxCredit + nx,
        });
      });

      await test.step('both are in the history, which is read page by page', async () => {
        await history.tab.click();
        const entry = (delta: number, balance: number) =>
          history.entries
            .filter({ hasText: history.text('entry.exchange') })
            .filter({ has: page.getByText(history.number(balance), { exact: true }) })
            .filter({ hasText: history.number(delta) });
        await expect(entry(nx, nxCredit + nx)).not.toHaveCount(0);
        await expect(entry(-2, votePoints - 2)).not.toHaveCount(0);
        await expect(history.entries).toHaveCount(PAGE);
        const newest = await history.entries.first().innerText();
        await history.turnPage('next');
        await expect(page).toHaveURL(/\?page=2$/);
        await expect(history.entries.first()).not.toHaveText(newest);
        await page.reload();
        await expect(history.entries.first()).not.toHaveText(newest);
        await expectPageAccessibleInFullSuite(page);
      });

      await test.step('it is filtered, and kept as a file', async () => {
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
      });
    },
  );
}

for (const { language, width } of journeyIn('he', 'phone')) {
  test(
    `the history stands still as it comes, and leads back to all of it where nothing fits, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page, player }) => {
      while ((await player.ledgerTotal()) <= PAGE) await player.exchange(1);
      const shifts = await watchLayoutShifts(page);
      const history = new HistoryPage(page, language);
      await history.open('/dashboard/history');
      await expect(history.entries).toHaveCount(PAGE);
      expect(await shifts()).toBeLessThan(0.01);
      await history.chooseCurrency('NX');
      await history.chooseReason('vote');
      await expect(history.main).toContainText(history.text('none.title'));
      await expectPageAccessibleInFullSuite(page);
      await history.main.getByRole('link', { name: history.text('none.action') }).click();
      await expect(page).toHaveURL(/\/dashboard\/history$/);
      await expect(history.entries).toHaveCount(PAGE);
    },
  );
}

for (const { language, width } of journeyIn('ja', 'phone')) {
  test(
    `an exchange that cannot be is refused with what it would take, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page, player, guard }) => {
      guard.allow(/409/);
      const { votePoints } = await player.account();
      const { nxPerVotePoint } = await player.terms();
      const calls = await callsTo(page, EXCHANGE);
      const dashboard = new DashboardPage(page, language);
      const refusal = (required: number, available: number) =>
        dashboard.shellText('errors.ledger.not_enough_votepoints', {
          required: dashboard.number(required),
          available: dashboard.number(available),
        });
      const submit = (points: number) =>
        dashboard.button('exchange.submit', { nx: dashboard.number(points * nxPerVotePoint) });

      await test.step('more than there is, before it is sent', async () => {
        await dashboard.openDialog('exchange');
        await dashboard.amount.fill(String(votePoints + 1));
        await expect(dashboard.amount).toHaveAccessibleDescription(refusal(votePoints + 1, votePoints));
        await dashboard.amount.press('Enter');
        await expectOpenedAccessible(page);
        expect(calls).toEqual([]);
      });

      await test.step('what was spent elsewhere meanwhile', async () => {
        await dashboard.button('dialog.max').click();
        await player.exchange(1);
        await submit(votePoints).click();
        await expect(dashboard.alert).toContainText(refusal(votePoints, votePoints - 1));
        await expectOpenedAccessible(page);
      });

      await test.step('while the account is in the game, until it is out', async () => {
        await player.enterGame();
        await dashboard.amount.fill('1');
        await submit(1).click();
        const logOutFirst = dashboard.dialog.getByText(dashboard.text('dialog.inGame.title'), {
          exact: true,
        });
        await expect(dashboard.alert).toContainText(dashboard.shellText('errors.game.account_in_game'));
        await expect(logOutFirst).toBeVisible();
        await expect(submit(1)).toBeDisabled();
        await expectOpenedAccessible(page);
        await player.leaveGame();
        await dashboard.button('dialog.inGame.check').click();
        await expect(logOutFirst).toBeHidden();
        await expect(submit(1)).toBeEnabled();
        expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
        expect(await player.account()).toMatchObject({ votePoints: votePoints - 1 });
      });
    },
  );
}

for (const { language, width } of journeyIn('he', 'desktop')) {
  test(
    `an exchange without a network, without its answer and left while it was on its way is charged once, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, player, guard }) => {
      guard.allow(BAD_NETWORK);
      const { votePoints, nxCredit } = await player.account();
      const { nxPerVotePoint } = await player.terms();
      const entries = await player.ledgerTotal();
      const dashboard = new DashboardPage(page, language);
      const inWords = { nx: dashboard.number(nxPerVotePoint) };
      const calls = await callsTo(page, EXCHANGE, ['unsent', 'answerLost', 'unanswered']);
      await dashboard.openDialog('exchange');
      await dashboard.button('exchange.submit', inWords).click();
      await dashboard.finishAfterBadNetwork(calls);
      await expect(dashboard.dialog).toContainText(dashboard.text('exchange.done', inWords));

      expect(calls).toHaveLength(4);
      expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
      expect(await player.account()).toMatchObject({
        votePoints: votePoints - 1,
        nxCredit: nxCredit + nxPerVotePoint,
      });
      expect(await player.ledgerTotal()).toBe(entries + 2);
    },
  );
}
