import type { Locator } from '@playwright/test';
import { text } from '../core/texts.js';
import { PortalPage } from './portal-page.js';

/** The pages before the dashboard, each with one form: `/login`, `/register`, `/recover`, `/confirm-email`. */
export class DoorPage extends PortalPage {
  text(key: string, params: Record<string, string> = {}): string {
    return text('mfe-public', key, { language: this.language, params });
  }

  field(key: string): Locator {
    return this.main.getByLabel(this.text(key), { exact: true });
  }

  button(key: string): Locator {
    return this.main.getByRole('button', { name: this.text(key), exact: true });
  }

  async logIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.field('form.username').fill(username);
    await this.field('form.password').fill(password);
    await this.button('form.login').click();
  }
}
