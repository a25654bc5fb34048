import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

interface Changes {
  sets: {
    id: number;
    changes: { itemId: number; itemName: string; dropperId: number; dropperName: string }[];
  }[];
}

for (const { language, width } of journeyIn('he', 'phone')) {
  const words = (key: string) => text('mfe-database', `dropChanges.${key}`, { language });

  test(
    `drop changes are filtered by the address, lead to their things, and have a feed, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, request }) => {
      const read = async () => ((await (await request.get('/api/drops/changes')).json()) as Changes).sets;
      const portal = new PortalPage(page, language);
      // What other journeys change in this world stands here too, and one may do so meanwhile.
      await expect(async () => {
        const sets = await read();
        await portal.open('/drop-changes');
        await expect(portal.main.getByRole('article')).toHaveCount(sets.length, { timeout: 1_000 });
      }).toPass();
      await expect(portal.heading).toHaveText(words('title'));
      const change = (await read()).at(-1)?.changes[0];
      if (change === undefined) throw new Error('the demo world has changes of drops');
      await expect(portal.main.getByText(words('undone'), { exact: true }).first()).toBeVisible();
      await expect(portal.main.getByText(words('kind.more')).first()).toBeVisible();

      await portal.open(`/drop-changes?item=${change.itemId}`);
      const filters = portal.main.getByRole('list', { name: words('filter.label') });
      await expect(filters).toContainText(change.itemName);
      await filters.getByRole('link', { name: words('filter.clear') }).click();
      await expect(page).toHaveURL(/\/drop-changes$/);

      await portal.main.getByRole('link', { name: change.dropperName }).first().click();
      await expect(page).toHaveURL(new RegExp(`/monster/${change.dropperId}$`));
      await portal.main.locator(`a[href$="/drop-changes?monster=${change.dropperId}"]`).click();
      await expect(portal.heading).toHaveText(words('title'));
      await expect(portal.main.getByRole('link', { name: change.itemName }).first()).toBeVisible();

      const feed = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
      const atom = await request.get((await feed.getAttribute('href')) ?? '');
      expect(atom.headers()['content-type']).toContain('application/atom+xml');
      expect(await atom.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    },
  );
}
