import { signIn } from '../../core/sign-in.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { expect, test } from '../../core/test.js';
import { VotePanel } from '../../pages/vote-panel.js';

const STATUS = '**/api/voting/status';

interface Status {
  dayEndsAt: number;
  sites: object[];
}

/** Two hours slow, as a phone whose clock nobody has set. */
const WRONG_CLOCK_MS = -2 * 3_600_000;
const DAY_MS = 86_400_000;

test(
  'the day ends on the server, whatever time the reader has, and the votes of the next one are there',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install({ time: Date.now() + WRONG_CLOCK_MS });
    let isNextDay = false;
    await page.route(STATUS, async (route) => {
      const response = await route.fetch();
      const status = (await response.json()) as Status;
      const sites = status.sites.map((site) => ({ ...site, nextVoteAt: null, vote: null }));
      const { dayEndsAt } = status;
      const day = isNextDay
        ? { now: dayEndsAt + 1000, dayEndsAt: dayEndsAt + DAY_MS, todayVotes: 0, canVoteToday: true }
        : { now: dayEndsAt - 90_000, todayVotes: 3, canVoteToday: false };
      await route.fulfill({ response, json: { ...status, ...day, sites } });
    });
    await signIn(page, 'demowebadm');
    const votes = new VotePanel(page);
    await votes.openDashboard();
    await votes.expectVotes(3);
    await expect(votes.site('Starlist')).toContainText(/0:01:\d\d/);
    await page.clock.fastForward(60_000);
    await expect(votes.site('Starlist')).toContainText(/0:00:\d\d/);
    isNextDay = true;
    await page.clock.fastForward(35_000);
    await votes.expectVotes(0);
    await expect(votes.voteButton('Starlist')).toBeVisible();
  },
);

test('nothing moves as the status comes, late and early @long', { tag: '@phone' }, async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(STATUS, async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, 'demowebadm');
  const shifts = await watchLayoutShifts(page);
  const votes = new VotePanel(page);
  await votes.openDashboard();
  await votes.panel.scrollIntoViewIfNeeded();
  await expect(votes.panel.locator('[aria-busy]')).toHaveCount(1);
  release();
  await expect(votes.panel.getByText(/ VP$/).first()).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
});
