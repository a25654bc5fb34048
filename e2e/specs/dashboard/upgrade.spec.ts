import { expectAccessible } from '../../core/accessibility.js';
import { BAD_NETWORK, callsTo } from '../../core/bad-network.js';
import { playerTest as test } from '../../core/player.js';
import { expect } from '../../core/test.js';
import { singleViews } from '../../core/views.js';
import { DashboardPage } from '../../pages/dashboard-page.js';

const UPGRADE = '/api/rankings/update-stats';

for (const { language, width } of singleViews(3)) {
  test(
    `mesos become HP and vote points MP, once however often the button is pressed, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, player }) => {
      const { votePoints } = await player.account();
      const { id, meso, stats } = await player.character();
      const { upgradeMesos, upgradeVotePoints, upgradeStep } = await player.terms();
      const calls = await callsTo(page, UPGRADE);
      const dashboard = new DashboardPage(page, language);
      await dashboard.openDashboard(`?details=${id}`);
      await dashboard.main
        .getByRole('link', { name: dashboard.text('characters.upgrade'), exact: true })
        .click();
      await dashboard.button('dialog.more').click();
      const hp = stats.maxhp + 2 * upgradeStep;
      await dashboard.expectChange('HP', stats.maxhp, hp);
      await dashboard.expectChange('MESO', meso, meso - 2 * upgradeMesos);
      await expectAccessible(page);
      await dashboard.button('upgrade.submit.HP', { value: dashboard.number(hp) }).dblclick();
      await expect(dashboard.button('upgrade.again')).toBeVisible();
      await dashboard.expectChange('HP', stats.maxhp, hp);
      await dashboard.expectChange('MESO', meso, meso - 2 * upgradeMesos);
      await expectAccessible(page);

      await dashboard.button('upgrade.again').click();
      await dashboard.choose('upgrade.stat', 'MP');
      await dashboard.choose('upgrade.payment', 'VP');
      const mp = stats.maxmp + upgradeStep;
      await dashboard.expectChange('VP', votePoints, votePoints - upgradeVotePoints);
      await dashboard.button('upgrade.submit.MP', { value: dashboard.number(mp) }).dblclick();
      await expect(dashboard.button('upgrade.again')).toBeVisible();
      await dashboard.expectChange('MP', stats.maxmp, mp);
      await dashboard.closeDialog();
      await dashboard.expectBalance('votePoints', votePoints - upgradeVotePoints);

      expect(calls.map(({ body }) => body)).toEqual([
        { characterId: id, statType: 'maxhp', amount: 2, paymentType: 'meso' },
        { characterId: id, statType: 'maxmp', amount: 1, paymentType: 'votepoint' },
      ]);
      const raised = { maxhp: hp, maxmp: mp };
      expect(await player.character()).toMatchObject({ meso: meso - 2 * upgradeMesos, stats: raised });
    },
  );
}

for (const { language, width } of singleViews(4)) {
  test(
    `an upgrade that cannot be is refused with what it would take, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, player, guard }) => {
      guard.allow(/409/);
      const { id, meso, stats } = await player.character(1);
      const { upgradeMesos, upgradeStep } = await player.terms();
      const calls = await callsTo(page, UPGRADE);
      const dashboard = new DashboardPage(page, language);
      await dashboard.openDashboard(`?open=upgrade&character=${id}&stat=maxmp`);
      const affordable = Math.floor(meso / upgradeMesos);
      await dashboard.amount.fill(String(affordable + 1));
      await expect(dashboard.amount).toHaveAccessibleDescription(
        dashboard.shellText('errors.ledger.not_enough_mesos', {
          required: dashboard.number((affordable + 1) * upgradeMesos),
          available: dashboard.number(meso),
        }),
      );
      await dashboard.amount.press('Enter');
      expect(calls).toEqual([]);

      await dashboard.choose('upgrade.payment', 'VP');
      await dashboard.amount.fill('1');
      await player.enterGame();
      const value = dashboard.number(stats.maxmp + upgradeStep);
      await dashboard.button('upgrade.submit.MP', { value }).click();
      await expect(dashboard.alert).toContainText(dashboard.shellText('errors.game.account_in_game'));
      await expect(dashboard.button('upgrade.submit.MP', { value })).toBeDisabled();
      await expectAccessible(page);
      expect(calls).toHaveLength(1);
      expect(await player.character(1)).toMatchObject({ meso, stats });
    },
  );
}

for (const { language, width } of singleViews(5)) {
  test(
    `an upgrade without a network, without its answer and left while it was on its way is paid once, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, player, guard }) => {
      guard.allow(BAD_NETWORK);
      const { meso, stats } = await player.character();
      const { upgradeMesos, upgradeStep } = await player.terms();
      const calls = await callsTo(page, UPGRADE, ['unsent', 'answerLost', 'unanswered']);
      const dashboard = new DashboardPage(page, language);
      await dashboard.openDialog('upgrade');
      const value = dashboard.number(stats.maxhp + upgradeStep);
      await dashboard.button('upgrade.submit.HP', { value }).click();
      await dashboard.finishAfterBadNetwork(calls);
      await expect(dashboard.button('upgrade.again')).toBeVisible();
      await dashboard.expectChange('MESO', meso, meso - upgradeMesos);

      expect(calls).toHaveLength(4);
      expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
      expect(await player.character()).toMatchObject({
        meso: meso - upgradeMesos,
        stats: { maxhp: stats.maxhp + upgradeStep },
      });
    },
  );
}
