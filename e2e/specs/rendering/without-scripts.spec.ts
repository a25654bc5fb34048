import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';
import { RankingsPage } from '../../pages/rankings-page.js';

test.use({ javaScriptEnabled: false });

test('the first stop of the keyboard skips to the page', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/rankings');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: portal.shellText('menu.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

for (const language of ['en', 'he'] as const) {
  const words = (remote: string, key: string) => text(remote, key, { language });

  test(`in ${language}: the rankings are searched, filtered and sorted`, async ({ page }) => {
    const rankings = new RankingsPage(page, language);
    await rankings.openRankings();
    const filter = rankings.main.getByRole('combobox', { name: rankings.text('filter.class') });
    await rankings.openFilters();
    await filter.selectOption('warrior');
    await rankings.closeFilters();
    await rankings.search('a');
    await expect(page).toHaveURL(new RegExp(`${rankings.address('/rankings')}\\?search=a&job=warrior$`));
    await rankings.openFilters();
    await expect(filter).toHaveValue('warrior');
    await rankings.closeFilters();
    await expect(rankings.main.getByRole('searchbox')).toHaveValue('a');
    for (const name of await rankings.playerLinks.allInnerTexts()) expect(name).toMatch(/a/i);
    await rankings.sortBy('fame');
    await expect(page).toHaveURL(/sort=fame/);
    await rankings.search('nobody-is-called-this');
    await expect(rankings.rows).toHaveCount(0);
    await expect(page).toHaveURL(/job=warrior.*sort=fame|sort=fame.*job=warrior/);
  });

  test(`in ${language}: the database is searched by name and type, and leads to an item`, async ({
    page,
    request,
  }) => {
    const answer = await request.get('/api/itemdatabase/popular-items?type=etc&limit=1');
    const [item] = (await answer.json()) as { name: string }[];
    const name = item?.name ?? '';
    const portal = new PortalPage(page, language);
    await portal.open('/database');
    await portal.main
      .getByRole('combobox', { name: words('mfe-database', 'type.label') })
      .selectOption('etc');
    await portal.main.getByRole('searchbox').fill(name);
    await portal.main.getByRole('button', { name: words('mfe-database', 'search.submit') }).click();
    await expect(page).toHaveURL(/\/database\?query=.+&type=etc$/);
    await portal.main.getByRole('link', { name }).first().click();
    await expect(portal.main.getByText(words('mfe-database', 'sources.title')).first()).toBeVisible();
  });

  test(`in ${language}: maps are searched on their tab`, async ({ page }) => {
    const portal = new PortalPage(page, language);
    await portal.open('/database?tab=maps');
    await portal.main.getByRole('searchbox').fill('qqqqzzzz');
    await portal.main.getByRole('button', { name: words('mfe-database', 'search.submit') }).click();
    await expect(page).toHaveURL(/\/database\?tab=maps&query=qqqqzzzz$/);
    await expect(portal.main).toContainText(words('mfe-database', 'maps.empty'));
  });

  test(`in ${language}: stores of the market are sorted and visited`, async ({ page }) => {
    const portal = new PortalPage(page, language);
    await portal.open('/market');
    const open = portal.main.getByRole('button', { name: words('mfe-market', 'filter.open') });
    const showFilters = async () => {
      if (await open.isVisible()) await open.click();
    };
    await showFilters();
    const sort = portal.main.getByRole('combobox', { name: words('mfe-market', 'sort.label') }).first();
    await sort.selectOption('room');
    await portal.main
      .getByRole('button', { name: words('mfe-market', 'filter.apply') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/market\?(room=&)?sort=room$/);
    await showFilters();
    await expect(sort).toHaveValue('room');
    if (await open.isVisible()) await page.keyboard.press('Escape');
    await portal.main.getByRole('link', { name: words('mfe-market', 'view.list') }).click();
    await expect(page).toHaveURL(/view=list$/);
    await portal.main
      .getByRole('link', { name: words('mfe-market', 'store.visit') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/market\/\d+$/);
    await expect(portal.heading).toBeVisible();
  });

  test(`in ${language}: goods are searched by type and price in the dialog`, async ({ page }) => {
    const portal = new PortalPage(page, language);
    await portal.open('/market');
    await portal.main.getByRole('button', { name: words('mfe-market', 'advanced.open') }).click();
    const dialog = page.getByRole('dialog', { name: words('mfe-market', 'advanced.title') });
    await dialog.getByLabel(words('mfe-market', 'advanced.type')).selectOption('use');
    await dialog.getByLabel(words('mfe-market', 'advanced.max')).fill('10m');
    await dialog.getByRole('button', { name: words('mfe-market', 'advanced.apply') }).click();
    await expect(page).toHaveURL(/\/market\/search\?.*type=use.*max=10m/);
    await expect(portal.main.getByRole('article').first()).toBeVisible();
  });
}

test('questions open, and the pages beside are links', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await portal.main.getByText(text('mfe-public', 'home.faq.1.question')).click();
  await expect(portal.main.getByText(text('mfe-public', 'home.faq.1.answer'))).toBeVisible();
  await portal.main.getByRole('link', { name: text('mfe-public', 'home.hero.rankings') }).click();
  await expect(page).toHaveURL(/\/rankings$/);
});

test('the footer leads to the same page in another language, and back', async ({ page }) => {
  await page.goto('/rankings?sort=fame');
  await page.getByRole('contentinfo').getByRole('link', { name: 'עברית' }).click();
  await expect(page).toHaveURL(/\/he\/rankings\?sort=fame$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^e]\/rankings\?sort=fame$/);
});

test('no button stands there that does nothing', async ({ page }) => {
  for (const path of ['/', '/rankings', '/database', '/market', '/features', '/download', '/dressing-room']) {
    await page.goto(path);
    const idle = page.locator('button:visible:not([type="submit"], [popovertarget], [disabled])');
    expect.soft(await idle.allInnerTexts(), path).toEqual([]);
  }
});
