import type { APIRequestContext } from '@playwright/test';
import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

interface Named {
  id: number;
  name: string;
}

interface Walk {
  item: Named;
  monster: Named;
  map: Named;
  town: Named;
  npc: Named;
  quest: Named;
}

/** An item, a monster that drops it, a map with that monster, the town of the map, and an NPC of the town with a quest. */
async function findWalk(request: APIRequestContext): Promise<Walk> {
  const get = async <T>(address: string): Promise<T> => (await (await request.get(address)).json()) as T;
  const items = await get<Named[]>('/api/itemdatabase/popular-items?type=etc&limit=10');
  for (const item of items) {
    const { dropSources } = await get<{ dropSources: { type: string; dropperid: number; name: string }[] }>(
      `/api/itemdatabase/item/${item.id}`,
    );
    for (const { type, dropperid, name } of dropSources) {
      if (type !== 'monster') continue;
      const { maps } = await get<{ maps: { id: number; mapName: string }[] }>(
        `/api/itemdatabase/monster/${dropperid}`,
      );
      const found = maps[0];
      if (!found) continue;
      const { map } = await get<{ map: { returnMap: number; returnMapName: string } }>(
        `/api/maps/${found.id}`,
      );
      const town = await get<{ map: { npcs: Named[] } }>(`/api/maps/${map.returnMap}`);
      for (const npc of town.map.npcs) {
        const { quests } = await get<{ quests: Named[] }>(`/api/npcs/${npc.id}`);
        const quest = quests[0];
        if (!quest) continue;
        return {
          item,
          monster: { id: dropperid, name },
          map: { id: found.id, name: found.mapName },
          town: { id: map.returnMap, name: map.returnMapName },
          npc,
          quest,
        };
      }
    }
  }
  throw new Error('the demo world has no walk from an item to a quest');
}

for (const { language, width } of journeyIn('en', 'phone')) {
  test(
    `in ${language}, ${width}: links lead from an item over monster, map and NPC to a quest`,
    { tag: `@${width}` },
    async ({ page, request }) => {
      const walk = await findWalk(request);
      const portal = new PortalPage(page, language);
      const follow = async (kind: string, { id, name }: Named) => {
        await portal.main.getByRole('link', { name, exact: true }).first().click();
        await expect(page).toHaveURL(new RegExp(`/${kind}/${id}$`));
        await expect(portal.heading).toHaveText(name);
      };

      await portal.open(`/item/${walk.item.id}`);
      await portal.markDocument();
      await expect(portal.heading).toHaveText(walk.item.name);
      await follow('monster', walk.monster);
      await follow('map', walk.map);
      if (walk.town.id !== walk.map.id) await follow('map', walk.town);
      await follow('npc', walk.npc);
      await follow('quest', walk.quest);
      await expect(
        portal.main.getByRole('region', { name: text('mfe-database', 'quest.rewards.title', { language }) }),
      ).toBeVisible();
      await portal.expectSameDocument();

      await page.goBack();
      await expect(portal.heading).toHaveText(walk.npc.name);
    },
  );
}

test('maps and quests are found by their tabs of the database @once @long', async ({
  page,
  request,
  isMobile,
}) => {
  const { map, quest } = await findWalk(request);
  const portal = new PortalPage(page);
  const words = (key: string) => text('mfe-database', key);
  await portal.open('/database');
  await portal.markDocument();
  for (const { tab, kind, entry } of [
    { tab: 'maps', kind: 'map', entry: map },
    { tab: 'quests', kind: 'quest', entry: quest },
  ]) {
    await portal.main.getByRole('link', { name: words(`tabs.${tab}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/database\\?tab=${tab}$`));
    const field = portal.main.getByRole('searchbox', { name: words(`${tab}.search.label`) });
    await field.fill(entry.name);
    await field.press('Enter');
    await expect(page).toHaveURL(/[?&]query=/);
    const link = portal.main.getByRole('link', { name: entry.name, exact: true }).first();
    await expect(link).toBeVisible();
    await expectPageAccessibleInFullSuite(page);
    await link.click();
    const place = isMobile ? `/${kind}/${entry.id}$` : `[?&]${kind}=${entry.id}(&|$)`;
    await expect(page).toHaveURL(new RegExp(place));
    const name = { name: entry.name, exact: true, level: isMobile ? 1 : 2 };
    await expect(portal.main.getByRole('heading', name)).toBeVisible();
    await portal.expectSameDocument();
    await page.goBack();
    await expect(page).toHaveURL(/[?&]query=/);
  }
});

test('a map keeps its name whole beside what the server added to it @phone @long', async ({
  page,
  request,
}) => {
  const spawns = await request.get('/api/maps/0');
  const { map } = (await spawns.json()) as {
    map: { mapName: string; monsters: { id: number; custom: boolean }[] };
  };
  const added = map.monsters.find(({ custom }) => custom);
  if (!added) throw new Error('no one put a monster on map 0 of the demo world');
  const portal = new PortalPage(page);
  await portal.open(`/monster/${added.id}`);
  const name = portal.main.getByRole('link', { name: map.mapName, exact: true });
  const badge = portal.main.getByText(text('mfe-database', 'custom.all'));
  await expect(badge).toBeVisible();
  const lines = await name.evaluate((link) => link.getClientRects().length);
  expect(lines).toBe(1);
});
