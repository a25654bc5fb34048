import { type Currency, type ItemType, jobName } from '@portico/domain';
import { findText } from '@portico/i18n';

/** Name of a job in the language of the page, from the shell's texts; English for a code without a text. */
export function jobText(job: number): string {
  return findText('shell', `game.job.${job}`) ?? jobName(job);
}

/** Name of a type of items in the language of the page: `Equipment`. */
export function itemTypeText(type: ItemType): string {
  return findText('shell', `game.type.${type}`) ?? type;
}

/** Name of a currency in the language of the page: `Vote points`. */
export function currencyText(currency: Currency): string {
  return findText('shell', `game.currency.${currency}`) ?? currency;
}
