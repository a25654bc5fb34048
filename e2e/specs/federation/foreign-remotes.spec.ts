import { buildFixture, RemoteCopy } from '../../core/remote-copy.js';
import { expect, portalTest as test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

test.describe.configure({ mode: 'serial' });

const label = 'Sixth';

test('a sixth remote is dropped in and appears in navigation and routing; the shell has never heard of it', async ({
  page,
  ownPortal,
}) => {
  test.setTimeout(180_000);
  const portal = new PortalPage(page);
  await portal.open('/');
  await expect(await portal.entry(label)).toHaveCount(0);
  await ownPortal.succeed('release', await buildFixture('remote-sixth'));
  await expect(async () => {
    await portal.open('/');
    await expect(await portal.entry(label)).toBeVisible({
      timeout: 3_000,
    });
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

test('a path that belongs to another remote is refused', async ({ ownPortal }) => {
  const copy = await RemoteCopy.of('e2e/fixtures/remote-sixth');
  await copy.changePortal((portal) =>
    Object.assign(portal, { name: 'remote-thief', namespace: 'remote-thief', paths: ['/sixth', '/market'] }),
  );
  const { code, output } = await ownPortal.command('release', copy.folder);
  await copy.remove();
  expect(code).not.toBe(0);
  expect(output).toContain('/market belongs to mfe-market');
});

test('a remote built against another React of the same major runs on the one copy in the page', async ({
  page,
  ownPortal,
}) => {
  test.setTimeout(180_000);
  await ownPortal.succeed('release', await buildFixture('remote-older-react'));
  const portal = new PortalPage(page);
  await expect(async () => portal.open('/older')).toPass();
  await portal.main.getByRole('button').click();
  await expect(portal.main.getByRole('button')).toHaveText('Count 1');
  await expect(page.locator('#react-version')).toHaveText(/^19\.3\./);
});

test('a remote that requires React 18 is refused, on its page and in the log', async ({
  page,
  ownPortal,
  guard,
}) => {
  guard.allow(/503/);
  test.setTimeout(180_000);
  const folder = await buildFixture('remote-older-react', { FIXTURE_REACT_RANGE: '^18.2.0' });
  const refused = await ownPortal.command('release', folder);
  expect(refused.code).not.toBe(0);
  expect(refused.output).toContain('it needs react ^18.2.0');

  await ownPortal.succeed('release', folder, '--allow-mismatch');
  const portal = new PortalPage(page);
  await expect(async () => {
    await page.goto('/older');
    await expect(portal.heading).toHaveText(
      text('shell', 'remote.refused.title', { params: { label: 'Older' } }),
      { timeout: 3_000 },
    );
  }).toPass();
  await expect(portal.main).toContainText(text('shell', 'remote.refused.shared_mismatch'));
  await expect.poll(() => ownPortal.log).toContain('react ^18.2.0');
});

test('a remote of another major of the contract is refused, on its page and in the log', async ({
  page,
  ownPortal,
  guard,
}) => {
  test.setTimeout(180_000);
  guard.allow(/503/);
  const copy = await RemoteCopy.of('e2e/fixtures/remote-sixth');
  await copy.changePortal((portal) => Object.assign(portal, { contract: 2 }));
  const refused = await ownPortal.command('release', copy.folder);
  expect(refused.code).not.toBe(0);
  expect(refused.output).toContain('version 2 of the remote contract');

  await ownPortal.succeed('release', copy.folder, '--allow-mismatch');
  await copy.remove();
  const portal = new PortalPage(page);
  await expect(async () => {
    await page.goto('/sixth');
    await expect(portal.heading).toHaveText(text('shell', 'remote.refused.title', { params: { label } }), {
      timeout: 3_000,
    });
  }).toPass();
  await expect(portal.main).toContainText(text('shell', 'remote.refused.contract_mismatch'));
  await expect.poll(() => ownPortal.log).toContain('version 2 of the remote contract');
  await portal.open('/rankings');
  await expect(portal.main.getByRole('table')).toBeVisible();
});
