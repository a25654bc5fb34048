import type { Page } from '@playwright/test';
import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { registerAccount } from '../../core/accounts.js';
import { forgetSession, signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { DoorPage } from '../../pages/door-page.js';
import { SecurityPage } from '../../pages/security-page.js';

// Browsers create passkeys for host names, not for IP addresses.
test.use({ baseURL: (process.env.PORTICO_E2E_URL ?? '').replace('127.0.0.1', 'localhost') });

/** A device that does not ask: it accepts the finger immediately. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

for (const { language, width } of journeyIn('he', 'desktop')) {
  test(
    `a passkey is added, logs in alone and is removed, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      const account = await registerAccount(page.request);
      await addAuthenticator(page);
      await signIn(page, account);
      const security = new SecurityPage(page, language);
      const panel = security.panel('passkeys');

      await test.step('it is added by the password, and has a name', async () => {
        await security.openSecurity();
        await security.button(panel, 'passkeys.add').click();
        await security.givePassword(panel, account.password, 'continue');
        const name = panel.getByLabel(security.text('entry.name'), { exact: true });
        await expect(name).not.toHaveValue('');
        await expectPageAccessibleInFullSuite(page);
        await name.fill('My finger');
        await security.button(panel, 'passkeys.create').click();
        await expect(panel).toContainText(security.text('passkeys.added', { name: 'My finger' }));
        await expect(panel.getByRole('listitem')).toContainText(security.text('entry.neverUsed'));
        await expectPageAccessibleInFullSuite(page);
      });

      await test.step('it logs in without a name', async () => {
        await forgetSession(page);
        const door = new DoorPage(page, language);
        await door.open('/login?next=%2Fdashboard%2Fsecurity');
        await door.button('login.passkey.button').click();
        await expect(page).toHaveURL(/\/dashboard\/security$/);
        expect(await page.evaluate(() => localStorage.getItem('username'))).toBe(account.username);
        await expect(panel.getByRole('listitem')).toContainText(security.text('entry.lastUsed'));
      });

      await test.step('it is removed by the password', async () => {
        await security.button(panel, 'entry.removeNamed', { name: 'My finger' }).click();
        await security.givePassword(panel, account.password, 'entry.remove');
        await expect(panel).toContainText(security.text('entry.removed', { name: 'My finger' }));
        await expect(panel.getByRole('listitem')).toHaveCount(0);
      });
    },
  );
}
