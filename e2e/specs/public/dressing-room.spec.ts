import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { bestPlayer } from '../../core/best-player.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';
import { WITH_PICTURES } from '../../core/browser.js';

test.use({ launchOptions: WITH_PICTURES });

const room = (key: string) => text('mfe-public', `dressingRoom.${key}`);
const slot = (name: string) => text('shell', `game.slot.${name}`);

/** Opens the list of pieces: a window, or a sheet on phones. */
async function openWardrobe(portal: PortalPage, name: string): Promise<Locator> {
  await portal.main.getByRole('link', { name, exact: true }).click();
  if (portal.isPhone) return portal.page.getByRole('dialog', { name, exact: true });
  return portal.main.getByRole('region', { name, exact: true });
}

test('a hat is tried on, taken off by going back, and shared by the address @once', async ({
  page,
  context,
  request,
}) => {
  const portal = new PortalPage(page);
  await portal.open(`/player/${await bestPlayer(request)}`);
  await portal.main.getByRole('link', { name: text('mfe-public', 'player.tryOn') }).click();
  await expect(portal.heading).toHaveText(room('meta.title'));
  const wardrobe = await openWardrobe(portal, slot('hat'));
  const hat = wardrobe.getByRole('listitem').nth(3).getByRole('link');
  const name = await hat.innerText();
  await hat.click();
  await expect(page).toHaveURL(/[?&]cap=\d+/);
  await expect(hat).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main [data-progress]').first()).toHaveAttribute('data-progress', '100');
  await expectPageAccessibleInFullSuite(page);
  const address = page.url();
  await page.goBack();
  await expect(hat).not.toHaveAttribute('aria-current', 'true');

  const other = await context.newPage();
  await other.goto(address.replace(/[?&]slot=\w+/, ''));
  await expect(other.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});

test('whoever is logged in begins with one of their own; a slot is searched, the figure walks, and its picture is saved @once @long', async ({
  page,
}) => {
  await signIn(page, 'demoplayer');
  const portal = new PortalPage(page);
  await portal.open('/dressing-room');
  const own = portal.main.getByRole('navigation', { name: room('characters') });
  await own.getByRole('link').first().click();
  await expect(page).toHaveURL(/character=\d+/);
  await expect(own.getByRole('link').first()).toHaveAttribute('aria-current', 'true');

  await portal.open('/dressing-room?slot=weapon');
  const wardrobe = portal.main.getByRole('region', { name: slot('weapon') });
  await wardrobe.getByRole('searchbox').fill('wand');
  await expect(page).toHaveURL(/search=wand/);
  await wardrobe.getByRole('link', { name: /wand/i }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/weapon=\d+/);
  await portal.main.getByRole('link', { name: room('stance.walk') }).click();
  await expect(page).toHaveURL(/stance=walk/);
  await portal.main.getByRole('button', { name: room('save.label') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /192/ }).click();
  const file = readFileSync(await (await download).path());
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([192, 192]);
});
