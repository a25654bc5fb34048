import { expectAccessible } from '../core/accessibility.js';
import { expect, test } from '../core/test.js';
import { text, type Language } from '../core/texts.js';
import { PortalPage } from '../pages/portal-page.js';

const PASSWORD = 'portico-demo';

/** The words of a form of `mfe-public` in one language, and its fields by them. */
function formOf(portal: PortalPage, language: Language) {
  const words = (key: string, params?: Record<string, string>) =>
    text('mfe-public', key, { language, ...(params && { params }) });
  const { main } = portal;
  return {
    words,
    field: (key: string) => main.getByLabel(words(key), { exact: true }),
    submit: (key: string) => main.getByRole('button', { name: words(key), exact: true }),
  };
}

for (const language of ['en', 'he', 'ja'] as const) {
  test(`a new account is made, and leads to the dashboard, in ${language}`, async ({ page }, { project }) => {
    const portal = new PortalPage(page, language);
    const { words, field, submit } = formOf(portal, language);
    test.slow();
    const username = `ee${language}${project.name.slice(0, 1)}${Date.now().toString(36).slice(-7)}`;
    await portal.open('/register');
    await expectAccessible(page);
    await submit('register.submit').click();
    await expect(field('register.username')).toBeFocused();
    await expect(portal.main.getByText(words('register.issue.email.required'))).toBeVisible();
    await expectAccessible(page);
    await field('register.username').fill(username);
    await field('register.email').fill('new@example.org');
    await field('register.password').fill('Leafpond7!');
    await field('register.confirm').fill('Leafpond7!');
    await submit('register.submit').click();
    await portal.main.getByRole('link', { name: words('register.done.login') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await field('login.username').fill(username);
    await field('login.password').fill('Leafpond7!');
    await submit('login.submit').click();
    await expect(portal.main.getByText(words('login.done.title'))).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await portal.open('/login');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test(`a refused login says why in place, in ${language}`, async ({ page, guard }) => {
    guard.allow(/400|403/);
    const portal = new PortalPage(page, language);
    const { words, field, submit } = formOf(portal, language);
    await portal.open('/login');
    await expectAccessible(page);
    await submit('login.submit').click();
    await expect(portal.main.getByText(words('login.issue.username'))).toBeVisible();
    await expect(field('login.username')).toBeFocused();
    await field('login.username').fill('nosuchplayer');
    await field('login.password').fill('wrong');
    await submit('login.submit').click();
    await expect(portal.main.getByRole('alert')).toHaveText(
      text('shell', 'errors.identity.invalid_credentials', { language }),
    );
    await expectAccessible(page);
    await portal.main.getByRole('button', { name: 'demobanned' }).click();
    await submit('login.submit').click();
    const banned = text('shell', 'errors.identity.account_banned', { language, params: { reason: '' } });
    await expect(portal.main.getByRole('alert')).toContainText(banned.replaceAll(/[⁨⁩\s]+$/g, ''));
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('one click fills the form of the demo world, and the login goes back to where one came from', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  const { field, submit } = formOf(portal, 'en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await portal.open('/login?next=%2Frankings%3Fsort%3Dfame');
  await portal.main.getByRole('button', { name: 'demoplayer' }).click();
  await expect(field('login.username')).toHaveValue('demoplayer');
  await expect(field('login.password')).toHaveValue(PASSWORD);
  await submit('login.submit').click();
  await expect(page).toHaveURL(/\/rankings\?sort=fame$/);
});

test('the login is done by keyboard alone @desktop', async ({ page }) => {
  const portal = new PortalPage(page);
  const { field } = formOf(portal, 'en');
  await portal.open('/login');
  await field('login.username').focus();
  await page.keyboard.type('demoplayer');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field('login.password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
