import type { Locator, Page } from '@playwright/test';
import { expect } from '../core/test.js';
import { text, type Language } from '../core/texts.js';

/** The frame around every page. */
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

  /** Goes to a path in the same document, as the browser's back button does, without a link. */
  async walkTo(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, this.address(path));
  }

  shellText(key: string, params: Record<string, string> = {}): string {
    return text('shell', key, { language: this.language, params });
  }

  /** On phones it opens the filters of a list. */
  get filtersButton(): Locator {
    return this.main.getByRole('button', { name: this.shellText('kit.list.filters') });
  }

  /** Goes from the filters back to the list. */
  get toResultsButton(): Locator {
    return this.page.getByRole('button', { name: this.shellText('kit.list.toResults'), exact: true });
  }

  async turnPage(step: 'next' | 'previous' | 'last' | 'first'): Promise<void> {
    const pages = this.main.getByRole('navigation', { name: this.shellText('kit.list.pages') });
    await pages.getByRole('link', { name: this.shellText(`kit.list.${step}`) }).click();
  }

  /** The main navigation; on a phone its sheet opens first. */
  async navigation(): Promise<Locator> {
    const name = this.shellText('menu.main');
    if (this.isPhone) await this.page.getByRole('button', { name: this.shellText('menu.open') }).click();
    return this.page.getByRole('navigation', { name });
  }

  /** Navigation entry with the label: in the bar, in the overflow menu, or in the sheet of a phone. */
  async entry(label: string): Promise<Locator> {
    const navigation = await this.navigation();
    const link = navigation.getByRole('link', { name: label, exact: true });
    const more = this.page.getByRole('button', { name: this.shellText('menu.more') });
    // By then the bar knows which entries fit.
    await expect(navigation.getByRole('link').first()).toBeVisible();
    if ((await link.count()) > 0 || (await more.count()) === 0) return link;
    if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
    return this.page.getByRole('menuitem', { name: label, exact: true });
  }

  async follow(label: string): Promise<void> {
    if (this.isPhone) return (await this.entry(label)).click();
    // The bar may measure its width again and move the entry during the click.
    await expect(async () => (await this.entry(label)).click({ timeout: 3_000 })).toPass();
  }

  async chooseLanguage(name: string): Promise<void> {
    const choose = this.shellText('language.choose');
    await this.page.getByRole('button', { name: new RegExp(`^${choose}`) }).click();
    // The footer has links to them too.
    const choice = this.isPhone
      ? this.page.getByRole('dialog').getByRole('link', { name, exact: true })
      : this.page.getByRole('menuitem', { name, exact: true });
    await choice.click();
  }

  /** Presses the button that changes the theme; on a phone, the choice in the menu. */
  async chooseDark(): Promise<void> {
    if (this.isPhone) {
      await this.navigation();
      // Closes the sheet with a swipe once it is still.
      await this.page.getByRole('dialog').getByText(this.shellText('theme.dark'), { exact: true }).click();
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
