import { ServedPage } from '../../core/served-page.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const NOT_THERE = [
  { address: '/map/2147483646', says: text('mfe-database', 'map.notFound.title') },
  { address: '/npc/2147483646', says: text('mfe-database', 'npc.notFound.title') },
  { address: '/quest/2147483646', says: text('mfe-database', 'quest.notFound.title') },
  { address: '/monster/2147483646', says: text('mfe-database', 'monster.notFound.title') },
  { address: '/item/2147483646', says: text('mfe-database', 'item.notFound.title') },
  { address: '/group/2147483647', says: text('mfe-public', 'group.notFound.title') },
  { address: '/market/999999999', says: text('mfe-market', 'store.notFound.title') },
  { address: '/player/2147483647', says: text('mfe-public', 'player.notFound.title') },
];

test('what is not there is a 404 that says so and leads on @once', async ({ page, request, guard }) => {
  guard.allow(/404/);
  const portal = new PortalPage(page);
  for (const { address, says } of NOT_THERE) {
    const served = await ServedPage.read(request, address);
    expect.soft(served.status, address).toBe(404);
    expect.soft(served.meta('robots'), address).toContain('noindex');
    expect.soft(served.content, address).toContain(says);
  }
  await page.goto('/player/2147483647');
  await expect(portal.main.getByText(text('mfe-public', 'player.notFound.title')).first()).toBeVisible();
  await portal.main.getByRole('link', { name: text('mfe-public', 'player.back') }).click();
  await expect(page).toHaveURL(/\/rankings$/);

  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(portal.main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(portal.main).toContainText("The page you are looking for doesn't exist or has been moved.");
  await portal.main.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
