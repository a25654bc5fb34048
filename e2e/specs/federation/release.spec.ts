import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteCopy } from '../../core/remote-copy.js';
import { expect, portalTest as test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const BEFORE = text('mfe-market', 'stores.title');

test.describe.configure({ mode: 'serial' });

// The last test takes away what a rollback would need.
test.use({ portalOf: 'release' });

let copy: RemoteCopy;

test.beforeAll(async () => {
  copy = await RemoteCopy.of('mfe-market');
});

test.afterAll(async () => {
  await copy.remove();
});

async function activeVersions(portal: { url: string }): Promise<Record<string, string>> {
  const registry = (await (await fetch(`${portal.url}/remotes.json`)).json()) as {
    remotes: { name: string; version: string }[];
  };
  return Object.fromEntries(registry.remotes.map(({ name, version }) => [name, version]));
}

/** What a portal that runs as another user than the command could not read. */
async function unreadableByOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const modes = await Promise.all(entries.map(async (entry) => (await lstat(join(folder, entry))).mode));
  return entries.filter((_, index) => ((modes[index] ?? 0) & 0o004) === 0);
}

test('a released text shows after a reload, a rollback brings the old one back, both survive a restart', async ({
  page,
  ownPortal,
}) => {
  test.setTimeout(180_000);
  const portal = new PortalPage(page);
  await portal.open('/market');
  await expect(portal.heading).toHaveText(BEFORE);
  const versions = await activeVersions(ownPortal);

  await copy.changeText('en', 'stores.title', 'Bazaar of the Moon');
  await ownPortal.succeed('release', copy.folder);
  await expect(async () => {
    await portal.open('/market');
    await expect(portal.heading).toHaveText('Bazaar of the Moon', { timeout: 3_000 });
  }).toPass();
  const released = await activeVersions(ownPortal);
  expect(await unreadableByOthers(join(ownPortal.home, 'releases'))).toEqual([]);
  expect({ ...released, 'mfe-market': '' }).toEqual({ ...versions, 'mfe-market': '' });
  expect(released['mfe-market']).not.toBe(versions['mfe-market']);

  await ownPortal.restart();
  await portal.open('/market');
  await expect(portal.heading).toHaveText('Bazaar of the Moon');

  await ownPortal.succeed('rollback', 'mfe-market');
  await expect(async () => {
    await portal.open('/market');
    await expect(portal.heading).toHaveText(BEFORE, { timeout: 3_000 });
  }).toPass();
  await ownPortal.restart();
  await portal.open('/market');
  await expect(portal.heading).toHaveText(BEFORE);
  expect(await activeVersions(ownPortal)).toEqual(versions);
});

test('a deploy while a tab is open arrives at the next navigation', async ({ page, ownPortal }) => {
  test.setTimeout(180_000);
  const portal = new PortalPage(page);
  await portal.open('/market');
  await copy.changeText('en', 'stores.title', 'Bazaar of the Sun');
  await ownPortal.succeed('release', copy.folder);
  await expect(async () => {
    await portal.follow(navigationLabel('mfe-public', '/rankings'));
    await expect(page).toHaveURL(/\/rankings$/);
    await portal.follow(navigationLabel('mfe-market', '/market'));
    await expect(portal.heading).toHaveText('Bazaar of the Sun', { timeout: 5_000 });
  }).toPass();
});

test('a tab whose chunks are gone from the server goes on with the new release by itself', async ({
  page,
  ownPortal,
  guard,
}) => {
  test.setTimeout(180_000);
  guard.allow(/404/, /Loading (?:CSS )?chunk|ChunkLoadError|RemoteLoadError|mfe_market/i);
  const portal = new PortalPage(page);
  await portal.open('/market');
  const before = (await activeVersions(ownPortal))['mfe-market'] ?? '';
  await copy.changeText('en', 'stores.title', 'Bazaar of the Stars');
  await ownPortal.succeed('release', copy.folder);
  await expect.poll(async () => (await activeVersions(ownPortal))['mfe-market']).not.toBe(before);
  await rm(join(ownPortal.home, 'releases/mfe-market', before), { recursive: true });
  expect(await readdir(join(ownPortal.home, 'releases/mfe-market'))).not.toContain(before);

  await portal.main
    .getByRole('link', { name: text('mfe-market', 'store.visit') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/market\/\d+$/);
  await expect(
    portal.main.getByRole('region', { name: text('mfe-market', 'store.stock.title') }),
  ).toBeVisible();
});
