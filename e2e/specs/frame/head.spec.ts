import { LANGUAGES } from '../../core/views.js';
import { expectOpenedAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const HEAD_WIDTHS = [320, 344, 360, 375, 390, 430, 600, 768, 769, 900, 1024, 1280, 1366, 1600, 1920];

/** Names of links and buttons of the head that a reader sees only in part, and what is missing there. */
function cutOffParts(head: Element): string[] {
  const lineEnd = head.getBoundingClientRect().bottom;
  const shown = [...head.querySelectorAll('a, button')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  const inLine = shown.filter((part) => part.getBoundingClientRect().top < lineEnd - 10);
  const cut = inLine.filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < 0 || right > document.documentElement.clientWidth;
  });
  const names = cut.map((part) => part.getAttribute('aria-label') ?? part.textContent);
  const hasPlayers = inLine.some((part) => part.getAttribute('href')?.endsWith('/online'));
  return hasPlayers ? names : [...names, 'players online'];
}

test('the bar shows what fits into it and keeps the rest in a menu; its menus lead outside and to languages @desktop @long', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await test.step('the community menu tells no one who came, and closes on a press elsewhere', async () => {
    await portal.open('/');
    const button = page.getByRole('button', { name: portal.shellText('menu.community') });
    await button.click();
    const chat = page.getByRole('menuitem', { name: portal.shellText('menu.chat') });
    await expect(chat).toHaveAttribute('href', /^https:/);
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(chat).toHaveAttribute('target', '_blank');
    await portal.heading.click();
    await expect(chat).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: new RegExp(`^${portal.shellText('language.choose')}`) }).click();
    await expectOpenedAccessible(page);
  });
  for (const language of ['en', 'ru', 'pt-BR'] as const) {
    await test.step(`in ${language}: the first pages fit beside each other at 800, the public ones at 1280`, async () => {
      const translated = new PortalPage(page, language);
      const navigation = page.getByRole('navigation', { name: translated.shellText('menu.main') });
      await page.setViewportSize({ width: 800, height: 700 });
      await translated.open('/');
      await expect.poll(() => navigation.getByRole('link').count()).toBeGreaterThanOrEqual(3);
      await page.setViewportSize({ width: 1280, height: 700 });
      await expect.poll(() => navigation.getByRole('link').count()).toBeGreaterThanOrEqual(4);
      await expect(
        navigation.getByRole('button', { name: translated.shellText('menu.community') }),
      ).toBeVisible();
    });
  }
  const bar = new PortalPage(page);
  for (const width of [769, 900, 1024]) {
    await test.step(`at ${width} both ways in are in sight`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await bar.open('/');
      for (const key of ['session.signIn', 'session.register'] as const) {
        await expect(
          page.getByRole('banner').getByRole('link', { name: bar.shellText(key), exact: true }),
        ).toBeVisible();
      }
    });
  }
  await page.setViewportSize({ width: 800, height: 700 });
  await signIn(page, 'demoadmin');
  for (const width of [1280, 1366, 1600, 1920]) {
    await test.step(`at ${width} the dashboard, the own menu and the way out are in sight`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await bar.open('/');
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^Welcome, demoadmin/ }),
      ).toBeVisible();
      const label = navigationLabel('mfe-dashboard', '/dashboard', 'en');
      await expect(page.getByRole('banner').getByRole('link', { name: label, exact: true })).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('button', { name: bar.shellText('session.signOut') }),
      ).toBeVisible();
    });
  }
  await page.setViewportSize({ width: 800, height: 700 });
  const russian = new PortalPage(page, 'ru');
  await russian.open('/');
  const label = navigationLabel('mfe-admin', '/admin', 'ru');
  const navigation = page.getByRole('navigation', { name: russian.shellText('menu.main') });
  await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /demoadmin/ })
    .click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  await expect(page).toHaveURL(/\/ru\/admin$/);
});

for (const who of ['anyone', 'a player'] as const) {
  test(`the head of ${who} is whole in every language and width: the players online, the ways in and the menu @desktop @long`, async ({
    page,
  }) => {
    if (who === 'a player') await signIn(page, 'demoplayer');
    for (const language of LANGUAGES) {
      const portal = new PortalPage(page, language);
      await portal.open('/rankings');
      const bar = page.getByRole('banner');
      await expect(bar.getByText(/\d/).filter({ visible: true }).first()).toBeVisible();
      for (const width of HEAD_WIDTHS) {
        await test.step(`${language} at ${width}`, async () => {
          await page.setViewportSize({ width, height: 700 });
          await expect.poll(() => bar.evaluate(cutOffParts), `${language} at ${width}`).toEqual([]);
        });
      }
    }
  });
}
