import type { Locator } from '@playwright/test';
import { text } from '../core/texts.js';
import { PortalPage } from './portal-page.js';

/** `/dashboard/security`. */
export class SecurityPage extends PortalPage {
  text(key: string, params: Record<string, string> = {}): string {
    return text('mfe-dashboard', `security.${key}`, { language: this.language, params });
  }

  panel(key: 'password' | 'factor' | 'passkeys' | 'sessions' | 'signIns' | 'email'): Locator {
    return this.main.getByRole('region', { name: this.text(`${key}.title`) });
  }

  button(panel: Locator, key: string, params: Record<string, string> = {}): Locator {
    return panel.getByRole('button', { name: this.text(key, params), exact: true });
  }

  async givePassword(panel: Locator, password: string, submitKey: string): Promise<void> {
    await panel.getByLabel(this.text('confirmation.label'), { exact: true }).fill(password);
    await this.button(panel, submitKey).click();
  }

  openSecurity(): Promise<void> {
    return this.open('/dashboard/security');
  }
}
