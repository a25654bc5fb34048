import type { Page } from '@playwright/test';
import { expectOpenedAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const MONSTERS = 40;
const REASON = 'More for the harvest weekend';

const words = (key: string, params: Record<string, string> = {}) =>
  text('mfe-admin', key, { language: 'he', params });

/** A web admin's view of the drops, by the API. */
async function dropsOf(page: Page) {
  const headers = { 'x-auth-token': await signIn(page, 'demowebadm') };
  const read = async <T>(address: string) =>
    (await (await page.request.get(`/api/droprates/${address}`, { headers })).json()) as T;
  const [item] = await read<{ id: number; name: string }[]>('items/search?query=lozenge');
  if (item === undefined) throw new Error('The demo world has no such item');
  const droppers = async () => {
    const found = await read<{ droppers: { dropperId: number }[] }>(`item/${item.id}/monsters`);
    return found.droppers.map(({ dropperId }) => dropperId);
  };
  const list = (at: number) => read<{ monsters: { id: number }[] }>(`monsters?limit=100&page=${at}`);
  return {
    item,
    droppers,
    monsters: async () => [...(await list(1)).monsters, ...(await list(2)).monsters].map(({ id }) => id),
    sets: async () => (await read<{ sets: { id: number; reason: string }[] }>('change-sets')).sets,
  };
}

test(
  `an item is added to ${MONSTERS} monsters, reviewed, applied and undone @long`,
  { tag: '@desktop' },
  async ({ page }) => {
    const drops = await dropsOf(page);
    const portal = new PortalPage(page, 'he');
    const before = await drops.droppers();
    const ids = (await drops.monsters()).filter((id) => !before.includes(id)).slice(0, MONSTERS);
    expect(ids).toHaveLength(MONSTERS);
    const panel = page.getByRole('dialog', { name: words('drops.bulk.title') });
    const press = (key: string, params?: Record<string, string>) =>
      panel.getByRole('button', { name: words(key, params), exact: true }).click();

    await test.step('monsters are pasted and the item is chosen', async () => {
      await portal.open('/droprates?panel=bulk');
      await panel.getByText(words('drops.bulk.paste.title'), { exact: true }).click();
      await panel.getByLabel(words('drops.bulk.paste.label')).fill(ids.join('\n'));
      await press('drops.bulk.paste.choose');
      const chosen = words('drops.bulk.chosen.count', { count: String(MONSTERS) });
      await expect(panel.getByText(chosen)).toBeVisible();
      await panel.getByRole('combobox', { name: words('drops.find.label') }).fill(String(drops.item.id));
      await panel.getByRole('spinbutton', { name: words('drops.bulk.items.percent') }).fill('1');
      await press('drops.bulk.items.add');
      const added = panel.getByRole('list', { name: words('drops.bulk.mode.add') });
      await expect(added).toContainText(drops.item.name);
      await expectOpenedAccessible(page);
    });

    await test.step('nothing changes before it was seen, reviewed and given a reason', async () => {
      await press('drops.bulk.preview.open');
      await expect(panel.getByRole('heading', { name: words('drops.bulk.preview.title') })).toBeVisible();
      await expectOpenedAccessible(page);
      await press('drops.bulk.preview.stage', { count: String(MONSTERS) });
      expect(await drops.droppers()).toEqual(before);
      await panel.getByRole('link', { name: words('drops.bulk.done.review') }).click();
      const review = page.getByRole('dialog');
      await review.getByRole('textbox').first().fill(REASON);
      const apply = words('drops.review.apply_other', { count: String(MONSTERS) });
      await review.getByRole('button', { name: apply }).click();
      await expect.poll(async () => (await drops.droppers()).length).toBe(before.length + MONSTERS);
    });

    await test.step('all of it is undone at once', async () => {
      const set = (await drops.sets()).find(({ reason }) => reason === REASON);
      await portal.open(`/droprates/changes/${set?.id ?? 0}`);
      await portal.main.getByRole('button', { name: words('dropEdits.undo.button') }).click();
      const undo = page.getByRole('dialog');
      await undo.getByRole('textbox').first().fill('The weekend is over');
      await undo.getByRole('button', { name: words('dropEdits.undo.button') }).click();
      await expect.poll(drops.droppers).toEqual(before);
    });
  },
);
