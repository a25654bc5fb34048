import type { APIRequestContext } from '@playwright/test';
import { bestPlayer } from '../../core/best-player.js';
import { dataCalls } from '../../core/data-calls.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

/** A member of a group near the top of the ranking. */
async function memberCount(request: APIRequestContext, id: number): Promise<number> {
  const answer = await request.get('/api/rankings/group-ironman?limit=100');
  const { groups } = (await answer.json()) as { groups: { id: number; member_count: number }[] };
  const group = groups.find((one) => one.id === id);
  if (!group) throw new Error(`The group ${id} is not in the ranking`);
  return group.member_count;
}

const player = (key: string) => text('mfe-public', `player.${key}`);

test('a profile draws the progress from data that came with it, and the time span is an address @once', async ({
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
  // Compares the number, because today's record and the present are of the same day.
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

for (const { language, width } of journeyIn('en', 'phone')) {
  test(
    `in ${language}, ${width}: a group ironman leads to the group, whose old address still works, and that to its members`,
    { tag: `@${width}` },
    async ({ page, request }) => {
      const words = (key: string) => text('mfe-public', key, { language });
      const portal = new PortalPage(page, language);
      await portal.open(`/player/${await bestPlayer(request, 'group-ironman')}`);
      const link = portal.main.locator('a[href*="/group/"]').first();
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(/\/group\/\d+$/);
      const path = /\/group\/(\d+)$/.exec(address);
      await portal.open(`/rankings${path?.[0]}`);
      await expect(page).toHaveURL(new RegExp(`[^s]${path?.[0]}$`));

      const achievements = portal.main.getByRole('region', { name: words('group.achievements.title') });
      await expect(achievements.getByRole('listitem')).toHaveCount(3);
      const members = portal.main.getByRole('article');
      await expect(members).toHaveCount(await memberCount(request, Number(path?.[1])));
      const name = await members.first().getByRole('link').innerText();
      await members.first().getByRole('link').click();
      await expect(page).toHaveURL(/\/player\/\d+$/);
      await expect(portal.heading).toContainText(name);
    },
  );
}
