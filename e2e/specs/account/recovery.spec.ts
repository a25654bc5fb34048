import { expectAccessible } from '../../core/accessibility.js';
import { registerAccount } from '../../core/accounts.js';
import { logIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { journeyViews } from '../../core/views.js';
import { DoorPage } from '../../pages/door-page.js';

const NEW_PASSWORD = 'Mosspond8!';

for (const { language, width } of journeyViews(2)) {
  test(
    `a forgotten password is set anew by the link of a mail, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, request }) => {
      const account = await registerAccount(request);
      const { token: before = '' } = await logIn(request, account);
      const door = new DoorPage(page, language);
      const asked: string[] = [];
      page.on('request', (sent) => asked.push(sent.url()));

      await door.open('/login');
      await door.main.getByRole('link', { name: door.text('login.forgot') }).click();
      await expect(door.heading).toHaveText(door.text('recover.title'));
      await expectAccessible(page);
      await door.field('register.email').fill(account.email);
      await door.button('recover.submit').click();
      await expect(door.main.getByText(door.text('recover.sent.title'))).toBeVisible();

      const box = door.main.getByRole('complementary', { name: door.text('recover.demo.title') });
      const mail = box.getByRole('listitem').filter({ hasText: account.email });
      await expect(mail).toContainText(account.username);
      await expectAccessible(page);
      const link = mail.getByRole('link');
      const token = /#token=(.+)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
      expect(token).toMatch(/^[\w-]{20,}$/);
      await link.click();
      await expect(door.heading).toHaveText(door.text('recover.new.title'));
      await expect(page).toHaveURL(/\/recover$/);
      await expectAccessible(page);
      await door.field('recover.new.password').fill(NEW_PASSWORD);
      await door.field('recover.new.confirm').fill(NEW_PASSWORD);
      await door.button('recover.new.submit').click();
      await expect(door.main.getByText(door.text('recover.done.title'))).toBeVisible();
      await expectAccessible(page);

      await door.main.getByRole('link', { name: door.text('recover.done.login') }).click();
      await expect(page).toHaveURL(/\/login$/);
      await door.logIn({ ...account, password: NEW_PASSWORD });
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(asked.filter((url) => url.includes(token))).toEqual([]);
      const ended = await request.get('/api/auth/user', { headers: { 'x-auth-token': before } });
      expect(ended.status()).toBe(401);
      const again = await request.post('/api/auth/recovery/password', {
        data: { token, newPassword: 'leafpond-9' },
      });
      expect(again.status(), 'a link works once').toBe(400);
    },
  );
}

test('a link that is used up offers another @once', async ({ page, guard }) => {
  guard.allow(/400/);
  const door = new DoorPage(page);
  await door.open('/recover#token=used-up');
  await door.field('recover.new.password').fill(NEW_PASSWORD);
  await door.field('recover.new.confirm').fill(NEW_PASSWORD);
  await door.button('recover.new.submit').click();
  await expect(door.main.getByRole('alert')).toContainText(door.text('recover.expired.title'));
  await expectAccessible(page);
  await door.button('recover.expired.again').click();
  await expect(door.field('register.email')).toBeVisible();
});
