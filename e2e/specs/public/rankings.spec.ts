import { readFile } from 'node:fs/promises';
import { dataCalls } from '../../core/data-calls.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { RankingsPage } from '../../pages/rankings-page.js';

const descending = (numbers: number[]) => [...numbers].sort((a, b) => b - a);

for (const { language, width } of journeyIn('ja', 'phone')) {
  test(
    `in ${language}, ${width}: sorting, paging and searching live in the address, and back undoes each`,
    { tag: `@${width}` },
    async ({ page }) => {
      const rankings = new RankingsPage(page, language);
      await rankings.openRankings();
      await rankings.markDocument();
      await expect(rankings.rows).toHaveCount(20);
      const levels = await rankings.numbers('level');
      expect(levels).toEqual(descending(levels));
      const first = await rankings.playerLinks.first().innerText();

      await rankings.sortBy('fame');
      await expect(page).toHaveURL(/\?sort=fame$/);
      await expect.poll(async () => (await rankings.playerLinks.first().innerText()) === first).toBe(false);
      const fame = await rankings.numbers('fame');
      expect(fame).toEqual(descending(fame));

      await rankings.turnPage('next');
      await expect(page).toHaveURL(/page=2/);
      await expect(page).toHaveURL(/sort=fame/);

      await page.goBack();
      await expect(page).toHaveURL(/\?sort=fame$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/rankings$/);
      await expect(rankings.playerLinks.first()).toHaveText(first);

      await rankings.search(first);
      await expect(page).toHaveURL(/search=/);
      const exactly = new RegExp(String.raw`^\s*${first}\s*$`);
      await expect(rankings.playerLinks.filter({ hasText: exactly })).toHaveCount(1);
      await rankings.expectSameDocument();
    },
  );
}

test('a shared address opens as it was, its link is copied, and a player leads back to where the list was @once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calls = dataCalls(page);
  const rankings = new RankingsPage(page);
  await rankings.openRankings('?page=2&sort=fame');
  await expect(rankings.rows).toHaveCount(20);
  expect(calls).toEqual([]);
  const served = await (await page.request.get(page.url())).text();
  expect(served).toContain('<title>Rankings by fame · ');
  await expect(rankings.heading).toHaveText('Rankings by fame');
  await rankings.main.getByRole('button', { name: text('mfe-public', 'share.copy') }).click();
  await expect(rankings.main.getByText(text('mfe-public', 'share.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const link = rankings.playerLinks.first();
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/player\/\d+$/);
  await expect(rankings.heading).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/rankings\?page=2&sort=fame$/);
  await expect(rankings.playerLinks.first()).toHaveText(name);
});

test('a mode keeps the class, has sorts of its own, and loses them where the next mode lacks them; groups are ranked by themselves @once @long', async ({
  page,
}) => {
  const rankings = new RankingsPage(page);
  await rankings.openRankings('?job=warrior');
  await rankings.chooseMode(rankings.modeName('hardcore-fallen'));
  await expect(page).toHaveURL(/mode=hardcore-fallen/);
  await expect(page).toHaveURL(/job=warrior/);
  await rankings.sortBy('bosses');
  await expect(page).toHaveURL(/sort=bosses/);
  await expect(rankings.rows.first().getByText(rankings.modeName('hardcore-fallen'))).toBeVisible();
  // The old order stays until the new one has loaded.
  await expect(async () => {
    const bosses = await rankings.numbers('bosses');
    expect(bosses).toEqual(descending(bosses));
  }).toPass();
  await rankings.chooseMode(rankings.modeName('all'));
  await expect(page).toHaveURL(/\/rankings\?job=warrior$/);

  await test.step('a search without a result says so and leads back to everybody', async () => {
    const term = 'nobody-is-called-this';
    await rankings.openRankings();
    await rankings.search(term);
    await expect(rankings.main.getByText(rankings.text('search.none', { term })).first()).toBeVisible();
    await rankings.main.getByRole('link', { name: rankings.text('empty.action') }).click();
    await expect(rankings.rows).toHaveCount(20);
  });

  await rankings.openRankings('?mode=group-ironman');
  await expect(rankings.main.getByRole('searchbox')).toHaveCount(0);
  const group = rankings.playerLinks.first();
  const name = await group.innerText();
  await group.click();
  await expect(page).toHaveURL(/\/group\/\d+$/);
  await expect(rankings.heading).toContainText(name);
});

