import { randomInt } from 'node:crypto';
import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text, type Language } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string, params: Record<string, string> = {}, language: Language = 'en') =>
  text('mfe-admin', `points.${key}`, { language, params });
/** An amount that needs a second admin, and that no other journey asks for. */
const AMOUNT = 150_000 + randomInt(1000);
const IN_WORDS = `${AMOUNT.toLocaleString('en')} NX`;

// Grants cannot be undone, so they go to an account from which no other journey spends.
test(
  'an admin asks for much, another one confirms it and gives a little, and the player finds it in their history @long',
  { tag: '@desktop' },
  async ({ page }) => {
    // Four logins, each with a password to check.
    test.slow();
    const portal = new PortalPage(page);
    const token = await signIn(page, 'demoplayer');
    const player = async () => {
      const answer = await page.request.get('/api/auth/user', { headers: { 'x-auth-token': token } });
      return (await answer.json()) as { votePoints: number; characters: { name: string }[] };
    };
    const before = await player();
    const name = before.characters[0]?.name ?? '';
    const waiting = portal.main
      .getByRole('region', { name: words('waiting.title') })
      .getByRole('listitem')
      .filter({ hasText: IN_WORDS });

    await test.step('a gift that needs a second admin waits, and the admin who asked cannot confirm it', async () => {
      await signIn(page, 'demoadmin');
      await portal.open('/admin/points');
      await portal.main.getByRole('button', { name: words('form.submit'), exact: true }).click();
      await expect(portal.main.getByText(words('issue.fillIn')).first()).toBeVisible();
      await portal.main
        .getByRole('combobox', { name: words('form.character') })
        .pressSequentially(name.slice(0, 3));
      await portal.main.getByRole('option').filter({ hasText: name }).first().click();
      await portal.main.getByRole('textbox', { name: words('column.amount') }).fill(String(AMOUNT));
      await expect(portal.main.getByText(words('preview.confirm'))).toBeVisible();
      await portal.main.getByRole('textbox', { name: words('column.reason') }).fill('Won the summer race');
      await portal.main.getByRole('button', { name: words('form.submit'), exact: true }).dblclick();
      await expect(portal.main.getByRole('status').first()).toContainText(
        words('outcome.needsConfirmation.title', { name, amount: IN_WORDS }),
      );
      await expect(waiting).toHaveCount(1);
      await expect(waiting).toContainText(words('waiting.own'));
      await expect(waiting.getByRole('button', { name: words('decide.approve.button') })).toHaveCount(0);
      await expectPageAccessibleInFullSuite(page);
    });

    await test.step('another admin confirms it', async () => {
      await signIn(page, 'demowebadm');
      await portal.open('/admin/points');
      await waiting.getByRole('button', { name: words('decide.approve.button') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(name);
      await expectOpenedAccessible(page);
      await dialog.getByRole('button', { name: words('decide.approve.button') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(waiting).toHaveCount(0);
      const decided = portal.main.getByRole('table', { name: words('decided.title') }).getByRole('row');
      await expect(decided.filter({ hasText: IN_WORDS })).toContainText(words('state.approved'));
    });

    await test.step('a little needs no one else', async () => {
      const inHebrew = (key: string) => words(key, {}, 'he');
      await page.goto(`/he/admin/points?type=vp&character=${name}`);
      await portal.main.getByRole('textbox', { name: inHebrew('column.amount') }).fill('2');
      await portal.main.getByRole('button', { name: inHebrew('form.submit'), exact: true }).click();
      await expect(portal.main.getByText(inHebrew('outcome.delivered.text'))).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
      expect(await player()).toMatchObject({ votePoints: before.votePoints + 2 });
    });

    await test.step('the player finds it in their history', async () => {
      await signIn(page, 'demoplayer');
      await portal.open('/dashboard/history');
      const granted = portal.main
        .getByRole('row')
        .filter({ hasText: text('mfe-dashboard', 'history.entry.admin') })
        .filter({ hasText: AMOUNT.toLocaleString('en') });
      await expect(granted).toHaveCount(1);
    });
  },
);
