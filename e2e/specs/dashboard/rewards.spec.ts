import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { registerAccount } from '../../core/accounts.js';
import { signIn } from '../../core/sign-in.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { playerTest } from '../../core/player.js';
import { stubPushManager } from '../../core/push-stub.js';
import { expect, test } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { RewardsPage } from '../../pages/rewards-page.js';

for (const { language, width } of journeyIn('ja', 'desktop')) {
  playerTest(
    `rewards are seen, and kept as a calendar, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page, player }) => {
      const shifts = await watchLayoutShifts(page);
      const rewards = new RewardsPage(page, language);

      await playerTest.step('every window says where the account stands, and none moves', async () => {
        await rewards.open('/dashboard/rewards');
        await expect(rewards.window('cycle').getByRole('listitem')).toHaveCount(14);
        await expect(rewards.window('cycle').locator('[aria-current="date"]')).toHaveCount(1);
        await expect(rewards.window('week').getByRole('listitem')).toHaveCount(7);
        await expect(rewards.window('milestone')).toContainText(rewards.text('milestone.allWeeks'));
        expect(await shifts(), player.username).toBeLessThan(0.01);
        await expectPageAccessibleInFullSuite(page);
        await rewards.window('streak').getByText(rewards.text('streak.list')).click();
        await expect(rewards.window('streak').locator('time').first()).toBeVisible();
      });

      await playerTest.step('the calendar has each site and the end of the week', async () => {
        const downloading = page.waitForEvent('download');
        await rewards.saveCalendar.click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe('reminders.ics');
        const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
        const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
        expect(events.map(({ uid }) => uid.split('@')[0])).toEqual([
          'vote-lantern',
          'vote-harbor',
          'vote-starlist',
          'weekly-bonus',
        ]);
        const week = events.at(-1);
        expect(week?.summary).toBe(rewards.text('reminders.file.week'));
        // Midnight in Tokyo, after a Saturday.
        expect(week?.endDate.toJSDate().toISOString()).toMatch(/T15:00:00\.000Z$/);
        expect(week?.endDate.toJSDate().getUTCDay()).toBe(6);
      });
    },
  );
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const { language, width } of journeyIn('he', 'phone')) {
    test(
      `a browser is reminded from when its switch is pressed until it is pressed again, in ${language}, ${width}`,
      { tag: `@${width}` },
      async ({ page }) => {
        await signIn(page, await registerAccount(page.request));
        const endpoint = await stubPushManager(page);
        const rewards = new RewardsPage(page, language);
        await rewards.open('/dashboard/rewards');
        await expect(rewards.window('streak')).toContainText(rewards.text('streak.start'));
        await expect(rewards.switch).not.toBeChecked();

        const adding = page.waitForResponse(
          (answer) => answer.url().endsWith('/api/voting/reminders') && answer.request().method() === 'POST',
        );
        await rewards.switch.click();
        const { browserIds } = (await (await adding).json()) as { browserIds: string[] };
        expect(browserIds).toEqual([createHash('sha256').update(endpoint).digest('hex')]);
        await expect(rewards.switch).toBeChecked();
        expect(await workers(page)).toEqual(['/reminders-worker.js']);
        await expectPageAccessibleInFullSuite(page);

        await page.reload();
        await expect(rewards.switch).toBeChecked();
        await rewards.switch.click();
        await expect(rewards.switch).not.toBeChecked();
        // The worker also stores pages, so it stays registered.
        expect(await workers(page)).toEqual(['/reminders-worker.js']);
      },
    );
  }
});

/** Scripts of the service workers that the browser has for the portal. */
function workers(page: RewardsPage['page']): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => new URL(active?.scriptURL ?? 'about:blank').pathname);
  });
}
