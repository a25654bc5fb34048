import { expectOpenedAccessible } from '../../core/accessibility.js';
import { isFull } from '../../core/full-suite.js';
import { expect, test } from '../../core/test.js';
import { PortalPage } from '../../pages/portal-page.js';

const ITEM = '/item/4010001';

test('a link that names a monster shows its card to pointer and keyboard, in both directions @desktop', async ({
  page,
}) => {
  const card = page.getByRole('tooltip');
  const link = page.getByRole('main').locator('a[data-card^="monster"]').first();
  for (const language of isFull ? (['en', 'he'] as const) : (['he'] as const)) {
    await new PortalPage(page, language).open(ITEM);
    await link.hover();
    await expect(card).toContainText((await link.textContent()) ?? '');
    const box = await card.boundingBox();
    const view = page.viewportSize();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(view?.width ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(view?.height ?? 0);
    await card.hover();
    await expect(card).toBeVisible();
    await expectOpenedAccessible(page);
    await page.mouse.move(2, 2);
    await expect(card).toBeHidden();
  }

  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/monster\/\d+$/);
  await expect(card).toBeHidden();
});

test('a long press shows the card and stays on the page; a tap follows the link @phone', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open(ITEM);
  const link = portal.main.locator('a[data-card^="monster"]').first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const card = page.getByRole('tooltip');
  await expect(card).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(ITEM);
  // Beside the heading, where nothing can be pressed.
  const heading = await portal.heading.boundingBox();
  await page.touchscreen.tap(4, (heading?.y ?? 0) + 20);
  await expect(card).toBeHidden();
  await link.tap();
  await expect(page).toHaveURL(/\/monster\/\d+$/);
});

test('life of ten digits is whole on the narrowest phone, in both directions @phone @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/monster/8820001', '/he/monster/8820001']) {
    await page.goto(address);
    const life = page
      .locator('main dd')
      .filter({ hasText: /^\d{1,3}(,\d{3}){2}$/ })
      .first();
    await expect(life).toBeVisible();
    await life
      .locator('bdi')
      .last()
      .evaluate((node) => (node.textContent = '2,100,000,000'));
    const isWhole = await life.evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      const plate = node.closest('section')?.getBoundingClientRect();
      return (
        plate !== undefined &&
        left >= plate.left &&
        right <= plate.right &&
        node.scrollWidth <= node.clientWidth
      );
    });
    expect(isWhole, address).toBe(true);
  }
});
