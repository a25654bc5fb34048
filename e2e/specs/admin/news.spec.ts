import { randomInt } from 'node:crypto';
import ICAL from 'ical.js';
import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string) => text('mfe-admin', `news.${key}`);

/** A title that no other journey has. */
const TITLE = `Feast of the ${randomInt(1_000_000)} soups`;

/** A time as the server's clock shows it; in an hour is earlier than the demo world's events. */
function momentIn(hours: number, zone: string): string {
  const at = new Date(Date.now() + hours * 3_600_000);
  return at.toLocaleString('sv', { timeZone: zone }).slice(0, 16).replace(' ', 'T');
}

test(
  'the owner writes an event, and players find it on the home page, in the feed and in the calendar, until it is removed',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    const portal = new PortalPage(page);
    const { main } = portal;
    await signIn(page, 'demowebadm');

    await test.step('the desk shows the text as players will read it, and keeps it over a reload', async () => {
      await portal.open('/admin/news?open=new');
      await main.getByRole('textbox', { name: words('column.title') }).fill(TITLE);
      await main
        .getByRole('textbox', { name: words('editor.body') })
        .fill('Bring a **spoon**. <b>No</b> forks.');
      await expect(main.locator('strong').filter({ hasText: 'spoon' })).toBeVisible();
      await expect(main.getByText('<b>No</b> forks.').last()).toBeVisible();
      await page.reload();
      await expect(main.getByText(words('editor.restored'))).toBeVisible();
      await expect(main.getByRole('textbox', { name: words('column.title') })).toHaveValue(TITLE);
      await expectPageAccessibleInFullSuite(page);
    });

    await test.step('what is missing is marked; then it is published', async () => {
      const save = main.getByRole('button', { name: words('editor.save.now'), exact: true });
      await main.getByRole('radio', { name: words('kind.event') }).check();
      await main.getByRole('radio', { name: words('publishing.now') }).check();
      await save.click();
      await expect(main.getByText(words('issue.moment'))).toHaveCount(2);
      const moments = main.locator('input[type="datetime-local"]');
      const label = await main.getByText(/^Starts, by /).textContent();
      const zone = (label ?? '').replace(/^Starts, by /, '');
      await moments.first().fill(momentIn(1, zone));
      await moments.last().fill(momentIn(2, zone));
      await save.click();
      await expect(main.getByRole('link', { name: TITLE })).toBeVisible();
    });

    await test.step('it is the next event on the home page, with a page of its own', async () => {
      await portal.open('/');
      const news = page.getByRole('region', { name: text('mfe-public', 'home.news.title') });
      await news.scrollIntoViewIfNeeded();
      await news.getByRole('link', { name: TITLE }).click();
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      await expect(page).toHaveURL(/\/news\/\d+-feast-of-the-\d+-soups$/);
      await expect(main.locator('strong').filter({ hasText: 'spoon' })).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
      const served = await (await page.request.get(page.url())).text();
      expect(served).toContain('"@type":"Event"');
      expect(served).toMatch(/<meta property="og:image" content="[^"]*\/cards\/news\/\d+\.png">/);
    });

    await test.step('feed and calendar tell of it', async () => {
      const feed = await page.request.get('/api/news/news.atom');
      expect(await feed.text()).toContain(TITLE);
      const file = await page.request.get('/api/news/events.ics');
      const entries = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent');
      expect(entries.map((entry) => new ICAL.Event(entry).summary)).toContain(TITLE);
    });

    await test.step('removed, it is gone for players', async () => {
      const address = page.url();
      await portal.open('/admin/news');
      const row = main.getByRole('row').filter({ hasText: TITLE });
      await row.getByRole('button', { name: words('remove.action') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('remove.action') })
        .click();
      await expect(row.getByText(words('state.removed'))).toBeVisible();
      // Pages are cached for a second.
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
    });
  },
);
