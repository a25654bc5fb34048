import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { addressOf, rolePages, type Reader } from '../../core/pages.js';
import { expect, test } from '../../core/test.js';
import { singleViewOf } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

rolePages().forEach(({ path, permission = '' }, place) => {
  for (const { language, colorScheme, width } of singleViewOf(place)) {
    test(
      `${path} in ${language}, ${colorScheme}, ${width}: accessible to all and no wider than the screen`,
      { tag: `@${width}` },
      async ({ page, request, guard }) => {
        // The demo world has no search console, and says so.
        if (path === '/admin/seo') guard.allow(/api\/seo\/report/);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const token = await signIn(page, 'demowebadm');
        const read: Reader = async (address) =>
          (await request.get(address, { headers: { 'x-auth-token': token } })).json();
        const portal = new PortalPage(page, language);
        await portal.open(await addressOf(path, read));
        await expect(portal.heading).not.toHaveText(portal.shellText('guard.role.title', { permission }));
        await expect(portal.main.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      },
    );
  }
});
