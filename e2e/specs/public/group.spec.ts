import { dataCalls } from '../../core/data-calls.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyViews } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const { language, width } of journeyViews(3)) {
  test(
    `in ${language}, ${width}: a group shows its achievements and leads to its members`,
    { tag: `@${width}` },
    async ({ page, request }) => {
      const group = (key: string) => text('mfe-public', `group.${key}`, { language });
      const answer = await request.get('/api/rankings/group-ironman?limit=1');
      const { groups } = (await answer.json()) as { groups: { id: number; member_count: number }[] };
      const calls = dataCalls(page);
      const portal = new PortalPage(page, language);
      await portal.open(`/group/${groups[0]?.id}`);
      const achievements = portal.main.getByRole('region', { name: group('achievements.title') });
      await expect(achievements.getByRole('listitem')).toHaveCount(3);
      const members = portal.main.getByRole('article');
      await expect(members).toHaveCount(groups[0]?.member_count ?? 0);
      expect(calls).toEqual([]);
      const name = await members.first().getByRole('link').innerText();
      await members.first().getByRole('link').click();
      await expect(page).toHaveURL(/\/player\/\d+$/);
      await expect(portal.heading).toContainText(name);
    },
  );
}

test('a group that is not there has a page that says so @once', async ({ page, guard }) => {
  guard.allow(/404/);
  const portal = new PortalPage(page);
  await portal.open('/group/2147483647');
  await expect(portal.heading).toHaveText(text('mfe-public', 'group.notFound.title'));
});
