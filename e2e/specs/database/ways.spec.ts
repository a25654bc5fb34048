import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

const QUAY = 104010000;

for (const { language, width } of journeyIn('he', 'desktop')) {
  const words = (key: string) => text('mfe-database', key, { language });

  test(
    `a player looks closely at a map, finds the way to it, and sees it in the world, in ${language}, ${width}`,
    { tag: [`@${width}`] },
    async ({ page, request }) => {
      const portal = new PortalPage(page, language);
      await portal.open(`/map/${QUAY}`);
      const scene = portal.main.locator('[role="region"][tabindex="0"]');
      const reset = portal.main.getByRole('button', { name: words('zoom.reset') });
      const npc = scene.locator('a[href*="/npc/"]').first();
      await npc.hover();
      const before = await npc.boundingBox();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -250);
      await page.keyboard.up('Control');
      await expect(reset).toContainText('200');
      const after = await npc.boundingBox();
      const middle = (box: typeof before) => (box ? box.x + box.width / 2 : Number.NaN);
      expect(Math.abs(middle(after) - middle(before))).toBeLessThan(2);
      await scene.focus();
      await page.keyboard.press('0');
      await expect(reset).toContainText('100');

      const search = portal.main.getByRole('searchbox', { name: words('route.from') });
      await search.fill('Thorn Maze');
      await search.press('Enter');
      await portal.main.getByRole('link', { name: 'Thorn Maze', exact: true }).click();
      await expect(page).toHaveURL(/\?from=\d+$/);
      await portal.main.getByRole('link', { name: words('route.mode.portals') }).click();
      const from = new URL(page.url()).searchParams.get('from');
      const answer = await request.get(`/api/maps/route?from=${from}&to=${QUAY}&mode=portals`);
      const { steps } = (await answer.json()) as {
        steps: { portal: string; side: string; map: { id: number } }[];
      };
      const rows = portal.main.locator('ol > li');
      await expect(rows).toHaveCount(steps.length);
      await expect(rows.first()).toContainText(words(`route.side.${steps[0]?.side}`));
      await expect(rows.last().locator('a')).toHaveAttribute('href', new RegExp(`/map/${QUAY}$`));

      await portal.main.getByRole('link', { name: words('world.meta.title') }).click();
      await expect(page).toHaveURL(/\/world-map\?region=104$/);
      await expectPageAccessibleInFullSuite(page);
      const minimap = portal.main.locator('[aria-hidden="true"] > :has(> svg[preserveAspectRatio="none"])');
      await expect(minimap).toBeVisible();
      const box = await minimap.boundingBox();
      await minimap.click({ position: { x: (box?.width ?? 0) - 4, y: 4 } });
      await expect.poll(() => scene.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      await portal.main.getByRole('button', { name: words('zoom.fit') }).click();
      await expect(minimap).toBeHidden();
      await expect(reset).not.toContainText('100');
      await scene.dblclick({ position: { x: 20, y: 300 } });
      await expect(reset).toContainText('100');
      await scene.locator('a[href*="region="]').first().click();
      await expect(page).not.toHaveURL(/region=104$/);
      await scene.locator('a[href*="/map/"]').first().click();
      await expect(page).toHaveURL(/\/map\/\d+$/);
    },
  );
}
