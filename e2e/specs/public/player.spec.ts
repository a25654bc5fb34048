import { bestPlayer } from '../../core/best-player.js';
import { dataCalls } from '../../core/data-calls.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const player = (key: string) => text('mfe-public', `player.${key}`);

test('a profile draws the progress from data that came with it, and the time span is an address', async ({
  page,
  request,
}) => {
  const calls = dataCalls(page);
  const portal = new PortalPage(page);
  await portal.open(`/player/${await bestPlayer(request, 'all')}`);
  const progress = portal.main.getByRole('region', { name: player('history.title') });
  const chart = progress.getByRole('slider', { name: player('history.level') });
  await expect(chart).toBeVisible();
  expect(calls).toEqual([]);
  // The number: today's record and the moment itself are of the same day.
  await chart.focus();
  const now = await chart.getAttribute('aria-valuenow');
  await chart.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuenow', String(now));
  await progress.getByRole('link', { name: player('history.range.30d') }).click();
  await expect(page).toHaveURL(/\?range=30d$/);
  await expect(chart).toBeVisible();
  await progress.getByText(player('history.table')).click();
  await expect(progress.getByRole('rowheader').first()).toBeVisible();
});

test('a group ironman leads to the group, whose old address still works @once', async ({ page, request }) => {
  const portal = new PortalPage(page);
  await portal.open(`/player/${await bestPlayer(request, 'group-ironman')}`);
  const link = portal.main.getByRole('link', { name: player('challenge.openGroup') });
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(/\/group\/\d+$/);
  await page.goto(`/rankings${address}`);
  await expect(page).toHaveURL(new RegExp(`[^s]${address}$`));
});

test('a player who is not there has a page that says so @once', async ({ page, guard }) => {
  guard.allow(/404/);
  const portal = new PortalPage(page);
  await portal.open('/player/2147483647');
  await expect(portal.heading).toHaveText(player('notFound.title'));
  await portal.main.getByRole('link', { name: player('back') }).click();
  await expect(page).toHaveURL(/\/rankings$/);
});
