import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, portalTest as test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

// What is granted stays granted.
test.use({ portalOf: 'admin-points' });

const words = (key: string, params: Record<string, string> = {}) =>
  text('mfe-admin', `points.${key}`, { params });
const AMOUNT = '150,000 NX';

test('an admin asks for much, another one confirms it, and the player finds it in their history @once', async ({
  page,
}) => {
  // Four logins, each with a password to check.
  test.slow();
  const portal = new PortalPage(page);
  const token = await signIn(page, 'demoplayer');
  const own = await page.request.get('/api/auth/user', { headers: { 'x-auth-token': token } });
  const { characters } = (await own.json()) as { characters: { name: string }[] };
  const name = characters[0]?.name ?? '';

  await signIn(page, 'demoadmin');
  await portal.open('/admin/points');
  await portal.main.getByRole('button', { name: words('form.submit'), exact: true }).click();
  await expect(portal.main.getByText(words('issue.fillIn')).first()).toBeVisible();

  await portal.main
    .getByRole('combobox', { name: words('form.character') })
    .pressSequentially(name.slice(0, 3));
  await portal.main.getByRole('option').filter({ hasText: name }).first().click();
  await portal.main.getByRole('textbox', { name: words('form.amount') }).fill('150000');
  await expect(portal.main.getByText(words('preview.confirm'))).toBeVisible();
  await portal.main.getByRole('textbox', { name: words('form.reason') }).fill('Won the summer race');
  await portal.main.getByRole('button', { name: words('form.submit'), exact: true }).dblclick();
  await expect(portal.main.getByRole('status').first()).toContainText(
    words('outcome.needsConfirmation.title', { name, amount: AMOUNT }),
  );
  const waiting = portal.main
    .getByRole('region', { name: words('waiting.title') })
    .getByRole('listitem')
    .filter({ hasText: AMOUNT });
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText(words('waiting.own'));
  await expect(waiting.getByRole('button', { name: words('decide.approve.button') })).toHaveCount(0);
  await expectAccessible(page);

  await signIn(page, 'demowebadm');
  await portal.open('/admin/points');
  await waiting.getByRole('button', { name: words('decide.approve.button') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('decide.approve.button') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  const decided = portal.main.getByRole('table', { name: words('decided.title') }).getByRole('row');
  await expect(decided.filter({ hasText: AMOUNT })).toContainText(words('state.approved'));

  await signIn(page, 'demoplayer');
  await portal.open('/dashboard/history');
  await expect(
    portal.main
      .getByRole('row')
      .filter({ hasText: text('mfe-dashboard', 'history.entry.admin') })
      .filter({ hasText: '150,000' }),
  ).toHaveCount(1);
});

test('a small grant needs no one else @once', async ({ page }) => {
  const portal = new PortalPage(page, 'he');
  const inHebrew = (key: string) => text('mfe-admin', `points.${key}`, { language: 'he' });
  const token = await signIn(page, 'demoplayer');
  const own = await page.request.get('/api/auth/user', { headers: { 'x-auth-token': token } });
  const before = (await own.json()) as { votePoints: number; characters: { name: string }[] };

  await signIn(page, 'demowebadm');
  await portal.open(`/admin/points?type=vp&character=${before.characters[0]?.name ?? ''}`);
  await portal.main.getByRole('textbox', { name: inHebrew('form.amount') }).fill('2');
  await portal.main.getByRole('button', { name: inHebrew('form.submit'), exact: true }).click();
  await expect(portal.main.getByText(inHebrew('outcome.delivered.text'))).toBeVisible();
  await expectAccessible(page);
  const after = await page.request.get('/api/auth/user', { headers: { 'x-auth-token': token } });
  expect((await after.json()) as object).toMatchObject({ votePoints: before.votePoints + 2 });
});
