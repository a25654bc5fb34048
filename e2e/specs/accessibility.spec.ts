import { expectAccessible } from '../core/accessibility.js';
import { expect, test } from '../core/test.js';
import { PortalPage } from '../pages/portal-page.js';

const ROUTES = [
  '/',
  '/rankings',
  '/rankings?search=zzzzzzzz',
  '/player',
  '/database',
  '/item',
  '/monster',
  '/market',
  '/store',
  '/dashboard',
  '/admin',
];

interface Item {
  id: number;
  dropSources: { type: string; dropperid: number }[];
}

/** Addresses that need a number take it from the world itself. */
const NUMBERED: Record<string, (get: (address: string) => Promise<unknown>) => Promise<string>> = {
  '/player': async (get) => {
    const { players } = (await get('/api/rankings?limit=1')) as { players: { id: number }[] };
    return `/player/${players[0]?.id}`;
  },
  '/item': async (get) => `/item/${(await popularItem(get)).id}`,
  '/monster': async (get) => {
    const monster = (await popularItem(get)).dropSources.find(({ type }) => type === 'monster');
    return `/monster/${monster?.dropperid}`;
  },
  '/store': async (get) => {
    const { stores } = (await get('/api/market/active-stores-db')) as { stores: { characterId: number }[] };
    return `/market/${stores[0]?.characterId}`;
  },
};

async function popularItem(get: (address: string) => Promise<unknown>): Promise<Item> {
  const [first] = (await get('/api/itemdatabase/popular-items?type=etc&limit=1')) as { id: number }[];
  const detail = (await get(`/api/itemdatabase/item/${first?.id}`)) as Omit<Item, 'id'>;
  return { ...detail, id: first?.id ?? 0 };
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const route of ROUTES) {
    test(`${route} has no accessibility violation in ${colorScheme}`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const path = await (NUMBERED[route]?.(async (address) => (await request.get(address)).json()) ?? route);
      const portal = new PortalPage(page);
      await portal.open(path);
      await expect(portal.main.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
}

test('the home page has no accessibility violation in Hebrew', async ({ page }) => {
  const portal = new PortalPage(page, 'he');
  await portal.open('/');
  await expectAccessible(page);
});

test('an open menu and an open language list have no accessibility violation', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await (await portal.navigation()).waitFor();
  await expectAccessible(page);
  await portal.open('/');
  await page.getByRole('button', { name: new RegExp(`^${portal.shellText('language.choose')}`) }).click();
  await expectAccessible(page);
});

test('nothing is wider than the screen', async ({ page }) => {
  for (const path of ['/', '/rankings', '/database', '/market', '/admin']) {
    const portal = new PortalPage(page);
    await portal.open(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
