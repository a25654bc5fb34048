import type { Locator } from '@playwright/test';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

/** Pixels by which an element is wider than its parent. */
function overflowOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.max(0, node.clientWidth - (node.parentElement?.clientWidth ?? 0)));
}

for (const { language, width } of journeyIn('ja', 'phone')) {
  const words = (key: string) => text('mfe-database', key, { language });

  test(
    `a player finds out where to train and where to farm an item, in ${language}, ${width}`,
    { tag: [`@${width}`] },
    async ({ page, request }) => {
      const portal = new PortalPage(page, language);
      await portal.open('/database?tab=monsters');
      await portal.main.locator('a[href$="/training"]').click();
      await expect(portal.heading).toHaveText(words('training.meta.title'));
      await portal.main.getByLabel(words('training.form.level'), { exact: true }).fill('43');
      const attacks = portal.main.getByText(words('training.form.attacks'));
      const targets = portal.main.getByLabel(words('training.form.targets'));
      const submit = portal.main.getByRole('button', { name: words('training.form.submit') });
      await attacks.click();
      expect(await overflowOf(portal.main.locator('form details'))).toBe(0);
      await targets.fill('99');
      await attacks.click();
      await submit.click();
      await expect(targets).toBeFocused();
      await targets.fill('6');
      await submit.click();
      await expect(page).toHaveURL(/training\?level=43&targets=6$/);
      const answer = await request.get('/api/itemdatabase/training?level=43&targets=6');
      const { maps } = (await answer.json()) as { maps: { id: number; monsters: { id: number }[] }[] };
      await expect(portal.main.locator('ol > li')).toHaveCount(maps.length);
      expect(maps).toHaveLength(10);
      const monsterId = maps[0]?.monsters[0]?.id;
      await portal.main.locator('ol > li').first().locator(`a[href$="/monster/${monsterId}"]`).click();
      await portal.main.locator('a[href*="/item/"]').first().click();
      await portal.main.locator('a[href$="/farm"]').click();
      await expect(page).toHaveURL(/\/item\/\d+\/farm$/);
      await portal.main.getByLabel(words('farm.rate')).fill('60');
      await portal.main.getByRole('button', { name: words('farm.submit') }).click();
      await expect(page).toHaveURL(/farm\?killsPerHour=60$/);
      await expect(portal.main.locator('ol > li a[href*="/monster/"]').first()).toBeVisible();
      await portal.main.getByLabel(words('training.form.level'), { exact: true }).fill('43');
      await portal.main.getByRole('button', { name: words('farm.submit') }).click();
      await expect(page).toHaveURL(/farm\?killsPerHour=60&level=43$/);
      await expect(portal.main.getByText(words('farm.hintCharacter'))).toBeVisible();
    },
  );
}
