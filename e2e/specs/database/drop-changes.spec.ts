import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

interface Changes {
  sets: {
    isUndone: boolean;
    changes: { itemId: number; itemName: string; dropperId: number; dropperName: string }[];
  }[];
}

for (const { language, width } of journeyIn('he', 'phone')) {
  const words = (key: string) => text('mfe-database', `dropChanges.${key}`, { language });

  test(
    `drop changes are filtered by the address, lead to their things, and have a feed, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, request }) => {
      const answer = await request.get('/api/drops/changes?limit=50');
      const { sets } = (await answer.json()) as Changes;
      // Other journeys change drops too, but the oldest change sets belong to the demo world.
      const change = sets.at(-1)?.changes[0];
      const undone = sets.findLast(({ isUndone }) => isUndone)?.changes[0];
      if (change === undefined || undone === undefined)
        throw new Error('the demo world has changes of drops, one of them undone');
      const portal = new PortalPage(page, language);
      await portal.open('/drop-changes');
      await expect(portal.heading).toHaveText(words('meta.title'));
      await expect(portal.main.getByRole('article').first()).toBeVisible();

      await portal.open(`/drop-changes?item=${undone.itemId}`);
      await expect(portal.main.getByText(words('undone'), { exact: true }).first()).toBeVisible();

      await portal.open(`/drop-changes?item=${change.itemId}`);
      const filters = portal.main.getByRole('list', { name: words('filter.label') });
      await expect(filters).toContainText(change.itemName);
      await portal.main.getByRole('link', { name: change.dropperName }).first().click();
      await expect(page).toHaveURL(new RegExp(`/monster/${change.dropperId}$`));
      await portal.main.locator(`a[href$="/drop-changes?monster=${change.dropperId}"]`).click();
      await expect(portal.heading).toHaveText(words('meta.title'));
      await expect(portal.main.getByRole('link', { name: change.itemName }).first()).toBeVisible();
      await filters.getByRole('link', { name: words('filter.clear') }).click();
      await expect(page).toHaveURL(/\/drop-changes$/);

      const feed = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
      const atom = await request.get((await feed.getAttribute('href')) ?? '');
      expect(atom.headers()['content-type']).toContain('application/atom+xml');
      expect(await atom.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    },
  );
}
