import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { RemoteCopy } from '../../core/remote-copy.js';
import { signIn } from '../../core/sign-in.js';
import { expect, portalTest as test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const BEFORE = text('mfe-market', 'stores.meta.title');
const REMOTES = ['mfe-public', 'mfe-database', 'mfe-market', 'mfe-dashboard', 'mfe-admin'];

/** Files that a portal of another user than the command's could not read. */
async function unreadableByOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const modes = await Promise.all(entries.map(async (entry) => (await lstat(join(folder, entry))).mode));
  return entries.filter((_, index) => ((modes[index] ?? 0) & 0o004) === 0);
}

test('a released text comes with the next navigation, a rollback brings the old one back, and its link previews it', async ({
  page,
  ownPortal,
  browser,
}) => {
  const portal = new PortalPage(page);
  const market = await RemoteCopy.of('mfe-market');
  const versions = await ownPortal.versions();

  await test.step('an open tab has it at its next navigation', async () => {
    await portal.open('/market');
    await expect(portal.heading).toHaveText(BEFORE);
    await market.changeText('en', 'stores.meta.title', 'Bazaar of the Moon');
    await ownPortal.succeed('release', market.folder);
    await expect(async () => {
      await portal.follow(navigationLabel('mfe-public', '/rankings'));
      await expect(page).toHaveURL(/\/rankings$/);
      await portal.follow(navigationLabel('mfe-market', '/market'));
      await expect(portal.heading).toHaveText('Bazaar of the Moon', { timeout: 3_000 });
    }).toPass();
  });

  const version =
    await test.step('it is of its remote alone, and its files are for everyone to read', async () => {
      const released = await ownPortal.versions();
      expect({ ...released, 'mfe-market': '' }).toEqual({ ...versions, 'mfe-market': '' });
      expect(released['mfe-market']).not.toBe(versions['mfe-market']);
      // Servers that only deliver files need no list of live versions.
      expect(await unreadableByOthers(join(ownPortal.home, 'releases'))).toEqual(['in-service.json']);
      return released['mfe-market'] ?? '';
    });

  await test.step('a rollback is there after a reload', async () => {
    await ownPortal.succeed('rollback', 'mfe-market');
    await expect(async () => {
      await portal.open('/market');
      await expect(portal.heading).toHaveText(BEFORE, { timeout: 1_000 });
    }).toPass();
    expect(await ownPortal.versions()).toEqual(versions);
  });

  await test.step('its link shows it to visitors with the link, and a click leads back', async () => {
    const link = new URL((await ownPortal.succeed('preview', 'mfe-market', version)).trim());
    const banner = page.getByRole('complementary', { name: text('shell', 'preview.label') });
    await portal.open(link.pathname + link.search);
    await expect(page).toHaveURL(`${ownPortal.url}/market`);
    await expect(portal.heading).toHaveText('Bazaar of the Moon');
    // The banner joins the hyphen to the next characters, so only the part after it is compared.
    await expect(banner).toContainText(version.slice(version.indexOf('-') + 1));
    await portal.follow(navigationLabel('mfe-public', '/rankings'));
    await portal.follow(navigationLabel('mfe-market', '/market'));
    await expect(portal.heading).toHaveText('Bazaar of the Moon');

    const other = await browser.newContext();
    const others = await other.newPage();
    await others.goto(`${ownPortal.url}/market`);
    await expect(others.getByRole('heading', { level: 1 })).toHaveText(BEFORE);
    await other.close();

    await banner.getByRole('link').click();
    await expect(portal.heading).toHaveText(BEFORE);
    await expect(banner).toHaveCount(0);
  });
  await market.remove();
});

test('a canary is for its share of the visitors, whose browsers report it', async ({ page, ownPortal }) => {
  const title = 'Bazaar of the Reef';
  const portal = new PortalPage(page);
  const market = await RemoteCopy.of('mfe-market');
  await market.changeText('en', 'stores.meta.title', title);
  await ownPortal.succeed('release', market.folder, '--canary', '50');
  const { 'mfe-market': live } = await ownPortal.versions();

  /** Cookie of a visitor whose first page had this heading. */
  const cookieOf = async (heading: string) => {
    let cookie = '';
    await expect(async () => {
      const answer = await fetch(`${ownPortal.url}/market`);
      const [drawn = ''] = answer.headers.getSetCookie();
      expect(drawn).toMatch(/^portico-canary=\d+\.\w{8};/);
      expect(await answer.text()).toContain(`${heading}</h1>`);
      cookie = /=([^;]*)/.exec(drawn)?.[1] ?? '';
    }).toPass();
    return { name: 'portico-canary', value: cookie, url: ownPortal.url };
  };
  await page.context().addCookies([await cookieOf(BEFORE)]);
  await portal.open('/market');
  await expect(portal.heading).toHaveText(BEFORE);

  await page.context().addCookies([await cookieOf(title)]);
  await portal.open('/market');
  await expect(portal.heading).toHaveText(title);
  await expect(async () => {
    const reported = page.waitForRequest('**/api/page-views', { timeout: 1_000 });
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const report = await reported;
    expect(report.postDataJSON()).toMatchObject({ remote: 'mfe-market', lcp: expect.any(Number) });
    expect(report.postDataJSON().version).not.toBe(live);
    expect((await report.response())?.status()).toBe(204);
  }).toPass();
  await portal.follow(navigationLabel('mfe-public', '/rankings'));
  await portal.follow(navigationLabel('mfe-market', '/market'));
  await expect(portal.heading).toHaveText(title);

  await ownPortal.succeed('canary', 'stop', 'mfe-market');
  await expect(async () => {
    await portal.open('/market');
    await expect(portal.heading).toHaveText(BEFORE, { timeout: 1_000 });
  }).toPass();
  await market.remove();
});

