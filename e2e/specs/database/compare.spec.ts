import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const { language, width } of journeyIn('he', 'phone')) {
  const words = (key: string, params = {}) => text('mfe-database', key, { language, params });

  test(
    `a player sorts all items, compares two of them and takes one out, in ${language}, ${width}`,
    { tag: [`@${width}`] },
    async ({ page, request }) => {
      const answer = await request.get('/api/itemdatabase/items?weaponType=sword&sort=attackPower&limit=2');
      const { items } = (await answer.json()) as { items: { id: number; name: string }[] };
      const [best, second] = items;
      if (best === undefined || second === undefined) throw new Error('the demo world has no two swords');

      const portal = new PortalPage(page, language);
      await portal.open('/database');
      await portal.main.locator('a[href$="tab=list"]').first().click();
      await expect(portal.heading).toHaveText(words('list.meta.title'));
      await portal.open('/database?tab=list&weaponType=sword&sort=attackPower');
      for (const { name } of items) {
        await portal.main
          .getByRole('button', { name: portal.shellText('kit.compare.add', { name }), exact: true })
          .click();
      }
      await portal.main.locator('a[href*="/compare?items="]').click();
      await expect(page).toHaveURL(new RegExp(`/compare\\?items=${best.id}\\.${second.id}$`));
      await expect(
        portal.main
          .locator('tbody td')
          .filter({ hasText: words('compare.best') })
          .first(),
      ).toBeVisible();

      await portal.open('/compare');
      await portal.main.locator(`a[href$="/compare?items=${best.id}.${second.id}"]`).click();
      await portal.main
        .getByRole('link', { name: words('compare.remove', { name: second.name }), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`/compare\\?items=${best.id}$`));
      await expect(portal.main.getByText(words('compare.one'))).toBeVisible();
    },
  );
}
