import type { Locator } from '@playwright/test';
import { expect } from '../core/test.js';
import { text } from '../core/texts.js';
import { PortalPage } from './portal-page.js';

export class RankingsPage extends PortalPage {
  /** Words that all rankings share. */
  shared(key: string, params: Record<string, string> = {}): string {
    return text('mfe-public', `ranking.${key}`, { language: this.language, params });
  }

  text(key: string, params: Record<string, string> = {}): string {
    return text('mfe-public', `rankings.${key}`, { language: this.language, params });
  }

  get rows(): Locator {
    return this.main.getByRole('table').locator('tbody').getByRole('row');
  }

  get markedRow(): Locator {
    return this.rows.and(this.page.locator('[aria-current]'));
  }

  get playerLinks(): Locator {
    return this.rows.getByRole('rowheader').getByRole('link');
  }

  /** The numbers of a column, by its heading, without the part after a middle dot. */
  async numbers(column: string): Promise<number[]> {
    const cells = this.rows.locator(`[data-label="${this.shared(`column.${column}`)}"]`);
    return (await cells.allInnerTexts()).map((cell) => Number(cell.replace(/·.*/, '').replace(/\D/g, '')));
  }

  async openRankings(query = ''): Promise<void> {
    await this.open(`/rankings${query}`);
    await expect(this.rows.first()).toBeVisible();
  }

  /** On phones the filters are in a sheet. */
  async openFilters(): Promise<void> {
    const button = this.filtersButton;
    if (await button.isVisible()) await button.click();
  }

  async closeFilters(): Promise<void> {
    const button = this.toResultsButton;
    if (await button.isVisible()) await button.click();
  }

  async chooseMode(choice: string): Promise<void> {
    await this.openFilters();
    const choices = this.main.getByRole('navigation', { name: this.text('filter.mode') });
    await choices.getByRole('link', { name: choice, exact: true }).click();
    await this.closeFilters();
  }

  modeName(mode: string): string {
    return text('mfe-public', `mode.${mode}`, { language: this.language });
  }

  async sortBy(sort: 'level' | 'fame' | 'bosses' | 'playtime'): Promise<void> {
    const column = this.main.getByRole('columnheader', { name: this.shared(`column.${sort}`) });
    await column.getByRole('link').click();
  }

  async search(term: string): Promise<void> {
    await this.main.getByRole('searchbox', { name: this.text('search.label') }).fill(term);
    await this.main
      .getByRole('button', { name: text('shell', 'kit.list.search', { language: this.language }) })
      .click();
  }
}