test('a tab whose chunks are gone from the server goes on with the new release by itself @long', async ({
  page,
  ownPortal,
  guard,
}) => {
  guard.allow(/404/, /Loading (?:CSS )?chunk|ChunkLoadError|RemoteLoadError|mfe_market/i);
  const portal = new PortalPage(page);
  const copy = await RemoteCopy.of('mfe-market');
  const released = async (title: string) => {
    await copy.changeText('en', 'stores.meta.title', title);
    await ownPortal.succeed('release', copy.folder);
    await expect(async () => {
      await portal.open('/market');
      await expect(portal.heading).toHaveText(title, { timeout: 1_000 });
    }).toPass();
    return (await ownPortal.versions())['mfe-market'] ?? '';
  };
  const before = await released('Bazaar of the Sun');
  await copy.changeText('en', 'stores.meta.title', 'Bazaar of the Stars');
  await ownPortal.succeed('release', copy.folder);
  await expect.poll(async () => (await ownPortal.versions())['mfe-market']).not.toBe(before);
  await rm(join(ownPortal.home, 'releases/mfe-market', before), { recursive: true });

  const store = portal.main.getByRole('link', { name: text('mfe-market', 'seller.visit') }).first();
  await store.click();
  await expect(page).toHaveURL(/\/market\/\d+$/);
  const stock = portal.main.getByRole('region', { name: text('mfe-market', 'store.stock.title') });
  await expect(stock).toBeVisible();

  await copy.changeText('en', 'stores.meta.title', BEFORE);
  await ownPortal.succeed('release', copy.folder);
  await copy.remove();
});

test('a web admin sees all remotes on the board, and rolls back the one that the board itself is of @long', async ({
  page,
  ownPortal,
}) => {
  const remote = 'mfe-admin';
  const words = (key: string) => text(remote, key);
  const reason = 'The sign has another name';
  const after = 'Deeds of the Comet';
  const copy = await RemoteCopy.of(remote);
  const portal = new PortalPage(page);
  const history = portal.main.getByRole('region', { name: remote });
  const versions = history.locator('tbody').getByRole('row');
  const dialog = page.getByRole('dialog');
  const board = portal.main.getByRole('table').first();

  await test.step('each is there, with its version, and well', async () => {
    await copy.changeText('en', 'releases.title', after);
    await ownPortal.succeed('release', copy.folder);
    await signIn(page, 'demowebadm');
    await expect(async () => {
      await portal.open('/admin/releases');
      await expect(portal.heading).toHaveText(after, { timeout: 1_000 });
    }).toPass();
    for (const name of REMOTES) {
      const row = board.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText(words('releases.health.ok'));
      await expect(row).toContainText(/\d+\.\d+\.\d+-[0-9a-f]{8}/);
    }
  });

  const previous = await test.step('one opens its history', async () => {
    await portal.main.getByRole('link', { name: remote, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`remote=${remote}`));
    await expect(versions).toHaveCount(2);
    await expectPageAccessibleInFullSuite(page);
    return (await versions.nth(1).locator('code').textContent()) ?? '';
  });

  await test.step('it is rolled back with a reason', async () => {
    await versions
      .nth(1)
      .getByRole('button', { name: words('releases.rollback.button') })
      .click();
    await expect(dialog).toContainText(previous);
    const confirm = dialog.getByRole('button', { name: words('releases.rollback.confirm'), exact: true });
    await confirm.click();
    await expect(dialog).toContainText(words('reason.missing'));
    await dialog.getByLabel(words('reason.label')).fill(reason);
    await confirm.click();
    await expect(dialog).toContainText(words('releases.rollback.done'));
    await expectOpenedAccessible(page);
    await dialog
      .getByRole('button', { name: portal.shellText('kit.close') })
      .last()
      .click();
  });

  await test.step('the page goes on as it was, and shows what is in service now', async () => {
    await expect(board.getByRole('row', { name: remote })).toContainText(previous);
    await expect(versions.first()).toContainText(previous);
    await expect(history).toContainText(reason);
    await expect(history).toContainText('demowebadm');
    await portal.open('/admin/releases');
    await expect(portal.heading).toHaveText(words('releases.title'));
  });
  await copy.remove();
});
