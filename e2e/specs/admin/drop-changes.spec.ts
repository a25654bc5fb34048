import type { Page } from '@playwright/test';
import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { logIn, signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

interface Row {
  rowId: number;
  itemid: number;
  itemName: string;
  minQuantity: number;
  maxQuantity: number;
  questid: number;
  chance: number;
}

interface Edit {
  id: number;
  row: Row;
  chance: number;
}

const DEMO_WEB_ADMIN = { username: 'demowebadm', password: 'portico-demo' };

const SETS = '/api/droprates/change-sets';

const valuesOf = ({ itemid, questid, minQuantity, maxQuantity, chance }: Row) => ({
  itemId: itemid,
  questId: questid,
  minQuantity,
  maxQuantity,
  chance,
});

const changeOf = ({ id, row, chance }: Edit) => ({
  table: 'monster',
  dropperId: id,
  rowId: row.rowId,
  before: valuesOf(row),
  after: { ...valuesOf(row), chance },
});

/** An item of a monster in the list, with a chance that is neither never nor always. */
async function rareDrop(page: Page, headers: Record<string, string>, index: number) {
  const list = await page.request.get('/api/droprates/monsters', { headers });
  const { monsters } = (await list.json()) as { monsters: { id: number; name: string }[] };
  const monster = monsters[index];
  if (monster === undefined) throw new Error('The demo world has no such monster');
  const answer = await page.request.get(`/api/droprates/monster/${monster.id}/drops`, { headers });
  const { drops } = (await answer.json()) as { drops: Row[] };
  const row = drops.find(({ itemid, chance }) => itemid > 0 && chance > 0 && chance < 300_000);
  if (row === undefined) throw new Error('It drops nothing rare');
  return { id: monster.id, row };
}

/** The newest change set with this reason that is applied and not undone. */
async function appliedSet(page: Page, headers: Record<string, string>, reason: string) {
  const answer = await page.request.get(SETS, { headers });
  const { sets } = (await answer.json()) as { sets: { id: number; reason: string; state: string }[] };
  return sets.find((set) => set.reason === reason && set.state === 'applied')?.id;
}

async function saveDraft(page: Page, headers: Record<string, string>, edit: Edit, reason = '') {
  const data = { changes: [changeOf(edit)], reason };
  const answer = await page.request.post(SETS, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: number }).id;
}

// Undoes what the journey applies, because other journeys use the same world.
test(
  "a web admin reviews an edit, applies it, finds it on the monster's page and takes it back",
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const headers = { 'x-auth-token': await signIn(page, 'demowebadm') };
    const portal = new PortalPage(page, 'he');
    const words = (key: string) => text('mfe-admin', key, { language: 'he' });
    const { id, row } = await rareDrop(page, headers, 1);
    const draft = await saveDraft(page, headers, { id, row, chance: row.chance * 2 });
    const review = page.getByRole('dialog', { name: words('drops.review.title') });
    const percentNow = async () => {
      const answer = await page.request.get(`/api/itemdatabase/monster/${id}/drops`);
      const { drops } = (await answer.json()) as { drops: { itemid: number; dropPercent: number }[] };
      return drops.find(({ itemid }) => itemid === row.itemid)?.dropPercent;
    };

    await test.step('a draft is reviewed, and applied with a reason', async () => {
      await portal.open(`/droprates/changes/${draft}`);
      await expectPageAccessibleInFullSuite(page);
      await portal.main.getByRole('button', { name: words('changeSet.open') }).click();
      await expect(review.getByRole('article')).toHaveCount(1);
      await expect(review.getByRole('article')).toContainText(row.itemName);
      await expectOpenedAccessible(page);
      const apply = review.locator('button[type="submit"]');
      await apply.click();
      const reason = review.getByRole('textbox', { name: words('reason.label') });
      await expect(reason).toBeFocused();
      await reason.fill('Too rare');
      await apply.click();
      await expect(review.getByRole('link', { name: /#\d+/ })).toBeVisible();
      await expectOpenedAccessible(page);
      await expect.poll(percentNow, { timeout: 2000 }).toBeCloseTo(row.chance / 5000, 6);
    });

    await test.step('it is taken back with a reason', async () => {
      await review.getByRole('link', { name: /#\d+/ }).click();
      await portal.main.getByRole('button', { name: words('dropEdits.undo.button') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: words('reason.label') }).fill('It was not');
      await expectOpenedAccessible(page);
      await dialog.getByRole('button', { name: words('dropEdits.undo.button') }).click();
      await expect(portal.main.getByText(words('changeSet.undone'))).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect.poll(percentNow, { timeout: 2000 }).toBeCloseTo(row.chance / 10_000, 6);
    });

    await test.step('the draft is gone', async () => {
      await portal.open('/droprates/changes?state=draft');
      await expect(portal.main.getByText(`#${draft}`, { exact: true })).toHaveCount(0);
      await expectPageAccessibleInFullSuite(page);
    });
  },
);

test(
  'an edit of a row that another admin changed meanwhile is decided, not lost @long',
  { tag: '@desktop' },
  async ({ page, playwright, baseURL, guard }) => {
    test.slow();
    guard.allow(/409/);
    const words = (key: string, params: Record<string, string> = {}) => text('mfe-admin', key, { params });
    const headers = { 'x-auth-token': await signIn(page, 'demowebadm') };
    const portal = new PortalPage(page);
    const { id, row } = await rareDrop(page, headers, 5);
    const draft = await saveDraft(page, headers, { id, row, chance: row.chance * 2 }, 'Mine');
    const review = page.getByRole('dialog', { name: words('drops.review.title') });
    const apply = review.locator('button[type="submit"]');

    await test.step('while it is reviewed another admin changes the row', async () => {
      await portal.open(`/droprates/changes/${draft}`);
      await portal.main.getByRole('button', { name: words('changeSet.open') }).click();
      await expect(apply).toBeEnabled();
      const theirs = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const { token = '' } = await logIn(theirs, DEMO_WEB_ADMIN);
      const data = { changes: [changeOf({ id, row, chance: row.chance * 3 })], reason: 'Theirs' };
      const answer = await theirs.post(`${SETS}/apply`, { headers: { 'x-auth-token': token }, data });
      expect(answer.status(), await answer.text()).toBe(200);
      await theirs.dispose();
    });

    await test.step('which of them holds is asked before anything is applied', async () => {
      await apply.click();
      const conflict = review.getByRole('group', {
        name: words('drops.review.conflict.label', { item: row.itemName }),
      });
      await expect(conflict).toBeVisible();
      await expect(apply).toBeDisabled();
      await expectOpenedAccessible(page);
      await conflict.getByRole('button', { name: words('drops.review.conflict.keep') }).click();
      await expect(conflict).toHaveCount(0);
      await expect(apply).toBeEnabled();
      await apply.click();
      await expect(review.getByRole('link', { name: /#\d+/ })).toBeVisible();
    });

    await test.step('both are taken back, the later one first', async () => {
      for (const reason of ['Mine', 'Theirs']) {
        // The draft of the same reason stays until its set is applied.
        let set: number | undefined;
        await expect(async () => {
          set = await appliedSet(page, headers, reason);
          expect(set, `${reason} is applied`).toBeGreaterThan(0);
        }).toPass();
        const data = { reason: 'A test of two admins' };
        const undone = await page.request.post(`${SETS}/${set}/undo`, { headers, data });
        expect(undone.status(), await undone.text()).toBe(200);
      }
    });
  },
);
