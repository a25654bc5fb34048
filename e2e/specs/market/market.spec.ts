import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

test('stores come by pages or all at once, and a store shows its stock @once @long', async ({ page }) => {
  const portal = new PortalPage(page);
  const stores = portal.main.getByRole('article');
  await portal.open('/market');
  await portal.markDocument();
  await expect(stores).toHaveCount(24);
  await portal.main
    .getByRole('link', { name: text('mfe-market', 'seller.visit') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/market\/\d+$/);
  await expect(
    portal.main.getByRole('region', { name: text('mfe-market', 'store.stock.title') }),
  ).toBeVisible();
  await portal.expectSameDocument();
  await page.goBack();
  await expect(page).toHaveURL(/\/market$/);
  await portal.turnPage('next');
  await expect(page).toHaveURL(/\?page=2$/);
  await page.goto('/market?show=all');
  expect(await stores.count()).toBeGreaterThan(48);
});

for (const { language, width } of journeyIn('en', 'phone')) {
  const words = (key: string) => text('mfe-market', key, { language });

  test(
    `in ${language}, ${width}: goods are searched, narrowed in the dialog, and their store is visited`,
    { tag: `@${width}` },
    async ({ page }) => {
      const portal = new PortalPage(page, language);
      await portal.open('/market');
      await portal.markDocument();
      const search = portal.main.getByRole('searchbox', { name: words('search.label') });
      await search.fill('scroll');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/market\/search\?search=scroll$/);
      await expect(portal.main.getByRole('article').first()).toBeVisible();

      await portal.main.getByRole('button', { name: words('advanced.open') }).click();
      const dialog = page.getByRole('dialog', { name: words('advanced.title') });
      await dialog.getByLabel(words('advanced.max')).fill('cheap');
      await dialog.getByRole('button', { name: words('filter.apply') }).click();
      await expect(dialog.getByText(words('advanced.problem.max'))).toBeVisible();
      await expect(dialog.getByLabel(words('advanced.max'))).toBeFocused();
      await dialog.getByLabel(words('advanced.max')).fill('10m');
      await dialog.getByLabel(words('sort.label')).selectOption('price_desc');
      const narrowed = page.waitForResponse(/\/api\/market\/items\?max=10m/);
      await dialog.getByRole('button', { name: words('filter.apply') }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\?search=scroll&max=10m&sort=price_desc$/);
      const { items } = (await (await narrowed).json()) as { items: { name: string; price: number }[] };
      const prices = items.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      expect(prices[0]).toBeLessThanOrEqual(10_000_000);
      const first = portal.main.getByRole('article').first();
      await expect(first.getByRole('heading')).toHaveText(items[0]?.name ?? '');
      await portal.expectSameDocument();

      // Offers may have changed by now, but the filters have not.
      await page.reload();
      await expect(search).toHaveValue('scroll');
      await first.getByText(words('seller.visit')).click();
      await expect(page).toHaveURL(/\/market\/\d+$/);
      await page.goBack();
      await expect(page).toHaveURL(/\?search=scroll&max=10m&sort=price_desc$/);

      await search.fill('');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/market\/search$/);
    },
  );
}

test('one room, as rows, from the address: kept by a reload, left by Back @once @long', async ({
  page,
  request,
  isMobile,
}) => {
  const answer = await request.get('/api/market/active-stores?limit=1');
  const { rooms } = (await answer.json()) as { rooms: { room: number; stores: number }[] };
  const [busiest] = rooms.toSorted((a, b) => b.stores - a.stores);
  if (!busiest) throw new Error('the demo world has no stores');

  const portal = new PortalPage(page);
  await portal.open('/market');
  if (isMobile) await portal.filtersButton.click();
  await portal.main
    .getByRole('combobox', { name: text('mfe-market', 'room.label') })
    .selectOption(String(busiest.room));
  await expect(page).toHaveURL(new RegExp(`\\?room=${busiest.room}$`));
  if (isMobile) await page.keyboard.press('Escape');
  const asRows = portal.main.getByRole('link', { name: text('mfe-market', 'view.list') });
  // The address changes before the link to the next page.
  await expect(asRows).toHaveAttribute('href', new RegExp(`room=${busiest.room}`));
  await asRows.click();
  await expect(page).toHaveURL(new RegExp(`\\?room=${busiest.room}&view=list$`));
  const stores = portal.main.getByRole('article');
  await expect(stores).toHaveCount(busiest.stores);
  await page.reload();
  await expect(stores).toHaveCount(busiest.stores);
  await expect(stores.first()).toContainText(`FM${busiest.room}`);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`\\?room=${busiest.room}$`));
});
