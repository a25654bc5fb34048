import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { RemoteCopy } from '../../core/remote-copy.js';
import { expect, portalTest as test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string, params: Record<string, string> = {}) => text('mfe-admin', key, { params });

test.describe.configure({ mode: 'serial' });

for (const { remote, key, path } of [
  { remote: 'mfe-market', key: 'stores.title', path: '/market' },
  // The page that it is done from is of this remote.
  { remote: 'mfe-admin', key: 'releases.title', path: '/admin/releases' },
]) {
  test(`a web admin rolls ${remote} back from the board`, async ({ page, ownPortal }) => {
    test.setTimeout(180_000);
    const before = text(remote, key);
    const after = 'Bazaar of the Comet';
    const reason = 'The sign has another name';
    const copy = await RemoteCopy.of(remote);
    await copy.changeText('en', key, after);
    await ownPortal.succeed('release', copy.folder);
    await signIn(page, 'demowebadm');
    const portal = new PortalPage(page);
    await expect(async () => {
      await portal.open(path);
      await expect(portal.heading).toHaveText(after, { timeout: 1_000 });
    }).toPass();

    await portal.open('/admin/releases');
    await portal.main.getByRole('link', { name: remote, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`remote=${remote}`));
    const history = portal.main.getByRole('region', { name: remote });
    const versions = history.locator('tbody').getByRole('row');
    await expect(versions).toHaveCount(2);
    const previous = (await versions.nth(1).locator('code').textContent()) ?? '';
    await expectAccessible(page);
    await versions.nth(1).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(previous);
    await dialog.getByRole('button', { name: words('releases.rollback.confirm'), exact: true }).click();
    await expect(dialog).toContainText(words('releases.rollback.reasonMissing'));
    await dialog.getByLabel(words('releases.rollback.reason')).fill(reason);
    await dialog.getByRole('button', { name: words('releases.rollback.confirm'), exact: true }).click();
    await expect(dialog).toContainText(words('releases.rollback.done'));
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: words('releases.rollback.close') })
      .last()
      .click();

    // The page goes on as it was, and shows what is in service now.
    const row = portal.main.getByRole('table').first().getByRole('row', { name: remote });
    await expect(row).toContainText(previous);
    await expect(versions.first()).toContainText(previous);
    await expect(history).toContainText(reason);
    await expect(history).toContainText('demowebadm');

    await portal.open(path);
    await expect(portal.heading).toHaveText(before);
    await copy.remove();
  });
}
