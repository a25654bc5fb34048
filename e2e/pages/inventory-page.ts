import type { Locator } from '@playwright/test';
import { expect } from '../core/test.js';
import { text } from '../core/texts.js';
import { PortalPage } from './portal-page.js';

export type InventoryTab = 'equipped' | 'equip' | 'use' | 'setup' | 'etc' | 'cash' | 'ores';

/** `/dashboard/inventory`. */
export class InventoryPage extends PortalPage {
  text(key: string, params: Record<string, string> = {}): string {
    return text('mfe-dashboard', `inventory.${key}`, { language: this.language, params });
  }

  async openInventory(query = ''): Promise<void> {
    await this.page.goto(this.address('/dashboard/inventory') + query);
    await expect(this.main.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  tab(name: InventoryTab): Locator {
    const tabs = this.main.getByRole('navigation', { name: this.text('tabs') });
    return tabs.getByRole('link', { name: new RegExp(`^${this.text(`tab.${name}`)}(?!\\p{L})`, 'u') });
  }

  /** Choice of the character. */
  get characters(): Locator {
    return this.main.getByRole('navigation', { name: this.text('characters') }).getByRole('link');
  }

  cells(tab: InventoryTab): Locator {
    return this.main.getByRole('list', { name: this.text(`tab.${tab}`), exact: true }).getByRole('link');
  }

  get filter(): Locator {
    return this.main.getByRole('searchbox', { name: this.text('filter.label') });
  }

  /** The card of the item that is open. */
  get card(): Locator {
    return this.page.getByRole('dialog');
  }
}
