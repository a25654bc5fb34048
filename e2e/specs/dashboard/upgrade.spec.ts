import { expectOpenedAccessible } from '../../core/accessibility.js';
import { callsTo } from '../../core/bad-network.js';
import { playerTest as test } from '../../core/player.js';
import { expect } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { DashboardPage } from '../../pages/dashboard-page.js';

const UPGRADE = '/api/rankings/update-stats';

for (const { language, width } of journeyIn('he', 'phone')) {
  test(
    `mesos become HP and vote points MP, once however often the button is pressed, and not what is beyond them, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, player, guard }) => {
      guard.allow(/409/);
      const { votePoints } = await player.account();
      const { id, meso, stats } = await player.character();
      const { upgradeMesos, upgradeVotePoints, upgradeStep } = await player.terms();
      const calls = await callsTo(page, UPGRADE);
      const dashboard = new DashboardPage(page, language);
      const hp = stats.maxhp + 2 * upgradeStep;
      const mp = stats.maxmp + upgradeStep;

      await test.step('two steps of HP are paid with mesos', async () => {
        await dashboard.openDashboard(`?details=${id}`);
        await dashboard.main
          .getByRole('link', { name: dashboard.text('characters.upgrade'), exact: true })
          .click();
        await dashboard.button('dialog.more').click();
        await dashboard.expectChange('HP', stats.maxhp, hp);
        await dashboard.expectChange('MESO', meso, meso - 2 * upgradeMesos);
        await expectOpenedAccessible(page);
        await dashboard.button('upgrade.submit.HP', { value: dashboard.number(hp) }).dblclick();
        await expect(dashboard.button('upgrade.again')).toBeVisible();
        await dashboard.expectChange('HP', stats.maxhp, hp);
        await dashboard.expectChange('MESO', meso, meso - 2 * upgradeMesos);
        await expectOpenedAccessible(page);
      });

      await test.step('one of MP with vote points', async () => {
        await dashboard.button('upgrade.again').click();
        await dashboard.choose('upgrade.stat', 'MP');
        await dashboard.choose('upgrade.payment', 'VP');
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
      });

      await test.step('what cannot be paid, or not now, is refused with what it would take', async () => {
        const other = await player.character(1);
        await dashboard.openDashboard(`?open=upgrade&character=${other.id}&stat=maxmp`);
        const affordable = Math.floor(other.meso / upgradeMesos);
        await dashboard.amount.fill(String(affordable + 1));
        await expect(dashboard.amount).toHaveAccessibleDescription(
          dashboard.shellText('errors.ledger.not_enough_mesos', {
            required: dashboard.number((affordable + 1) * upgradeMesos),
            available: dashboard.number(other.meso),
          }),
        );
        await dashboard.amount.press('Enter');
        expect(calls).toHaveLength(2);
        await dashboard.choose('upgrade.payment', 'VP');
        await dashboard.amount.fill('1');
        await player.enterGame();
        const submit = dashboard.button('upgrade.submit.MP', {
          value: dashboard.number(other.stats.maxmp + upgradeStep),
        });
        await submit.click();
        await expect(dashboard.alert).toContainText(dashboard.shellText('errors.game.account_in_game'));
        await expect(submit).toBeDisabled();
        await expectOpenedAccessible(page);
        expect(calls).toHaveLength(3);
        const { meso: left, stats: same } = await player.character(1);
        expect({ meso: left, stats: same }).toEqual({ meso: other.meso, stats: other.stats });
      });
    },
  );
}
