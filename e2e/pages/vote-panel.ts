import type { Locator, Page } from '@playwright/test';
import { expect } from '../core/test.js';
import { text, type Language } from '../core/texts.js';
import { DashboardPage } from './dashboard-page.js';

/** The page of a vote site of the demo world, in the tab that the portal opened. */
export class VoteSiteTab {
  constructor(readonly page: Page) {}

  /** Votes; the site reports it immediately. */
  async vote(): Promise<void> {
    await this.page.locator('form button').click();
    await this.page.waitForLoadState();
  }
}

/** The voting panel of the overview. */
export class VotePanel extends DashboardPage {
  get panel(): Locator {
    return this.main.getByRole('region', { name: this.text('vote.title'), exact: true });
  }

  get message(): Locator {
    return this.panel.getByRole('status');
  }

  site(name: string): Locator {
    return this.panel
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  steps(name: string): Locator {
    return this.site(name).getByRole('listitem');
  }

  voteButton(name: string): Locator {
    return this.panel.getByRole('button', { name: `${this.text('vote.button')}: ${name}`, exact: true });
  }

  async expectVotes(votes: number): Promise<void> {
    const count = this.text('vote.todayOf', { votes: String(votes), max: '3' });
    await expect(this.panel.getByText(count, { exact: true })).toBeVisible();
  }

  /** Begins a vote, or continues one that is open. */
  async openSite(name: string): Promise<VoteSiteTab> {
    const again = this.panel.getByRole('button', {
      name: `${this.text('vote.openAgain')}: ${name}`,
      exact: true,
    });
    return openedBy(this.page, this.voteButton(name).or(again));
  }
}

/** The tab that a press opens, once it shows the site. */
export async function openedBy(page: Page, button: Locator): Promise<VoteSiteTab> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await tab.waitForURL(/\/demo\/vote\//);
  return new VoteSiteTab(tab);
}

/** The panel beside the login. */
export class PublicVotePanel {
  readonly panel: Locator;

  constructor(
    readonly page: Page,
    private readonly language: Language,
  ) {
    this.panel = page.getByRole('complementary', { name: this.text('publicVote.title'), exact: true });
  }

  text(key: string): string {
    return text('mfe-dashboard', key, { language: this.language });
  }

  get username(): Locator {
    return this.panel.getByLabel(this.text('publicVote.username'), { exact: true });
  }

  get site(): Locator {
    return this.panel.getByRole('combobox');
  }

  get submit(): Locator {
    return this.panel.locator('button[type=submit]');
  }

  get message(): Locator {
    // The status below the button; the button has one of its own.
    return this.panel.getByRole('status').last();
  }
}
