import type { Locator } from '@playwright/test';
import { expectOpenedAccessible } from '../core/accessibility.js';
import type { SentCall } from '../core/bad-network.js';
import { expect } from '../core/test.js';
import { text } from '../core/texts.js';
import { PortalPage } from './portal-page.js';

type Currency = 'VP' | 'NX' | 'MESO' | 'HP' | 'MP';

export type AccountDialog = 'exchange' | 'upgrade' | 'disconnect' | 'reset';

/** `/dashboard`: the overview, and the dialogs over it. */
export class DashboardPage extends PortalPage {
  text(key: string, params: Record<string, string> = {}): string {
    return text('mfe-dashboard', key, { language: this.language, params });
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  get balances(): Locator {
    return this.main.getByRole('region', { name: this.text('account.balances') });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** How much it is, in the dialog. */
  get amount(): Locator {
    return this.dialog.getByRole('spinbutton');
  }

  /** Message after a call that was refused or whose outcome is unknown. */
  get alert(): Locator {
    return this.dialog.getByRole('alert');
  }

  button(key: string, params: Record<string, string> = {}): Locator {
    return this.dialog.getByRole('button', { name: this.text(key, params), exact: true });
  }

  kitButton(key: string): Locator {
    return this.dialog.getByRole('button', { name: this.shellText(key), exact: true });
  }

  /** The panel that enters and leaves the game of the demo world. */
  get game(): Locator {
    return this.main.getByRole('complementary', { name: this.text('demo.title') });
  }

  gameButton(key: 'enter' | 'logOut' | 'crash'): Locator {
    return this.game.getByRole('button', { name: this.text(`demo.${key}`), exact: true });
  }

  async openDashboard(query = ''): Promise<void> {
    await this.page.goto(this.address('/dashboard') + query);
    // Its cards load with the account.
    await expect(this.balances).toBeVisible();
  }

  async openDialog(name: AccountDialog): Promise<void> {
    await this.openDashboard(`?open=${name}`);
    await expect(this.dialog).toBeVisible();
  }

  async closeDialog(): Promise<void> {
    await this.dialog
      .getByRole('button', { name: this.shellText('kit.close'), exact: true })
      .last()
      .click();
    await expect(this.dialog).toBeHidden();
    await expect(this.page).not.toHaveURL(/open=/);
  }

  /** Presses one of the options of an upgrade. */
  async choose(of: 'upgrade.stat' | 'upgrade.payment', currency: Currency): Promise<void> {
    const name = new RegExp(`^${this.shellText(`game.currency.${currency}`)}`);
    const choice = this.dialog.getByRole('group', { name: this.text(of) }).getByRole('radio', { name });
    // The address changes first.
    await choice.click();
    await expect(choice).toBeChecked();
  }

  /** Repeats a purchase until one is answered: the first call never leaves, the second loses its answer, and a reload aborts the third. */
  async finishAfterBadNetwork(calls: readonly SentCall[]): Promise<void> {
    const finish = this.kitButton('kit.unconfirmed.finish');
    await expect(this.alert).toContainText(this.shellText('kit.unconfirmed.title'));
    await expect(this.alert).toContainText(this.shellText('errors.client.network'));
    await expectOpenedAccessible(this.page);
    await finish.click();
    await expect.poll(() => calls).toHaveLength(2);
    await finish.click();
    await expect.poll(() => calls).toHaveLength(3);
    await expect(this.kitButton('kit.unconfirmed.pending')).toBeVisible();
    await this.page.reload();
    await expect(this.alert).toContainText(this.shellText('kit.unconfirmed.left'));
    await expectOpenedAccessible(this.page);
    await finish.click();
  }

  /** A card of the overview shows this amount. */
  async expectBalance(label: 'nxCredit' | 'votePoints' | 'totalMeso', value: number): Promise<void> {
    await expect(this.balances).toContainText(apart(this.text(`account.${label}`), this.number(value)));
  }

  /** The dialog shows a balance before and after. */
  async expectChange(currency: Currency, before: number, after: number): Promise<void> {
    const name = this.shellText(`game.currency.${currency}`);
    const numbers = [before, after].map((value) => this.number(value));
    await expect(this.dialog.locator('dl')).toContainText(apart(name, ...numbers));
  }
}

/** The parts follow in this order, with no digit between or after them. */
function apart(...parts: string[]): RegExp {
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${escaped.join('\\D*?')}(?!,?\\d)`);
}
