import { readFileSync } from 'node:fs';
import { addressOf, localizedPath } from '@portico/contract';
import { LANGUAGES, numberFormat, type Language } from '@portico/domain';
import { createInstance } from 'i18next';
import { type Mail, mailHtml, mailText } from '../../../platform/mail/index.js';

export interface Hit {
  itemName: string;
  /** Mesos for `quantity` pieces. */
  price: number;
  quantity: number;
  seller: string;
  storeId: number;
  stopToken: string;
  isSearch: boolean;
}

const texts = createInstance({
  fallbackLng: 'en',
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: read(language) }])),
  interpolation: { escapeValue: false },
});
await texts.init();

/**
 * Mail about one offer, with links to the store and to the end of the watch. The token follows the `#`, because
 * browsers never send that part to a server.
 */
export function watchMail(
  language: Language,
  site: { name: string; origin: string },
  { itemName, price, quantity, seller, storeId, stopToken, isSearch }: Hit,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const say = texts.getFixedT(language);
  const format = (value: number) => numberFormat(language).format(value);
  const address = (path: string) => `${site.origin}${localizedPath(language, path)}`;
  const subject = say('subject', { item: itemName });
  const content = {
    language,
    site: site.name,
    title: subject,
    lead: [
      say(quantity === 1 ? 'lead' : 'bundle', {
        item: itemName,
        price: format(price),
        quantity: format(quantity),
        seller,
      }),
    ],
    actions: [
      { about: say('store.about'), label: say('store.action'), url: address(addressOf('store', storeId)) },
      {
        about: say('stop.about'),
        label: say(isSearch ? 'stop.search' : 'stop.action'),
        url: `${address('/wishes')}#stop=${stopToken}`,
      },
    ],
    rest: [],
  };
  return { subject, text: mailText(content), html: mailHtml(content) };
}

function read(language: Language): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8'));
}
