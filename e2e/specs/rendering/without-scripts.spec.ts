import { isFull } from '../../core/full-suite.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';
import { RankingsPage } from '../../pages/rankings-page.js';

test.use({ javaScriptEnabled: false });

type Language = 'en' | 'he';

const words = (remote: string, key: string, language: Language) => text(remote, key, { language });

/** Each journey runs in one of the languages, in turn; with PORTICO_TEST_FULL=1 in both. */
function languagesOf(place: number): Language[] {
  const all: Language[] = ['en', 'he'];
  return isFull ? all : all.slice(place % 2).slice(0, 1);
}

for (const language of languagesOf(1)) {
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
}

for (const language of languagesOf(0)) {
  test(`in ${language}: the database is searched by name and type, leads to an item, and maps are searched on their tab @long`, async ({
    page,
    request,
  }) => {
    const answer = await request.get('/api/itemdatabase/popular-items?type=etc&limit=1');
    const [item] = (await answer.json()) as { name: string }[];
    const name = item?.name ?? '';
    const portal = new PortalPage(page, language);
    await portal.open('/database');
    await portal.main
      .getByRole('combobox', { name: words('mfe-database', 'type.label', language) })
      .selectOption('etc');
    await portal.main.getByRole('searchbox').fill(name);
    await portal.main.getByRole('button', { name: words('shell', 'kit.list.search', language) }).click();
    await expect(page).toHaveURL(/\/database\?query=.+&type=etc$/);
    await portal.main.getByRole('link', { name }).first().click();
    await expect(
      portal.main.getByText(words('mfe-database', 'sources.title', language)).first(),
    ).toBeVisible();

    await portal.open('/database?tab=maps');
    await portal.main.getByRole('searchbox').fill('qqqqzzzz');
    await portal.main.getByRole('button', { name: words('shell', 'kit.list.search', language) }).click();
    await expect(page).toHaveURL(/\/database\?tab=maps&query=qqqqzzzz$/);
    await expect(portal.main).toContainText(words('mfe-database', 'maps.empty', language));
  });
}

for (const language of languagesOf(1)) {
  test(`in ${language}: stores of the market are sorted and visited, and goods are searched by type and price in the dialog @long`, async ({
    page,
  }) => {
    const portal = new PortalPage(page, language);
    await portal.open('/market');
    const open = portal.filtersButton;
    const showFilters = async () => {
      if (await open.isVisible()) await open.click();
    };
    await showFilters();
    const sort = portal.main
      .getByRole('combobox', { name: words('mfe-market', 'sort.label', language) })
      .first();
    await sort.selectOption('room');
    await portal.main
      .getByRole('button', { name: words('mfe-market', 'filter.apply', language) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/market\?(room=&)?sort=room$/);
    await showFilters();
    await expect(sort).toHaveValue('room');
    if (await open.isVisible()) await page.keyboard.press('Escape');
    await portal.main.getByRole('link', { name: words('mfe-market', 'view.list', language) }).click();
    await expect(page).toHaveURL(/view=list$/);
    await portal.main
      .getByRole('link', { name: words('mfe-market', 'seller.visit', language) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/market\/\d+$/);
    await expect(portal.heading).toBeVisible();

    await portal.open('/market');
    await portal.main.getByRole('button', { name: words('mfe-market', 'advanced.open', language) }).click();
    const dialog = page.getByRole('dialog', { name: words('mfe-market', 'advanced.title', language) });
    await dialog.getByLabel(words('mfe-market', 'advanced.type', language)).selectOption('use');
    await dialog.getByLabel(words('mfe-market', 'advanced.max', language)).fill('10m');
    await dialog.getByRole('button', { name: words('mfe-market', 'filter.apply', language) }).click();
    await expect(page).toHaveURL(/\/market\/search\?.*type=use.*max=10m/);
    await expect(portal.main.getByRole('article').first()).toBeVisible();
  });
}

test('the first stop of the keyboard skips to the page, questions open, and the footer leads to the same page in another language', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: portal.shellText('menu.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await portal.main.getByText(text('mfe-public', 'home.faq.1.question')).click();
  await expect(portal.main.getByText(text('mfe-public', 'home.faq.1.answer'))).toBeVisible();
  await portal.main.getByRole('link', { name: text('mfe-public', 'home.hero.rankings') }).click();
  await expect(page).toHaveURL(/\/rankings$/);

  await page.goto('/rankings?sort=fame');
  await page.getByRole('contentinfo').getByRole('link', { name: 'עברית' }).click();
  await expect(page).toHaveURL(/\/he\/rankings\?sort=fame$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^e]\/rankings\?sort=fame$/);
});
