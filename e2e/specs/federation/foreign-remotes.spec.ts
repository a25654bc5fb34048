import { buildFixture, RemoteCopy } from '../../core/remote-copy.js';
import { expect, portalTest as test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const label = 'Sixth';

test('a sixth remote that the shell has never heard of is dropped in, and refused where it does not fit @long', async ({
  page,
  ownPortal,
  guard,
}) => {
  guard.allow(/503/);
  const portal = new PortalPage(page);

  await test.step('it appears in navigation and routing', async () => {
    await portal.open('/');
    await expect(await portal.entry(label)).toHaveCount(0);
    const released = await ownPortal.npmCommand('release', await buildFixture('remote-sixth'));
    expect(released, released.output).toMatchObject({ code: 0 });
    await expect(async () => {
      await portal.open('/');
      await expect(await portal.entry(label)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await portal.markDocument();
    await portal.follow(label);
    await expect(portal.heading).toHaveText('The sixth remote');
    await portal.main.getByRole('button').click();
    await expect(portal.main.getByRole('button')).toHaveText('Counted 1');
    await portal.main.getByRole('link', { name: 'Go deeper' }).click();
    await expect(page).toHaveURL(/\/sixth\/deep$/);
    await expect(portal.heading).toHaveText('Deep in the sixth');
    await portal.expectSameDocument();
    await page.reload();
    await expect(portal.heading).toHaveText('Deep in the sixth');
    await expect(page).toHaveTitle(/Deep in the sixth/);
  });

  await test.step('another major of the contract is refused, on its page and in the log', async () => {
    const copy = await RemoteCopy.of('e2e/fixtures/remote-sixth');
    await copy.changePortal((manifest) => Object.assign(manifest, { contract: 2 }));
    await ownPortal.succeed('release', copy.folder, '--allow-mismatch');
    await copy.remove();
    await expect(async () => {
      await page.goto('/sixth');
      const title = text('shell', 'remote.refused.title', { params: { label } });
      await expect(portal.heading).toHaveText(title, { timeout: 3_000 });
    }).toPass();
    await expect(portal.main).toContainText(text('shell', 'remote.refused.contract_mismatch'));
    await expect.poll(() => ownPortal.log).toContain('version 2 of the remote contract');
    await portal.open('/rankings');
    await expect(portal.main.getByRole('table')).toBeVisible();
  });
  await ownPortal.succeed('retire', 'remote-sixth');
  // The portal sees it a moment later; the next spec counts the remotes.
  await expect.poll(() => ownPortal.versions()).not.toHaveProperty('remote-sixth');
});

test('a remote built against another React of the same major runs on the one copy in the page; one of React 18 is refused @long', async ({
  page,
  ownPortal,
  guard,
}) => {
  guard.allow(/503/);
  const portal = new PortalPage(page);

  await test.step('the same major runs', async () => {
    await ownPortal.succeed('release', await buildFixture('remote-older-react'));
    await expect(async () => portal.open('/older')).toPass();
    await portal.main.getByRole('button').click();
    await expect(portal.main.getByRole('button')).toHaveText('Count 1');
    await expect(page.locator('#react-version')).toHaveText(/^19\.3\./);
  });

  await test.step('React 18 is refused, on its page and in the log', async () => {
    const folder = await buildFixture('remote-older-react', { FIXTURE_REACT_RANGE: '^18.2.0' });
    const refused = await ownPortal.command('release', folder);
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain('it needs react ^18.2.0');
    await ownPortal.succeed('release', folder, '--allow-mismatch');
    await expect(async () => {
      await page.goto('/older');
      const title = text('shell', 'remote.refused.title', { params: { label: 'Older' } });
      await expect(portal.heading).toHaveText(title, { timeout: 3_000 });
    }).toPass();
    await expect(portal.main).toContainText(text('shell', 'remote.refused.shared_mismatch'));
    await expect.poll(() => ownPortal.log).toContain('react ^18.2.0');
  });
  await ownPortal.succeed('retire', 'remote-older-react');
});
