import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

type Found = { monsters: { id: number; name: string }[] };
type Drops = { drops: { itemid: number; itemName: string; dropPercent: number }[] };

const english = (key: string) => text('mfe-database', key);

test('a monster is found by its name and shows what it drops @once @long', async ({ page, request }) => {
  const found = await request.get('/api/itemdatabase/advanced-search?searchMode=monsters&limit=1');
  const monster = ((await found.json()) as Found).monsters[0];
  if (!monster) throw new Error('the demo world has no monster');
  const answer = await request.get(`/api/itemdatabase/monster/${monster.id}/drops`);
  const drop = ((await answer.json()) as Drops).drops.find(({ itemid }) => itemid > 0);
  if (!drop) throw new Error('the first monster drops nothing');

  const portal = new PortalPage(page);
  await portal.open('/database?type=etc');
  await portal.main.getByRole('link', { name: english('mode.monsters') }).click();
  await expect(page).toHaveURL(/\/database\?mode=monsters$/);
  const field = portal.main.getByRole('searchbox', { name: english('monsterSearch.search.label') });
  await expect(field).toHaveAttribute('placeholder', english('monsterSearch.search.placeholder'));
  await field.fill(monster.name);
  await field.press('Enter');
  await portal.main.getByRole('link', { name: monster.name }).first().click();
  await expect(portal.main.getByRole('link', { name: drop.itemName }).first()).toBeVisible();
  await expect(page).toHaveURL(portal.isPhone ? /\/monster\/\d+$/ : /[?&]monster=\d+/);
  await page.goBack();
  await expect(portal.main.getByRole('heading', { name: english('monsterSearch.found') })).toBeVisible();
  await expect(field).toHaveValue(monster.name);
});

for (const { language, width } of journeyIn('he', 'desktop')) {
  const words = (key: string) => text('mfe-database', key, { language });

  test(
    `in ${language}, ${width}: a preset is applied, its filters go one by one, and the address keeps them @long`,
    { tag: `@${width}` },
    async ({ page }) => {
      const portal = new PortalPage(page, language);
      await portal.open('/database');
      const toggle = portal.main.getByRole('button', { name: words('advanced.toggle') });
      await toggle.click();
      const form = portal.main.getByRole('form', { name: words('advanced.toggle') });
      await form.getByRole('button', { name: words('advanced.preset.boss_drops') }).click();
      await expect(page).toHaveURL(/\/database$/);
      await form.getByRole('checkbox', { name: text('shell', 'game.type.equipment', { language }) }).check();
      await form.getByRole('button', { name: words('advanced.apply') }).click();
      await expect(page).toHaveURL(/searchMode=drops/);
      await expect(form).toBeHidden();
      await expect(toggle).toContainText('3');

      const badges = portal.main.getByRole('list', { name: words('advanced.active') });
      const results = portal.main.getByRole('heading', { name: words('monster.drops.title') });
      await expect(results).toBeVisible();
      await page.reload();
      await expect(results).toBeVisible();
      await expect(badges.getByRole('listitem')).toHaveCount(4);

      await badges.getByRole('link').first().click();
      await expect(badges.getByRole('listitem')).toHaveCount(3);
      await expect(page).not.toHaveURL(/dropRate=/);
      await page.goBack();
      await expect(badges.getByRole('listitem')).toHaveCount(4);

      await badges.getByRole('link', { name: words('advanced.clear') }).click();
      await expect(page).toHaveURL(/\/database$/);
      await expect(badges).toBeHidden();

      await test.step('filters that nothing fits are offered one by one', async () => {
        await portal.open('/database?searchMode=items&weaponTypes=gun&itemTypes=etc');
        await expect(portal.main.getByRole('heading', { name: words('advanced.empty.title') })).toBeVisible();
        await portal.main
          .getByRole('region', { name: words('tabs.items') })
          .getByRole('link')
          .first()
          .click();
        await expect(page).toHaveURL(/\?searchMode=items&weaponTypes=gun$/);
        await expect(portal.main.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
      });
    },
  );
}
