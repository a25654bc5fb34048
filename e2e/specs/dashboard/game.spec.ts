import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { BAD_NETWORK, callsTo } from '../../core/bad-network.js';
import { playerTest as test } from '../../core/player.js';
import { expect } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { DashboardPage } from '../../pages/dashboard-page.js';

const ACTIONS = '/api/discord/disconnect-character';

for (const { language, width } of journeyIn('ja', 'phone')) {
  test(
    `in the game nothing is bought, out of it is what was earned there, and a crash is freed by a reset, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page, player, guard }) => {
      guard.allow(BAD_NETWORK);
      const { totalMeso } = await player.account();
      const { name } = await player.character();
      const { nxPerVotePoint } = await player.terms();
      const dashboard = new DashboardPage(page, language);
      const exchange = dashboard.button('exchange.submit', { nx: dashboard.number(nxPerVotePoint) });
      const notice = dashboard.main.getByText(dashboard.text('account.playing.title'), { exact: true });
      const openExchange = () =>
        dashboard.balances.getByRole('link', { name: dashboard.text('account.exchange') }).click();

      await test.step('a player in the game is told to log out first', async () => {
        await dashboard.openDashboard();
        await expect(dashboard.main).toContainText(dashboard.text('account.where.out'));
        await dashboard.gameButton('enter').click();
        await expect(dashboard.main).toContainText(dashboard.text('account.where.inAs', { name }));
        await expect(notice).toBeVisible();
        await expectPageAccessibleInFullSuite(page);
        await openExchange();
        const logOutFirst = dashboard.dialog.getByText(dashboard.text('dialog.inGame.title'), {
          exact: true,
        });
        await expect(logOutFirst).toBeVisible();
        await expect(exchange).toBeDisabled();
        await dashboard.closeDialog();
        await dashboard.openDialog('upgrade');
        await expect(logOutFirst).toBeVisible();
        await expectOpenedAccessible(page);
        await dashboard.closeDialog();
      });

      await test.step('out of the game the mesos of it are there, and something is bought', async () => {
        await dashboard.gameButton('logOut').click();
        await expect(notice).toBeHidden();
        await player.untilGiftArrived();
        const after = await player.account();
        expect(after.totalMeso).toBeGreaterThan(totalMeso);
        await dashboard.expectBalance('totalMeso', after.totalMeso);
        await openExchange();
        await exchange.click();
        await expect(dashboard.button('exchange.again')).toBeVisible();
        expect(await player.account()).toMatchObject({
          nxCredit: after.nxCredit + nxPerVotePoint,
        });
        await dashboard.closeDialog();
      });

      await test.step('a crash leaves the account stuck, and a reset frees it', async () => {
        const calls = await callsTo(page, ACTIONS, ['unsent']);
        await dashboard.gameButton('enter').click();
        await dashboard.gameButton('crash').click();
        await expect(dashboard.gameButton('enter').or(dashboard.gameButton('crash'))).toBeEnabled();
        await dashboard.main.getByRole('link', { name: dashboard.text('account.playing.stuck') }).click();
        await expectOpenedAccessible(page);
        await dashboard.button('action.reset.submit', { name }).dblclick();
        await expect(dashboard.alert).toContainText(dashboard.shellText('kit.unconfirmed.title'));
        await dashboard.kitButton('kit.unconfirmed.finish').dblclick();
        await expect(dashboard.dialog).toContainText(dashboard.text('action.outcome.reset'));
        expect(calls).toHaveLength(2);
        await expectOpenedAccessible(page);
        await dashboard.closeDialog();
        await expect(dashboard.main).toContainText(dashboard.text('account.where.out'));
        await player.exchange(1);
      });
    },
  );
}

for (const { language, width } of journeyIn('en', 'desktop')) {
  test(
    `whoever plays is not reset but disconnected, and saved, also where the page was left meanwhile, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page, player, guard }) => {
      guard.allow(/409/);
      const { totalMeso } = await player.account();
      const { id, name } = await player.character();
      const dashboard = new DashboardPage(page, language);
      const disconnect = dashboard.button('action.disconnect.submit', { name });

      await test.step('a reset is refused, and leads to what is possible instead', async () => {
        await player.enterGame();
        await dashboard.openDashboard(`?details=${id}`);
        await dashboard.main
          .getByRole('link', { name: dashboard.text('characters.reset'), exact: true })
          .click();
        await dashboard.button('action.reset.submit', { name }).click();
        await expect(dashboard.alert).toContainText(dashboard.shellText('errors.game.account_is_playing'));
        await expectOpenedAccessible(page);
        expect((await player.account()).loggedIn).toBe(true);
        await dashboard.button('action.instead').click();
        await expectOpenedAccessible(page);
      });

      await test.step('a disconnect saves the character', async () => {
        const calls = await callsTo(page, ACTIONS);
        await disconnect.dblclick();
        await expect(dashboard.dialog).toContainText(dashboard.text('action.outcome.disconnected', { name }));
        expect(calls).toHaveLength(1);
        const after = await player.account();
        expect(after.loggedIn).toBe(false);
        expect(after.totalMeso).toBeGreaterThan(totalMeso);
        await dashboard.button('action.again').click();
        await expect(dashboard.dialog).toContainText(dashboard.text('action.disconnect.idle'));
        await disconnect.click();
        await expect(dashboard.dialog).toContainText(dashboard.text('action.outcome.notPlaying', { name }));
        await dashboard.closeDialog();
        await expect(dashboard.main).toContainText(dashboard.text('account.where.out'));
        await page.unrouteAll();
      });

      await test.step('one that was left while it was on its way is finished', async () => {
        await player.enterGame();
        const calls = await callsTo(page, ACTIONS, ['unanswered']);
        await dashboard.openDialog('disconnect');
        await disconnect.click();
        await expect.poll(() => calls).toHaveLength(1);
        await page.reload();
        await expect(dashboard.alert).toContainText(dashboard.shellText('kit.unconfirmed.left'));
        await expectOpenedAccessible(page);
        await dashboard.kitButton('kit.unconfirmed.finish').click();
        await expect(dashboard.dialog).toContainText(dashboard.text('action.outcome.notPlaying', { name }));
        expect((await player.account()).loggedIn).toBe(false);
      });
    },
  );
}
