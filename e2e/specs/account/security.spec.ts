import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { registerAccount, type TestAccount } from '../../core/accounts.js';
import { forgetSession, holdSession, logIn, signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { DoorPage } from '../../pages/door-page.js';
import { SecurityPage } from '../../pages/security-page.js';

const STEP_MS = 30_000;

/** The code of a secret, now or one step later: the API accepts each once, and clocks may differ by one step. */
function codeOf(secret: string, stepsLater = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsLater * STEP_MS,
  });
}

async function answerSecondFactor(page: Page, account: TestAccount, code: string): Promise<number> {
  const { secondFactor, token } = await logIn(page.request, account);
  expect(token, 'the password alone opens nothing').toBeUndefined();
  const answer = await page.request.post('/api/auth/login/second-factor', {
    data: { ticket: secondFactor?.ticket, code },
  });
  return answer.status();
}

for (const { language, width } of journeyIn('ja', 'phone')) {
  test(
    `the second factor is turned on, asked for and turned off, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page, guard }) => {
      // Six passwords are hashed on the way.
      test.slow();
      guard.allow(/400/);
      const account = await registerAccount(page.request);
      await signIn(page, account);
      const security = new SecurityPage(page, language);
      const panel = security.panel('factor');
      const door = new DoorPage(page, language);

      await test.step('a wrong password is said at its field, and opens nothing', async () => {
        await security.openSecurity();
        await expect(panel).toContainText(security.text('factor.off'));
        await security.button(panel, 'factor.turnOn').click();
        await security.givePassword(panel, 'not-mine', 'continue');
        const field = panel.getByLabel(security.text('confirmation.label'), { exact: true });
        await expect(field).toHaveAccessibleDescription(security.shellText('errors.identity.wrong_password'));
        await expect(field).toBeFocused();
        await expectPageAccessibleInFullSuite(page);
      });

      const secret = await test.step('the right one shows what the other device reads', async () => {
        await security.givePassword(panel, account.password, 'continue');
        await expect(panel.getByRole('img', { name: security.text('setup.qr') })).toBeVisible();
        await expectPageAccessibleInFullSuite(page);
        return (await panel.locator('code').innerText()).replaceAll(/\s/g, '');
      });

      const recoveryCode =
        await test.step('its code turns the factor on, and ten codes are for its loss', async () => {
          await panel.getByLabel(security.text('setup.code'), { exact: true }).fill(codeOf(secret));
          await security.button(panel, 'factor.turnOn').click();
          const codes = panel.getByRole('listitem');
          await expect(codes).toHaveCount(10);
          await expectPageAccessibleInFullSuite(page);
          const [first = ''] = await codes.allInnerTexts();
          await security.button(panel, 'codes.saved').click();
          await expect(codes).toHaveCount(0);
          await expect(panel).toContainText(security.text('factor.on'));
          return first;
        });

      await test.step('the login asks for it', async () => {
        await forgetSession(page);
        await door.open('/login?next=%2Fdashboard%2Fsecurity');
        await door.logIn(account);
        const code = door.field('login.second.totp.label');
        await expect(code).toBeFocused();
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
        await expectPageAccessibleInFullSuite(page);
        await code.fill(codeOf(secret, 100));
        await door.button('login.second.submit').click();
        await expect(code).toHaveAccessibleDescription(door.shellText('errors.identity.wrong_code'));
        await code.fill(codeOf(secret, 1));
        await door.button('login.second.submit').click();
        await expect(page).toHaveURL(/\/dashboard\/security$/);
      });

      await test.step('a code for its loss works once', async () => {
        expect(await answerSecondFactor(page, account, recoveryCode)).toBe(200);
        expect(await answerSecondFactor(page, account, recoveryCode), 'the same again').toBe(400);
        await page.reload();
        await expect(panel).toContainText('9');
      });

      await test.step('the password turns it off', async () => {
        await security.button(panel, 'factor.turnOff').click();
        await security.givePassword(panel, account.password, 'factor.turnOff');
        await expect(panel).toContainText(security.text('factor.turnedOff'));
        expect((await logIn(page.request, account)).token).toBeDefined();
      });
    },
  );
}

for (const { language, width } of journeyIn('he', 'desktop')) {
  test(
    `a session elsewhere is ended, and a new password ends all of them, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page, browser, baseURL }) => {
      const account = await registerAccount(page.request);
      await signIn(page, account);
      const security = new SecurityPage(page, language);
      const elsewhere = await browser.newContext({
        baseURL: baseURL ?? '',
        userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      });
      const other = await elsewhere.newPage();
      const { token: theirs = '' } = await logIn(other.request, account);
      await holdSession(other, account.username, theirs);

      await test.step('the dashboard leads to the security of the account, which lists who logged in', async () => {
        await security.open('/dashboard');
        const open = text('mfe-dashboard', 'account.security.open', { language });
        await security.main.getByRole('link', { name: open, exact: true }).click();
        await expect(security.heading).toHaveText(security.text('meta.title'));
        const signIns = security.panel('signIns').getByRole('listitem');
        await expect(signIns.first()).toContainText(security.text('signIns.success'));
      });

      await test.step('a session that is in use elsewhere is ended', async () => {
        const there = new SecurityPage(other, language);
        await there.openSecurity();
        const panel = security.panel('sessions');
        const device = security.text('device.name', { browser: 'Firefox', system: 'Linux' });
        const row = panel.getByRole('listitem').filter({ hasText: device });
        await expect(row).toHaveCount(1);
        await security.button(panel, 'sessions.endNamed', { device }).click();
        await expectPageAccessibleInFullSuite(page);
        await security.button(panel, 'sessions.endConfirm').click();
        await expect(panel).toContainText(security.text('sessions.ended', { device }));
        await expect(row).toHaveCount(0);
        await there.button(there.panel('factor'), 'factor.turnOn').click();
        await there.givePassword(there.panel('factor'), account.password, 'continue');
        await expect(other).toHaveURL(/\/login/);
        await elsewhere.close();
      });

      await test.step('a new password ends the other sessions at once, and this one two seconds later', async () => {
        const { token: another = '' } = await logIn(page.request, account);
        await security.open('/dashboard/security#password');
        const panel = security.panel('password');
        const field = (key: string) => panel.getByLabel(security.text(`password.${key}`), { exact: true });
        await expect(field('current')).toBeFocused();
        await security.button(panel, 'password.submit').click();
        await expect(field('current')).toHaveAccessibleDescription(security.text('password.currentRequired'));
        await expectPageAccessibleInFullSuite(page);
        await field('current').fill(account.password);
        await field('new').fill('mosspond-8');
        await field('confirm').fill('mosspond-8');
        await security.button(panel, 'password.submit').click();
        await expect(panel).toContainText(security.text('password.done'));
        await expect(page).toHaveURL(/\/login$/);
        const gone = await page.request.get('/api/auth/user', { headers: { 'x-auth-token': another } });
        expect(gone.status()).toBe(401);
        const { username, password } = account;
        const old = await page.request.post('/api/auth/login', { data: { username, password } });
        expect(await old.json()).toMatchObject({ code: 'identity.invalid_credentials' });
        expect((await logIn(page.request, { ...account, password: 'mosspond-8' })).token).toBeDefined();
      });
    },
  );
}