test('a rank is jumped to, its address opens it again, its list is a file, and back undoes it @once @long', async ({
  page,
}) => {
  const rankings = new RankingsPage(page);
  await rankings.openRankings('?sort=fame');
  await rankings.openFilters();
  await rankings.main.getByRole('spinbutton', { name: rankings.text('jump.label') }).fill('33');
  await rankings.main.getByRole('button', { name: rankings.text('jump.submit'), exact: true }).click();
  await expect(page).toHaveURL(/sort=fame&rank=33$/);
  await expect(rankings.markedRow).toBeInViewport();
  await expect(rankings.markedRow).toContainText('33');
  const name = await rankings.markedRow.getByRole('rowheader').getByRole('link').innerText();

  await page.reload();
  await expect(rankings.markedRow).toContainText(name);

  const download = page.waitForEvent('download');
  await rankings.main.getByRole('link', { name: rankings.text('csv') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('rankings.csv');
  expect(file.url()).toContain('sort=fame');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[33]).toContain(`"${name}"`);

  await page.goBack();
  await expect(page).toHaveURL(/\?sort=fame$/);
  await expect(rankings.markedRow).toHaveCount(0);
});

test('seven players stand on the first screen of a phone, a card opens to every column, and a press beside its button leads to its player @phone @long', async ({
  page,
}) => {
  const rankings = new RankingsPage(page);
  for (const query of ['?mode=group-ironman', '']) {
    await rankings.openRankings(query);
    const bottoms = await rankings.rows.evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().bottom),
    );
    expect(bottoms.filter((bottom) => bottom <= 844).length).toBeGreaterThanOrEqual(7);
    const heights = await rankings.rows.evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  }
  const row = rankings.rows.first();
  const more = row.locator('button[aria-expanded]');
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  for (const column of ['exp', 'fame', 'bosses', 'playtime', 'cards', 'location', 'guild']) {
    await expect(row.locator(`[data-label="${rankings.shared(`column.${column}`)}"]`)).toBeVisible();
  }
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const box = await row.boundingBox();
  if (box === null) throw new Error('The row is not drawn');
  await page.mouse.click(box.x + box.width - 60, box.y + box.height - 8);
  await expect(page).toHaveURL(/\/player\/\d+$/);
});

test('a guild is found from the rankings, its page leads to its members, and gains say since when they are counted @once', async ({
  page,
}) => {
  const rankings = new RankingsPage(page);
  await rankings.openRankings();
  const ways = rankings.main.getByRole('navigation', { name: rankings.shared('links.label') });
  await ways.getByRole('link', { name: rankings.shared('links.guilds') }).click();
  await expect(page).toHaveURL(/\/rankings\/guilds$/);
  const byMembers = rankings.main
    .getByRole('columnheader', { name: rankings.shared('column.members') })
    .getByRole('link');
  // The players stay until the guilds have loaded.
  await expect(byMembers).toBeVisible();
  const name = await rankings.playerLinks.first().innerText();
  await byMembers.click();
  await expect(page).toHaveURL(/\?sort=members$/);
  // The old rows stay until the answer arrives.
  await expect
    .poll(async () => {
      const members = await rankings.numbers('members');
      return members.join() === descending(members).join();
    })
    .toBe(true);

  await rankings.playerLinks.filter({ hasText: name }).first().click();
  await expect(page).toHaveURL(/\/guild\/\d+$/);
  await expect(rankings.heading).toContainText(name);
  const member = rankings.playerLinks.first();
  const player = await member.innerText();
  await member.click();
  await expect(page).toHaveURL(/\/player\/\d+$/);
  await expect(rankings.heading).toContainText(player);
  await rankings.main.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(/\/guild\/\d+$/);

  // A new world has them from its first visitor on.
  await rankings.openRankings('/gains?period=today');
  await expect(rankings.main.getByText(/^Gained since/)).toBeVisible();
  expect((await page.request.get('/guild/2147483647')).status()).toBe(404);
});
