import type { Page } from '@playwright/test';
import { expectAccessible } from '../core/accessibility.js';
import { logInPage, registerAccount } from '../core/accounts.js';
import { expect, test } from '../core/test.js';
import type { Language } from '../core/texts.js';
import { SecurityPage } from '../pages/security-page.js';

const LANGUAGES: Language[] = ['en', 'he', 'ja'];

// Browsers make passkeys for names alone, not for addresses.
test.use({ baseURL: (process.env.PORTICO_E2E_URL ?? '').replace('127.0.0.1', 'localhost') });

/** A device that asks nobody: it has just seen the right finger. */
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

/** The answer of the API to the passkey of the page's device, without any password. */
async function logInByPasskey(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const answer = await fetch(`/api/auth/login/passkey${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const { ticket, options } = await post('/options', {});
    const credential = await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    });
    if (!(credential instanceof PublicKeyCredential)) throw new Error('The device has no passkey');
    return post('', { ticket, response: credential.toJSON() });
  });
}

for (const language of LANGUAGES) {
  test(`a passkey is added, logs in alone and is removed, in ${language}`, async ({ page }) => {
    const account = await registerAccount(page.request);
    await addAuthenticator(page);
    await logInPage(page, account);
    const security = new SecurityPage(page, language);
    await security.openSecurity();
    const panel = security.panel('passkeys');
    await security.button(panel, 'passkeys.add').click();
    await security.givePassword(panel, account.password, 'continue');
    const name = panel.getByLabel(security.text('passkeys.name'), { exact: true });
    await expect(name).not.toHaveValue('');
    await expectAccessible(page);
    await name.fill('My finger');
    await security.button(panel, 'passkeys.create').click();
    await expect(panel).toContainText(security.text('passkeys.added', { name: 'My finger' }));
    await expect(panel.getByRole('listitem')).toContainText(security.text('passkeys.neverUsed'));
    await expectAccessible(page);

    expect(await logInByPasskey(page)).toMatchObject({ user: { username: account.username } });

    await page.reload();
    await expect(panel.getByRole('listitem')).toContainText(security.text('passkeys.lastUsed'));
    await security.button(panel, 'passkeys.removeNamed', { name: 'My finger' }).click();
    await security.givePassword(panel, account.password, 'passkeys.remove');
    await expect(panel).toContainText(security.text('passkeys.removed', { name: 'My finger' }));
    await expect(panel.getByRole('listitem')).toHaveCount(0);
  });
}
