import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { playerPages } from '../../core/pages.js';
import { expect, test } from '../../core/test.js';
import { viewsOf } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

/** They show lists as long as they happen to be: whatever stands below moves when those come. */
const WITH_LISTS = new Set(['/dashboard/history', '/dashboard/inventory?tab=ores', '/dashboard/security']);

playerPages().forEach((address, place) => {
  for (const { language, colorScheme, width } of viewsOf(place)) {
    test(
      `${address} in ${language}, ${colorScheme}, ${width}: accessible to all, no wider than the screen, and still`,
      { tag: `@${width}` },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await signIn(page, 'demoplayer');
        const shifts = await watchLayoutShifts(page);
        const portal = new PortalPage(page, language);
        await page.goto(portal.address(address));
        await expect(portal.heading).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        if (!WITH_LISTS.has(address)) expect(await shifts()).toBeLessThan(0.01);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      },
    );
  }
});
