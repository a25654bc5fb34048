import type { Locator } from '@playwright/test';
import { text } from '../core/texts.js';
import { PortalPage } from './portal-page.js';

/** `/dashboard/rewards`. */
export class RewardsPage extends PortalPage {
  text(key: string, params: Record<string, string> = {}): string {
    return text('mfe-dashboard', `rewards.${key}`, { language: this.language, params });
  }

  /** Link from the other pages of the dashboard. */
  get tab(): Locator {
    const name = text('mfe-dashboard', 'rewards.meta.title', { language: this.language });
    return this.main.getByRole('link', { name, exact: true }).first();
  }

  window(part: 'cycle' | 'week' | 'milestone' | 'streak' | 'reminders'): Locator {
    return this.main.getByRole('region', { name: this.text(`${part}.title`), exact: true });
  }

  get switch(): Locator {
    return this.window('reminders').getByRole('switch', { name: this.text('reminders.push.label') });
  }

  get saveCalendar(): Locator {
    return this.window('reminders').getByRole('button', { name: this.text('reminders.file.save') });
  }
}
