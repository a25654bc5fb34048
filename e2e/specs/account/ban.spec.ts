import type { Page } from '@playwright/test';
import { expectOpenedAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const MINUTE = 60_000;

interface Ban {
  banReason: string | null;
  tempBanExpiry: number | null;
}

/** The account is banned from now on; its next call reports it. */
async function openBanned(page: Page, portal: PortalPage, ban: Ban) {
  await signIn(page, 'demoplayer');
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    const banType = ban.tempBanExpiry === null ? 'permanent' : 'temporary';
    await route.fulfill({ json: { ...(await answer.json()), ...ban, banned: true, banType } });
  });
  await page.goto(portal.address('/rankings'));
  const overlay = page.getByRole('dialog', { name: portal.shellText('ban.title') });
  await expect(overlay).toBeVisible();
  return overlay;
}

for (const { language, width } of journeyIn('he', 'phone')) {
  test(
    `a banned session sees how long the ban lasts, minute by minute, and its end, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      const portal = new PortalPage(page, language);
      await page.clock.install({ time: NOW });
      const tempBanExpiry = NOW.getTime() + 26 * 60 * MINUTE;
      const overlay = await openBanned(page, portal, { banReason: null, tempBanExpiry });
      await expect(overlay).toContainText(portal.shellText('ban.temporary'));
      await expect(overlay).toContainText(portal.shellText('ban.defaultReason'));
      const numbers = overlay.locator('ul[aria-hidden] li > :first-child');
      await expect(numbers.nth(0)).toHaveText('1');
      await expectOpenedAccessible(page);
      const said = overlay.getByRole('status');
      const before = await said.textContent();
      await page.clock.runFor(2 * MINUTE);
      await expect(said).not.toHaveText(String(before));
      await expect(numbers.nth(2)).toHaveText(/5[678]/);
      await page.clock.fastForward(26 * 60 * MINUTE);
      await expect(said).toHaveText(portal.shellText('ban.expired'));
      await expect(overlay.getByRole('button', { name: portal.shellText('ban.refresh') })).toBeVisible();
      await expectOpenedAccessible(page);
    },
  );
}

test('nothing but logging out leaves the ban, and the sky and the language can be chosen @once @long', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  const overlay = await openBanned(page, portal, { banReason: 'Sold mesos', tempBanExpiry: null });
  await expect(overlay).toContainText('Sold mesos');

  await test.step('no key leads out of it', async () => {
    await expect(overlay.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeVisible();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
  });

  await test.step('the sky and the language are chosen in it', async () => {
    const sky = page.locator('html');
    const before = await sky.getAttribute('data-theme');
    await overlay.getByRole('button', { name: /^Theme/ }).click();
    await expect(sky).not.toHaveAttribute('data-theme', String(before));
    await overlay
      .getByRole('button', { name: new RegExp(`^${portal.shellText('language.choose')}`) })
      .click();
    await expect(
      page.getByRole(portal.isPhone ? 'link' : 'menuitem', { name: '日本語' }).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeVisible();
  });

  await test.step('logging out ends it', async () => {
    await overlay.getByRole('button', { name: portal.shellText('session.signOut') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(overlay).toBeHidden();
  });
});
