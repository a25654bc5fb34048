import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { dataCalls } from '../../core/data-calls.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string, language: 'en' | 'he' = 'en') => text('mfe-database', key, { language });

test('quests are narrowed by level, area and NPC, and the address keeps it @desktop @long', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/database?tab=quests');
  const rows = portal.main.locator('li', { has: page.locator('a[href^="/quest/"]') });
  const all = await rows.count();
  await portal.main.getByLabel(words('quests.filter.level')).selectOption('11');
  await expect(page).toHaveURL(/tab=quests&level=11$/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await portal.main
    .getByLabel(words('lists.area'), { exact: true })
    .selectOption({ label: words('area.victoriaIsland') });
  await expect(page).toHaveURL(/level=11&area=Victoria\+Island$/);
  await expect(portal.main.getByRole('heading', { name: words('quests.found') })).toBeVisible();
  const npc = await rows.first().locator('bdi').nth(1).innerText();
  await portal.main.getByRole('textbox', { name: words('quests.filter.npc') }).fill(npc);
  await expect(page).toHaveURL(/[?&]npc=/);
  // The old list stays until the filtered one has loaded.
  await expect(rows.filter({ hasNotText: npc })).toHaveCount(0);
  await expect(rows.first()).toContainText(npc);

  const calls = dataCalls(page);
  const names = await rows.allInnerTexts();
  await page.reload();
  await expect(portal.main.getByLabel(words('quests.filter.level'))).toHaveValue('11');
  await expect(portal.main.getByRole('textbox', { name: words('quests.filter.npc') })).toHaveValue(npc);
  expect(await rows.allInnerTexts()).toEqual(names);
  expect(calls).toEqual([]);
  await expectPageAccessibleInFullSuite(page);

  await portal.main.getByRole('link', { name: words('lists.clear') }).click();
  await expect(page).toHaveURL(/\/database\?tab=quests$/);
  await expect(portal.main.getByLabel(words('quests.filter.level'))).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/level=11/);
  await expect(portal.main.getByRole('textbox', { name: words('quests.filter.npc') })).toHaveValue(npc);
});

test('filters of quests stand behind one button on phones @phone @long', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/database?tab=quests');
  const level = portal.main.getByLabel(words('quests.filter.level'));
  await expect(level).toBeHidden();
  await portal.filtersButton.click();
  await level.selectOption('71');
  await portal.toResultsButton.click();
  await expect(level).toBeHidden();
  await expect(page).toHaveURL(/level=71$/);
  await portal.main.locator('a[href^="/quest/"]').first().click();
  await expect(page).toHaveURL(/\/quest\/\d+$/);
});

test('from right to left, a map opens beside the list with every place of its monsters @desktop', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/maps/search?sort=level');
  const { maps } = (await answer.json()) as {
    maps: { id: number; mapName: string; monsterKinds: number }[];
  };
  const map = maps.findLast(({ monsterKinds }) => monsterKinds > 0);
  if (!map) throw new Error('no map of the demo world has monsters');
  const portal = new PortalPage(page, 'he');
  await portal.open('/database?tab=maps');
  const link = portal.main.locator('ul').getByRole('link', { name: map.mapName, exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`[?&]map=${map.id}$`));
  const panel = portal.main.getByRole('complementary', { name: words('map.about.panel', 'he') });
  await expect(panel.getByRole('heading', { level: 2, name: map.mapName })).toBeInViewport();
  await expect(link).toBeInViewport();
  const kind = panel.locator('li', { has: page.locator('details') }).first();
  await expect(kind.getByText(/^x /).first()).toBeHidden();
  await kind.locator('summary').click();
  await expect(kind.getByText(/^x /).first()).toBeVisible();
  await expectPageAccessibleInFullSuite(page);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/database\?tab=maps$/);
});
