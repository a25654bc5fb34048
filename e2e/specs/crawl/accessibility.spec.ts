import { expectAccessible } from '../../core/accessibility.js';
import { addressOf, openPages, type Reader } from '../../core/pages.js';
import { expect, test } from '../../core/test.js';
import { viewsOf } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

openPages().forEach((pattern, place) => {
  for (const { language, colorScheme, width } of viewsOf(place)) {
    test(
      `${pattern} in ${language}, ${colorScheme}, ${width}: accessible to all and no wider than the screen`,
      { tag: `@${width}` },
      async ({ page, request, guard }) => {
        if (pattern === '/nowhere') guard.allow(/404/);
        const read: Reader = async (address) => (await request.get(address)).json();
        const address = await addressOf(pattern, read);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const portal = new PortalPage(page, language);
        await portal.open(address);
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

test('an open menu and an open language list have no accessibility violation', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await (await portal.navigation()).waitFor();
  await expectAccessible(page);
  await portal.open('/');
  await page.getByRole('button', { name: new RegExp(`^${portal.shellText('language.choose')}`) }).click();
  await expectAccessible(page);
});
