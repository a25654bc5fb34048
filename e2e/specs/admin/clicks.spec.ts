import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { logIn, signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string) => text('mfe-admin', key);
/** An amount that needs a second admin, and that no other journey asks for. */
const AMOUNT = 120_000 + randomInt(1000);

// The last press of a ban, a drop, an entry and a replay counts but is not made, because other journeys share this world.
test('the daily jobs of an owner take few clicks @once', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const portal = new PortalPage(page);
  const { main } = portal;
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('navigation', { name: words('frame.label') });
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  const lastClick = async (target: Locator) => {
    await expect(target).toBeEnabled();
    clicks += 1;
  };
  const job = (name: string, most: number, from: string, work: () => Promise<void>) =>
    test.step(`${name}: ${most}`, async () => {
      await portal.open(from);
      clicks = 0;
      await work();
      expect(clicks, name).toBe(most);
    });
  const ask = async () => {
    const { token = '' } = await logIn(page.request, { username: 'demoadmin', password: 'portico-demo' });
    const answer = await page.request.get('/api/rankings?limit=1');
    const { players } = (await answer.json()) as { players: { name: string }[] };
    const data = { characterName: players[0]?.name, pointType: 'nx', amount: AMOUNT, reason: 'Counted' };
    const headers = { 'x-auth-token': token };
    const asked = await page.request.post('/api/voting/admin/add-points', { headers, data });
    expect(asked.status(), await asked.text()).toBe(200);
  };
  const ban = async (finding: Locator) => {
    await click(finding.getByRole('button', { name: /^Ban\b/ }));
    // Only the reason is missing, and its field has the focus.
    await expect(dialog.getByRole('textbox', { name: words('reason.label') })).toBeFocused();
    await page.keyboard.type('Bots');
    await lastClick(dialog.locator('button[type="submit"]'));
  };
  const findings = main
    .getByRole('region', { name: words('suspicions.list') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  const ring = findings.filter({ hasText: /Ring of \d/ });
  await ask();
  await signIn(page, 'demowebadm');

  await job('ban from a finding', 2, '/admin/suspicions', () => ban(findings.first()));
  await job('ban a ring', 2, '/admin/suspicions', () => ban(ring.first()));
  await job('look at a player', 1, '/admin', async () => {
    await click(main.locator('a[href*="player="]').first());
    await expect(dialog.getByRole('region', { name: words('account.characters.title') })).toBeVisible();
  });
  await job('find the story of a banned player', 1, '/admin', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: portal.shellText('search.label') }).fill('demobanned');
    await click(page.getByRole('option', { name: /demobanned/ }));
    await expect(dialog.getByRole('region', { name: words('story.title') })).toBeVisible();
  });
  await job('what an account spent', 2, '/admin', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: portal.shellText('search.label') }).fill('demoplayer');
    await click(page.getByRole('option', { name: /demoplayer/ }).first());
    await click(dialog.getByRole('link', { name: words('nxLog.title') }));
    await expect(page).toHaveURL(/nx-credit\?.*search=demoplayer/);
  });
  await job('grant points', 3, '/admin?player=5', async () => {
    await click(dialog.getByRole('link', { name: words('points.title') }));
    await click(main.getByRole('textbox', { name: words('points.column.amount') }));
    await page.keyboard.type('500');
    await lastClick(main.getByRole('button', { name: words('points.form.submit') }));
  });
  await job('undo a change', 4, '/admin', async () => {
    await click(menu.getByRole('link', { name: words('changeSets.title') }));
    const applied = main.getByRole('row').filter({ hasText: words('changeSets.state.applied') });
    await click(applied.getByRole('rowheader').getByRole('link').first());
    await click(main.getByRole('button', { name: words('dropEdits.undo.button') }));
    await lastClick(dialog.getByRole('button', { name: words('dropEdits.undo.button') }));
  });
  await job('who spent what', 1, '/admin', async () => {
    await click(menu.getByRole('link', { name: words('spending.title') }));
    await expect(main.getByRole('row').nth(1)).toBeVisible();
  });
  await job('who holds an item', 3, '/admin', async () => {
    await click(menu.getByRole('link', { name: words('holders.title') }));
    await click(main.getByRole('combobox'));
    await page.keyboard.type('4000000');
    await click(main.getByRole('option').first());
    await expect(main.getByRole('row').nth(1)).toBeVisible();
  });
  await job('answer a grant', 3, '/admin', async () => {
    await click(main.getByRole('link', { name: words('overview.waiting.grants') }));
    const asked = main.getByRole('listitem').filter({ hasText: `${AMOUNT.toLocaleString('en')} NX` });
    await click(asked.getByRole('button', { name: words('points.decide.refuse.button') }));
    await click(dialog.getByRole('button', { name: words('points.decide.refuse.button') }));
    await expect(asked).toHaveCount(0);
  });
  await job('retry a failed callback', 3, '/admin', async () => {
    await click(main.getByRole('link', { name: words('overview.waiting.callbacks') }));
    await click(main.getByRole('button', { name: words('votes.replay.button') }).first());
    await lastClick(dialog.getByRole('button', { name: words('votes.replay.confirm') }));
  });
  await job('publish news', 4, '/admin', async () => {
    await click(menu.getByRole('link', { name: words('news.title') }));
    await click(main.getByRole('link', { name: words('news.write') }));
    await click(main.getByRole('radio', { name: words('news.publishing.now') }));
    await lastClick(main.getByRole('button', { name: words('news.editor.save.now'), exact: true }));
  });
  await job('change one drop', 3, '/droprates?dropper=100100', async () => {
    const row = main.getByRole('grid').locator('[data-row]').first();
    await click(row.getByRole('button', { name: /^Edit / }));
    await expect(row.locator('input:focus')).toBeVisible();
    await page.keyboard.type('1/400');
    await page.keyboard.press('Enter');
    const bar = main.getByRole('complementary', { name: words('drops.staged.label') });
    await click(bar.getByRole('link', { name: words('drops.staged.review') }));
    await lastClick(dialog.locator('button[type="submit"]'));
  });
});
