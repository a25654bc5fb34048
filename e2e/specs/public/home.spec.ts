import { dataCalls } from '../../core/data-calls.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const home = (key: string) => text('mfe-public', `home.${key}`);

test.use({ reducedMotion: 'no-preference' });

test('the door says whether the world is open, at what rates, who is best, and leads in @once', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await expect(portal.main.getByRole('time').first()).toContainText(/\d\d:\d\d:\d\d/);
  await expect(portal.main.getByText(home('status.online'))).toBeVisible();
  await expect(portal.main.getByText(home('rates.exp'), { exact: true })).toBeVisible();

  await expect(portal.main.getByText(home('faq.1.answer'))).toBeHidden();
  await portal.main.getByText(home('faq.1.question')).click();
  await expect(portal.main.getByText(home('faq.1.answer'))).toBeVisible();

  await test.step('the best with one life are a choice in the address, and each leads to a profile', async () => {
    const best = portal.main.getByRole('region', { name: home('top.title') });
    const names = best.getByRole('listitem').locator('a[href*="/player/"]');
    await expect(names).toHaveCount(5);
    const hardcore = text('mfe-public', 'mode.hardcore');
    await best.getByRole('link', { name: home('top.ironman'), exact: true }).click();
    await expect(page).toHaveURL(/\?top=ironman$/);
    await expect(names.filter({ hasText: hardcore })).toHaveCount(5);
    await names.first().click();
    await expect(page).toHaveURL(/\/player\/\d+$/);
    await page.goBack();
    await expect(names.filter({ hasText: hardcore })).toHaveCount(5);
  });
  await portal.main.getByRole('link', { name: home('hero.rankings') }).click();
  await expect(page).toHaveURL(/\/rankings$/);
});

test('popular items of the database come when the reader is near, and lead to an item @phone @long', async ({
  page,
}) => {
  const calls = dataCalls(page);
  const shifts = await watchLayoutShifts(page);
  const portal = new PortalPage(page);
  await portal.open('/');
  await expect(portal.main.getByRole('time').first()).toBeVisible();
  expect(calls).toEqual([]);
  await portal.main.getByRole('heading', { name: home('features.title') }).scrollIntoViewIfNeeded();
  const popular = portal.main.getByRole('region', { name: text('mfe-database', 'mostDropped.title') });
  await expect(popular.getByRole('listitem')).toHaveCount(6);
  expect(await shifts()).toBeLessThan(0.01);
  await popular.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/item\/\d+$/);
});
