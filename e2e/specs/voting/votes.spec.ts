import type { Page } from '@playwright/test';
import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { forgetSession, signIn } from '../../core/sign-in.js';
import { holdClock, passDeadline } from '../../core/deadline.js';
import { Player } from '../../core/player.js';
import { expect, portalTest as test } from '../../core/test.js';
import { DoorPage } from '../../pages/door-page.js';
import { openedBy, PublicVotePanel, VotePanel } from '../../pages/vote-panel.js';

/** Votes of a day can be used once, so the journey has a world of its own. */
const VOTER = { language: 'he', username: 'demoplayer' } as const;

const [LANTERN, HARBOR, STARLIST] = ['Lantern Toplist', 'Harbor 100', 'Starlist'] as const;

/** How long the portal asks for a vote that never arrives. */
const POLLED_MS = 130_000;

test('three votes of a day: by name, on the dashboard, and after the page was closed', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/409/);
  const { language, username } = VOTER;
  await holdClock(page);
  await test.step('by name, beside the login', () => voteByName(page, VOTER));

  const player = new Player(username, page.request, await signIn(page, username));
  const before = await player.account();
  const votes = new VotePanel(page, language);
  await test.step('on the dashboard, with what it earns', async () => {
    await votes.openDashboard();
    await votes.expectVotes(1);
    await expectPageAccessibleInFullSuite(page);
    await voteOnDashboard(votes);
    await votes.expectBalance('nxCredit', before.nxCredit + 2000);
    await votes.expectBalance('votePoints', before.votePoints + 1);
  });

  await test.step('after the page was closed, once it had stopped to wait for the vote', async () => {
    const tab = await votes.openSite(STARLIST);
    // A status request in flight when the clock jumps would time out.
    await expect(votes.message).toHaveText(votes.text('vote.message.waiting', { site: STARLIST }));
    await passTime(page, POLLED_MS);
    const checkAgain = votes.panel.getByRole('button', { name: votes.text('vote.message.checkAgain') });
    await checkAgain.click();
    await expect(checkAgain).toBeEnabled();
    await expect(votes.steps(STARLIST).nth(1)).toHaveAttribute('aria-current', 'step');
    await expectPageAccessibleInFullSuite(page);
    await page.close();
    await tab.vote();
  });

  const next = await context.newPage();
  await test.step('then the day is used up, on the dashboard and by name', async () => {
    await expectUsedUp(new VotePanel(next, language));
    await refuseByName(next, VOTER);
  });
});

/** Moves the time of the page and of the server's answers to it. */
async function passTime(page: Page, ms: number): Promise<void> {
  await page.route('**/api/voting/status', async (route) => {
    const response = await route.fetch();
    const status = (await response.json()) as { now: number };
    await route.fulfill({ response, json: { ...status, now: status.now + ms } });
  });
  await page.clock.fastForward(ms);
}

type Voter = typeof VOTER;

async function voteByName(page: Page, { language, username }: Voter): Promise<void> {
  const door = new DoorPage(page, language);
  await door.open('/login');
  const panel = new PublicVotePanel(page, language);
  await panel.submit.click();
  const missing = door.shellText('errors.voting.username_required');
  await expect(panel.username).toHaveAccessibleDescription(missing);
  await expect(panel.username).toBeFocused();
  await expectPageAccessibleInFullSuite(page);
  await panel.username.fill(username);
  await panel.site.selectOption('harbor');
  const tab = await openedBy(page, panel.submit);
  await expect(panel.message).toContainText(panel.text('publicVote.waiting'));
  await tab.vote();
  await tab.page.close();
  const success = panel.text('publicVote.success');
  await passDeadline(page, (limit) => expect(panel.message).toHaveText(success, limit));
  await expectPageAccessibleInFullSuite(page);
  // The login's fields have names of their own.
  await expect(door.field('form.username')).toHaveValue('');
}

async function voteOnDashboard(votes: VotePanel): Promise<void> {
  const tab = await votes.openSite(LANTERN);
  expect(await tab.page.evaluate(() => window.opener === null)).toBe(true);
  await expect(votes.message).toHaveText(votes.text('vote.message.waiting', { site: LANTERN }));
  await tab.vote();
  await tab.page.close();
  const earnings = votes.text('vote.earns.both', { nx: votes.number(2000), points: '1' });
  await expect(votes.message).toHaveText(votes.text('vote.message.thanks', { earnings }));
  await votes.expectVotes(2);
  await expect(votes.steps(LANTERN).filter({ hasText: votes.text('vote.steps.done') })).toHaveCount(4);
  await expect(votes.voteButton(LANTERN)).toHaveCount(0);
  await expectPageAccessibleInFullSuite(votes.page);
}

async function expectUsedUp(votes: VotePanel): Promise<void> {
  await votes.openDashboard();
  await votes.expectVotes(3);
  await expect(votes.message).toHaveText(
    votes.shellText('errors.voting.day_limit', { count: '3', max: '3' }),
  );
  await expect(votes.steps(STARLIST).filter({ hasText: votes.text('vote.steps.done') })).toHaveCount(4);
  for (const site of [LANTERN, HARBOR, STARLIST]) await expect(votes.voteButton(site)).toHaveCount(0);
  await expectPageAccessibleInFullSuite(votes.page);
  await forgetSession(votes.page);
}

/** The panel beside the login shows the same message. */
async function refuseByName(page: Page, { language, username }: Voter): Promise<void> {
  const door = new DoorPage(page, language);
  await door.open('/login');
  const panel = new PublicVotePanel(page, language);
  await panel.username.fill(username);
  await panel.submit.click();
  const limit = door.shellText('errors.voting.day_limit', { count: '3', max: '3' });
  await expect(panel.message).toHaveText(limit);
  await expectPageAccessibleInFullSuite(page);
}
