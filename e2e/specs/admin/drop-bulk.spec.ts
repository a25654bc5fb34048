import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text, type Language } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const MONSTERS = 40;
/** Of each language its own: what one adds the other takes for there already. */
const ITEM_SEARCH = { en: 'tonic', he: 'lozenge' } as const;

for (const language of ['en', 'he'] as const satisfies readonly Language[]) {
  test(`an item is added to ${MONSTERS} monsters, reviewed, applied and undone, in ${language} @once`, async ({
    page,
  }) => {
    const reason = `More for the harvest weekend, ${language}`;
    const token = await signIn(page, 'demowebadm');
    const headers = { 'x-auth-token': token };
    const portal = new PortalPage(page, language);
    const words = (key: string, params: Record<string, string> = {}) =>
      text('mfe-admin', key, { language, params });

    const found = await page.request.get(`/api/droprates/items/search?query=${ITEM_SEARCH[language]}`, {
      headers,
    });
    const [item] = (await found.json()) as { id: number; name: string }[];
    expect(item).toBeDefined();
    const droppersOf = async () => {
      const answer = await page.request.get(`/api/droprates/item/${item?.id ?? 0}/monsters`, { headers });
      return ((await answer.json()) as { droppers: { dropperId: number }[] }).droppers.map(
        (one) => one.dropperId,
      );
    };
    const before = await droppersOf();
    const monsters: { id: number }[] = [];
    for (const listPage of [1, 2]) {
      const list = await page.request.get(`/api/droprates/monsters?limit=100&page=${listPage}`, { headers });
      monsters.push(...((await list.json()) as { monsters: { id: number }[] }).monsters);
    }
    const ids = monsters
      .map(({ id }) => id)
      .filter((id) => !before.includes(id))
      .slice(0, MONSTERS);
    expect(ids).toHaveLength(MONSTERS);

    await portal.open('/droprates?panel=bulk');
    const panel = page.getByRole('dialog', { name: words('drops.bulk.title') });
    const press = (key: string, params?: Record<string, string>) =>
      panel.getByRole('button', { name: words(key, params), exact: true }).click();
    await panel.getByText(words('drops.bulk.paste.title'), { exact: true }).click();
    await panel.getByLabel(words('drops.bulk.paste.label')).fill(ids.join('\n'));
    await press('drops.bulk.paste.choose');
    await expect(
      panel.getByText(words('drops.bulk.chosen.count', { formatted: String(MONSTERS) })),
    ).toBeVisible();
    await panel.getByRole('combobox', { name: words('drops.find.label') }).fill(String(item?.id));
    await press('drops.bulk.items.add');
    await expect(panel.getByRole('list', { name: words('drops.bulk.mode.add') })).toContainText(
      item?.name ?? '',
    );
    await expectAccessible(page);

    await press('drops.bulk.preview.open');
    await expect(panel.getByRole('heading', { name: words('drops.bulk.preview.title') })).toBeVisible();
    await expectAccessible(page);
    await press('drops.bulk.preview.stage', { formatted: String(MONSTERS) });
    expect(await droppersOf()).toEqual(before);
    await panel.getByRole('link', { name: words('drops.bulk.done.review') }).click();

    const review = page.getByRole('dialog');
    await review.getByRole('textbox').first().fill(reason);
    await review
      .getByRole('button', { name: words('drops.review.apply_other', { formatted: String(MONSTERS) }) })
      .click();
    await expect.poll(async () => (await droppersOf()).length).toBe(before.length + MONSTERS);

    const sets = await page.request.get('/api/droprates/change-sets', { headers });
    const { sets: applied } = (await sets.json()) as { sets: { id: number; reason: string }[] };
    const set = applied.find((one) => one.reason === reason);
    await portal.open(`/droprates/changes/${set?.id ?? 0}`);
    await portal.main.getByRole('button', { name: words('dropEdits.undo.button') }).click();
    const undo = page.getByRole('dialog');
    await undo.getByRole('textbox').first().fill('The weekend is over');
    await undo.getByRole('button', { name: words('dropEdits.undo.button') }).click();
    await expect.poll(droppersOf).toEqual(before);
  });
}
