import type { Locator } from '@playwright/test';
import { text } from '../core/texts.js';
import { PortalPage } from './portal-page.js';

/** `/dashboard/history`. */
export class HistoryPage extends PortalPage {
  text(key: string, params: Record<string, string> = {}): string {
    return text('mfe-dashboard', `history.${key}`, { language: this.language, params });
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** Link from the other pages of the dashboard. */
  get tab(): Locator {
    const name = text('mfe-dashboard', 'history.meta.title', { language: this.language });
    return this.main.getByRole('link', { name, exact: true }).first();
  }

  get entries(): Locator {
    return this.main.getByRole('table').locator('tbody').getByRole('row');
  }

  async chooseCurrency(currency: string): Promise<void> {
    await this.inFilters(async () => {
      const choices = this.main.getByRole('navigation', { name: this.text('column.currency') });
      const name = this.shellText(`game.currency.${currency}`);
      await choices.getByRole('link', { name, exact: true }).click();
    });
  }

  async chooseReason(reason: string): Promise<void> {
    await this.inFilters(async () => {
      await this.main.getByLabel(this.text('column.entry'), { exact: true }).selectOption(reason);
    });
  }

  /** On phones the filters are in a sheet. */
  private async inFilters(choose: () => Promise<void>): Promise<void> {
    const open = this.filtersButton;
    const done = this.toResultsButton;
    if (await open.isVisible()) await open.click();
    await choose();
    if (await done.isVisible()) await done.click();
  }
}
