import type { Locator } from '@playwright/test';
import { text } from '../core/texts.js';
import { PortalPage } from './portal-page.js';

export class FeaturesPage extends PortalPage {
  text(key: string, params: Record<string, string> = {}): string {
    return text('mfe-public', `features.${key}`, { language: this.language, params });
  }

  tab(name: string): Locator {
    return this.main
      .getByRole('navigation', { name: this.text('tabs') })
      .getByRole('link', { name: this.text(`tab.${name}`) });
  }

  /** An expandable card, by its title. */
  card(name: string): Locator {
    return this.main.locator('details').filter({ hasText: this.text(`card.${name}.title`) });
  }

  get calendar(): Locator {
    return this.main.getByRole('region', { name: this.text('login.title') });
  }

  get today(): Locator {
    return this.calendar.locator('[aria-current="date"]');
  }

  /** The first words of today's reward; "Today" ends the number of the day. */
  todayIs(day: string): string {
    const { language } = this;
    const number = text('shell', 'kit.reward.day', { language, params: { day } });
    // Narrow tiles show only the number.
    return `${number}${day}${text('shell', 'kit.reward.today', { language })}`;
  }
}
