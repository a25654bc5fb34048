import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { PortalPage } from '../../pages/portal-page.js';

test.use({ serviceWorkers: 'allow' });

/** A forum with a strict policy on another origin. It allows only what docs/embeds.md lists. */
async function startForum(portal: string | undefined, links: string): Promise<Server> {
  const policy = `default-src 'none'; script-src ${portal}; connect-src ${portal}; img-src ${portal}`;
  const html = `<!doctype html><html lang="en"><title>Forum</title><body><p>${links}</p>
    <script async src="${portal}/embed.js"></script></body></html>`;
  const server = createServer((request, response) => {
    const isPage = request.url === '/thread';
    response.writeHead(isPage ? 200 : 204, {
      'content-type': 'text/html',
      'content-security-policy': policy,
    });
    response.end(isPage ? html : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('a link in a forum shows its card', { tag: '@once' }, async ({ page, guard, baseURL }) => {
  guard.allow(/9999999|404/);
  const answer = await page.request.get('/api/itemdatabase/popular-items?limit=1');
  const [{ id, name }] = (await answer.json()) as [{ id: number; name: string }];
  const links = `<a href="${baseURL}/he/item/${id}">one</a> <a href="${baseURL}/item/9999999">two</a>`;
  const forum = await startForum(baseURL, links);
  const script = page.waitForResponse(/embed\.js$/);
  await page.goto(`http://127.0.0.1:${(forum.address() as AddressInfo).port}/thread`);
  expect((await (await script).request().sizes()).responseBodySize).toBeLessThan(10_000);
  const card = page.getByRole('tooltip').locator('.card');

  await page.getByText('one').hover();
  await expect(card).toContainText(name);
  await expect(card).toContainText('פריט');
  await expect(card).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  await page.keyboard.press('Tab');
  await expect(card).toContainText(name);
  await expect(page.getByText('one')).toHaveAccessibleDescription(new RegExp(name));
  const unknown = page.waitForResponse(/cards\/item\/9999999$/);
  await page.keyboard.press('Tab');
  await expect(card).toBeHidden();
  expect((await unknown).status()).toBe(404);
  expect(await page.context().cookies()).toEqual([]);
  forum.close();
});

test(
  'what was read last can be read without a network',
  { tag: '@once' },
  async ({ page, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const portal = new PortalPage(page, 'he');
    const saved = portal.shellText('offline.saved', { ago: '' }).trim().slice(0, 10);
    const line = page.getByRole('status').filter({ hasText: saved });
    await signIn(page, 'demoplayer');
    await portal.open('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The very first page loaded before the worker, and is stored too.
    const isKept = () =>
      caches.match(location.href, { ignoreVary: true }).then((document) => document !== undefined);
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    // A call that bypasses the worker.
    expect(await page.evaluate(() => fetch('/api/rankings').then(({ status }) => status))).toBe(200);
    await portal.open('/rankings');
    const first = (await page.getByRole('row').nth(1).innerText()).split('\n');
    await portal.open('/dashboard');
    const own = page
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .locator('bdi')
      .first();
    const name = await own.innerText();

    await context.setOffline(true);
    await portal.open('/');
    await portal.open('/rankings');
    await expect(page.getByRole('row').nth(1)).toContainText(first[0] ?? '');
    await expect(line).toBeVisible();
    await page.goto(portal.address('/dashboard'));
    await expect(portal.main.getByText(name, { exact: true })).toBeVisible();

    await context.setOffline(false);
    await expect(line).toBeHidden();
  },
);
