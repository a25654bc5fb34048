import type { Locator, Page } from '@playwright/test';
import { expect } from '../core/test.js';
import { text, type Language } from '../core/texts.js';

/** What every page of the portal has: the frame around it. */
export class PortalPage {
  readonly main: Locator;
  readonly heading: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = 'en',
  ) {
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 600;
  }

  /** A path of the portal under the language's prefix. */
  address(path: string): string {
    if (this.language === 'en') return path;
    return `/${this.language}${path === '/' ? '' : path}`;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.address(path));
    await expect(this.heading).toBeVisible();
  }

  shellText(key: string, params: Record<string, string> = {}): string {
    return text('shell', key, { language: this.language, params });
  }

  /** The main navigation; on a phone its sheet is opened first. */
  async navigation(): Promise<Locator> {
    const name = this.shellText('menu.main');
    if (this.isPhone) await this.page.getByRole('button', { name: this.shellText('menu.open') }).click();
    return this.page.getByRole('navigation', { name });
  }

  async follow(label: string): Promise<void> {
    const navigation = await this.navigation();
    await navigation.getByRole('link', { name: label, exact: true }).click();
  }

  async chooseLanguage(name: string): Promise<void> {
    const choose = this.shellText('language.choose');
    await this.page.getByRole('button', { name: new RegExp(`^${choose}`) }).click();
    await this.page.getByRole(this.isPhone ? 'link' : 'menuitem', { name, exact: true }).click();
  }

  /** By the button that goes around the skies; on a phone by the choice in the menu. */
  async chooseDark(): Promise<void> {
    if (this.isPhone) {
      await this.navigation();
      await this.page.getByRole('radio', { name: this.shellText('theme.dark') }).check({ force: true });
      return;
    }
    const skies = ['light', 'dark', 'system'].map((key) => this.shellText(`theme.${key}`));
    const button = this.page.getByRole('banner').getByRole('button', { name: new RegExp(skies.join('|')) });
    const theme = this.page.locator('html');
    while ((await theme.getAttribute('data-theme')) !== 'dark') await button.click();
  }

  /** Marks the document, so that `expectSameDocument` can tell a navigation inside it from a reload. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => {
      document.documentElement.dataset['marked'] = 'yes';
    });
  }

  async expectSameDocument(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-marked', 'yes');
  }

  async expectNewDocument(): Promise<void> {
    await expect(this.page.locator('html')).not.toHaveAttribute('data-marked', 'yes');
  }
}
