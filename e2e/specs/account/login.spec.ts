import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { newUsername } from '../../core/accounts.js';
import { forgetSession } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { DoorPage } from '../../pages/door-page.js';

const DEMO = { username: 'demoplayer', password: 'portico-demo' };

for (const { language, width } of journeyIn('he', 'phone')) {
  test(
    `a newcomer makes an account, which leads to the dashboard, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      const door = new DoorPage(page, language);
      const account = { username: newUsername(), password: 'Leafpond7!' };

      await test.step('an empty form says what is missing', async () => {
        await door.open('/register');
        await door.button('register.submit').click();
        await expect(door.field('form.username')).toBeFocused();
        await expect(door.main.getByText(door.text('form.issue.email.required'))).toBeVisible();
        await expectPageAccessibleInFullSuite(page);
      });

      await test.step('a full one makes the account, and leads to the login', async () => {
        await door.field('form.username').fill(account.username);
        await door.field('form.email').fill('new@example.org');
        await door.field('form.password').fill(account.password);
        await door.field('register.confirm').fill(account.password);
        await door.button('register.submit').click();
        const next = door.main.getByRole('group', { name: door.text('register.done.next') });
        await expect(next).toBeFocused();
        await expectPageAccessibleInFullSuite(page);
        await next.getByRole('link', { name: door.text('form.login') }).click();
        await expect(page).toHaveURL(/\/login$/);
      });

      await test.step('the login welcomes, and leads to the dashboard from then on', async () => {
        // With reduced motion it redirects at once. The message stays for a second and a half, so the test waits for it from the start.
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const done = door.main.getByText(door.text('login.done.title')).waitFor({ timeout: 15_000 });
        await Promise.all([done, door.logIn(account)]);
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.goto(door.address('/login'));
        await expect(page).toHaveURL(/\/dashboard$/);
      });
    },
  );
}

for (const { language, width } of journeyIn('en', 'desktop')) {
  test(
    `a login is refused in place, and leads back to where one came from, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page, guard }) => {
      guard.allow(/400|403/);
      const door = new DoorPage(page, language);
      const alert = door.main.getByRole('alert');

      await test.step('without a name, with a wrong password and with a ban it says why', async () => {
        await door.open('/login?next=%2Frankings%3Fsort%3Dfame');
        await door.button('form.login').click();
        await expect(door.main.getByText(door.text('form.issue.username.required'))).toBeVisible();
        await expect(door.field('form.username')).toBeFocused();
        await door.logIn({ username: newUsername(), password: 'wrong' });
        await expect(alert).toHaveText(door.shellText('errors.identity.invalid_credentials'));
        await expectPageAccessibleInFullSuite(page);
        await door.main.getByRole('button', { name: 'demobanned' }).click();
        await door.button('form.login').click();
        const banned = door.shellText('errors.identity.account_banned');
        await expect(alert).toContainText(banned.replaceAll(/[⁨⁩\s]+$/g, ''));
        await expect(page).toHaveURL(/\/login\?next=/);
      });

      await test.step('one click fills the form of the demo world', async () => {
        await door.main.getByRole('button', { name: DEMO.username }).click();
        await expect(door.field('form.username')).toHaveValue(DEMO.username);
        await expect(door.field('form.password')).toHaveValue(DEMO.password);
        await door.button('form.login').click();
        await expect(page).toHaveURL(/\/rankings\?sort=fame$/);
      });

      await test.step('it is done by keyboard alone', async () => {
        await forgetSession(page);
        await door.open('/login');
        await door.field('form.username').focus();
        await page.keyboard.type(DEMO.username);
        await page.keyboard.press('Tab');
        await page.keyboard.type(DEMO.password);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await expect(door.field('form.password')).toHaveAttribute('type', 'text');
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/dashboard$/);
      });
    },
  );
}
