import type { Page } from '@playwright/test';
import { expectOpenedAccessible } from '../../core/accessibility.js';
import { expect, test } from '../../core/test.js';
import { PortalPage } from '../../pages/portal-page.js';

/** The search over everything. */
class Palette {
  constructor(
    private readonly page: Page,
    private readonly portal: PortalPage,
  ) {}

  get field() {
    return this.page.getByRole('combobox', { name: this.portal.shellText('search.label') });
  }

  get options() {
    return this.page.getByRole('listbox').getByRole('option');
  }

  get active() {
    return this.options.and(this.page.locator('[aria-selected="true"]'));
  }

  kind(key: string) {
    return this.page.getByRole('group', { name: this.portal.shellText(`search.kinds.${key}`) });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: this.portal.shellText('search.label') }).click();
    await expect(this.field).toBeFocused();
  }
}

/** A name of the demo world for the search: the best player. */
async function bestPlayer(page: Page): Promise<{ id: number; name: string }> {
  const answer = await page.request.get('/api/rankings?limit=1');
  const { players } = (await answer.json()) as { players: [{ id: number; name: string }] };
  return players[0];
}

test('the palette is walked by keyboard alone, finds a player, and its shortcuts can be turned off @desktop', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  const palette = new Palette(page, portal);
  await portal.open('/rankings');
  await page.keyboard.press('/');
  await expect(portal.main.getByRole('searchbox')).toBeFocused();

  await test.step('arrows, Home and End move through what was found, and Esc gives the focus back', async () => {
    await palette.open();
    await expectOpenedAccessible(page);
    await palette.field.fill('an');
    await expect(palette.kind('item')).toBeVisible();
    await expectOpenedAccessible(page);
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toHaveText(/\d/);
    await page.keyboard.press('End');
    await expect(palette.options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(palette.field).toHaveAttribute(
      'aria-activedescendant',
      String(await palette.options.last().getAttribute('id')),
    );
    await page.keyboard.press('ArrowDown');
    await expect(palette.options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(palette.active).toHaveCount(1);
    await expect(palette.options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(palette.field).toHaveCount(0);
    await expect(page.getByRole('button', { name: portal.shellText('search.label') })).toBeFocused();
  });

  await portal.markDocument();
  const { id, name } = await bestPlayer(page);
  await page.keyboard.press('Control+k');
  await expect(palette.field).toBeFocused();
  await page.keyboard.type(name);
  // Enter before the answer arrives waits for it.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/player/${id}$`));
  await expect(palette.field).toHaveCount(0);
  await portal.expectSameDocument();
  await page.keyboard.press('Control+k');
  await expect(palette.options.filter({ hasText: name })).toBeVisible();

  await page.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(palette.field).toHaveCount(0);
});

test('on a phone the palette takes the whole screen, from right to left and by night @phone @long', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const portal = new PortalPage(page, 'he');
  const palette = new Palette(page, portal);
  await portal.open('/');
  await palette.open();
  await expect
    .poll(async () => (await page.getByRole('dialog').boundingBox()) ?? {})
    .toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expectOpenedAccessible(page);
  await palette.field.fill('an');
  await expect(palette.kind('item')).toBeVisible();
  await expectOpenedAccessible(page);
  await palette.field.fill('qqqqzzzz');
  await expect(page.getByText(portal.shellText('search.nothing', { term: 'qqqqzzzz' }))).toBeVisible();
  await expectOpenedAccessible(page);
});
