import { dataCalls } from '../../core/data-calls.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

type PopularItems = { id: number; name: string }[];

for (const { language, width } of journeyIn('ja', 'desktop')) {
  const words = (key: string) => text('mfe-database', key, { language });

  test(
    `in ${language}, ${width}: an item is found by its name, by its number and among the popular ones of a type`,
    { tag: `@${width}` },
    async ({ page, request }) => {
      const answer = await request.get('/api/itemdatabase/popular-items?type=equipment&limit=5');
      const item = ((await answer.json()) as PopularItems)[0];
      if (!item) throw new Error('the demo world has no popular equipment');

      const portal = new PortalPage(page, language);
      await portal.open('/database');
      await portal.markDocument();
      await expect(portal.main.getByText(words('popular.title')).first()).toBeVisible();
      const field = portal.main.getByRole('searchbox', { name: words('search.label') });
      await field.fill(item.name);
      await field.press('Enter');
      await expect(page).toHaveURL(/[?&]query=/);
      await portal.main.getByRole('link', { name: item.name }).first().click();
      await expect(portal.main.getByText(words('sources.title')).first()).toBeVisible();
      await portal.expectSameDocument();
      await page.goBack();
      await expect(page).toHaveURL(/[?&]query=/);

      await field.fill(String(item.id));
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`[?&]query=${item.id}`));
      await expect(portal.main.getByRole('link', { name: item.name }).first()).toBeVisible();
      await portal.open(`/item/${item.id}`);
      await expect(portal.heading).toContainText(item.name);
      await expect(page).toHaveTitle(new RegExp(item.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));

      await test.step('the type narrows the popular items and stays in the address', async () => {
        await portal.open('/database');
        const filter = portal.main.getByRole('combobox', { name: words('type.label') });
        await filter.selectOption('use');
        await expect(page).toHaveURL(/type=use/);
        await page.reload();
        await expect(filter).toHaveValue('use');
        await page.goBack();
        await expect(filter).toHaveValue('');
      });
    },
  );
}

test('who sells an item stands beside it, from the data that came with the page @once @long', async ({
  page,
}) => {
  const calls = dataCalls(page);
  const shifts = await watchLayoutShifts(page);
  const portal = new PortalPage(page);
  await portal.open('/item/4010001');
  const offers = portal.main.getByRole('region', { name: text('mfe-market', 'offers.title') });
  await page.mouse.wheel(0, 4000);
  await expect(offers.getByRole('listitem').first()).toContainText(/FM\d+/);
  expect(calls).toEqual([]);
  expect(await shifts()).toBeLessThan(0.01);
  await offers.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/market\/\d+$/);
});

test('an item that is open beside the list is told who sells it too @once @long', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/database?item=4010001');
  const offers = portal.main.getByRole('region', { name: text('mfe-market', 'offers.title') });
  await page.mouse.wheel(0, 4000);
  await expect(offers.getByRole('listitem').first()).toContainText(/FM\d+/);
});
