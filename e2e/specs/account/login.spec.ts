import { expectAccessible } from '../../core/accessibility.js';
import { newUsername } from '../../core/accounts.js';
import { expect, test } from '../../core/test.js';
import { journeyViews } from '../../core/views.js';
import { DoorPage } from '../../pages/door-page.js';

const PASSWORD = 'portico-demo';

for (const { language, width } of journeyViews(0)) {
  test(
    `a new account is made, and leads to the dashboard, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      const door = new DoorPage(page, language);
      const account = { username: newUsername(), password: 'Leafpond7!' };
      await door.open('/register');
      await door.button('register.submit').click();
      await expect(door.field('register.username')).toBeFocused();
      await expect(door.main.getByText(door.text('register.issue.email.required'))).toBeVisible();
      await expectAccessible(page);
      await door.field('register.username').fill(account.username);
      await door.field('register.email').fill('new@example.org');
      await door.field('register.password').fill(account.password);
      await door.field('register.confirm').fill(account.password);
      await door.button('register.submit').click();
      const next = door.main.getByRole('group', { name: door.text('register.done.next') });
      await expect(next).toBeFocused();
      await expectAccessible(page);
      await next.getByRole('link', { name: door.text('register.done.login') }).click();
      await expect(page).toHaveURL(/\/login$/);
      // Where motion is reduced it leads on at once. It is there for a second and a half: looked for from before.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const done = door.main.getByText(door.text('login.done.title')).waitFor({ timeout: 15_000 });
      await Promise.all([done, door.logIn(account)]);
      await expect(page).toHaveURL(/\/dashboard$/);
      await door.open('/login');
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );
}

for (const { language, width } of journeyViews(1)) {
  test(
    `a refused login says why in place, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, guard }) => {
      guard.allow(/400|403/);
      const door = new DoorPage(page, language);
      const alert = door.main.getByRole('alert');
      await door.open('/login');
      await door.button('login.submit').click();
      await expect(door.main.getByText(door.text('login.issue.username'))).toBeVisible();
      await expect(door.field('login.username')).toBeFocused();
      await door.logIn({ username: newUsername(), password: 'wrong' });
      await expect(alert).toHaveText(door.shellText('errors.identity.invalid_credentials'));
      await expectAccessible(page);
      await door.main.getByRole('button', { name: 'demobanned' }).click();
      await door.button('login.submit').click();
      const banned = door.shellText('errors.identity.account_banned');
      await expect(alert).toContainText(banned.replaceAll(/[⁨⁩\s]+$/g, ''));
      await expect(page).toHaveURL(/\/login$/);
    },
  );
}

test('one click fills the form of the demo world, and the login goes back to where one came from @once', async ({
  page,
}) => {
  const door = new DoorPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await door.open('/login?next=%2Frankings%3Fsort%3Dfame');
  await door.main.getByRole('button', { name: 'demoplayer' }).click();
  await expect(door.field('login.username')).toHaveValue('demoplayer');
  await expect(door.field('login.password')).toHaveValue(PASSWORD);
  await door.button('login.submit').click();
  await expect(page).toHaveURL(/\/rankings\?sort=fame$/);
});

test('the login is done by keyboard alone @desktop', async ({ page }) => {
  const door = new DoorPage(page);
  await door.open('/login');
  await door.field('login.username').focus();
  await page.keyboard.type('demoplayer');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(door.field('login.password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
