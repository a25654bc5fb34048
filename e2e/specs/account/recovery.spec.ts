import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { registerAccount } from '../../core/accounts.js';
import { logIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { DoorPage } from '../../pages/door-page.js';

const NEW_PASSWORD = 'Mosspond8!';

for (const { language, width } of journeyIn('ja', 'phone')) {
  test(
    `a forgotten password is set again by the link of a mail, which works once, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page, request, guard }) => {
      guard.allow(/400/);
      const account = await registerAccount(request);
      const { token: before = '' } = await logIn(request, account);
      const door = new DoorPage(page, language);
      const asked: string[] = [];
      page.on('request', (sent) => asked.push(sent.url()));
      const setPassword = async () => {
        await door.field('recover.new.password').fill(NEW_PASSWORD);
        await door.field('recover.new.confirm').fill(NEW_PASSWORD);
        await door.button('recover.new.submit').click();
      };

      const link = await test.step('the login leads to the form, and the mail comes', async () => {
        await door.open('/login');
        await door.main.getByRole('link', { name: door.text('login.forgot') }).click();
        await expect(door.heading).toHaveText(door.text('recover.meta.title'));
        await expectPageAccessibleInFullSuite(page);
        await door.field('form.email').fill(account.email);
        await door.button('recover.submit').click();
        await expect(door.main.getByText(door.text('recover.sent.title'))).toBeVisible();
        const box = door.main.getByRole('complementary', { name: door.text('recover.demo.title') });
        const mail = box.getByRole('listitem').filter({ hasText: account.email });
        await expect(mail).toContainText(account.username);
        await expectPageAccessibleInFullSuite(page);
        return mail.getByRole('link');
      });

      const address = (await link.getAttribute('href')) ?? '';
      const token = /#token=(.+)$/.exec(address)?.[1] ?? '';
      await test.step('its link opens the form for a new password, and leaves the address at once', async () => {
        expect(token).toMatch(/^[\w-]{20,}$/);
        await link.click();
        await expect(door.heading).toHaveText(door.text('recover.new.title'));
        await expect(page).toHaveURL(/\/recover$/);
        await expectPageAccessibleInFullSuite(page);
        await setPassword();
        await expect(door.main.getByText(door.text('recover.done.title'))).toBeVisible();
        await expectPageAccessibleInFullSuite(page);
        expect(asked.filter((url) => url.includes(token))).toEqual([]);
      });

      await test.step('the new password logs in, and the session of before is over', async () => {
        await door.main.getByRole('link', { name: door.text('form.login') }).click();
        await expect(page).toHaveURL(/\/login$/);
        await door.logIn({ ...account, password: NEW_PASSWORD });
        await expect(page).toHaveURL(/\/dashboard$/);
        const ended = await request.get('/api/auth/user', { headers: { 'x-auth-token': before } });
        expect(ended.status()).toBe(401);
      });

      await test.step('the same link offers another one', async () => {
        await page.goto(address);
        await setPassword();
        await expect(door.main.getByRole('alert')).toContainText(door.text('recover.expired.title'));
        await expectPageAccessibleInFullSuite(page);
        await door.button('recover.expired.again').click();
        await expect(door.field('form.email')).toBeVisible();
      });
    },
  );
}
