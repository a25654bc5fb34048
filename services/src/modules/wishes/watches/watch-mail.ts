import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { addressOf, localizedPath } from '@portico/contract';
import { directionOf, type Language, LANGUAGES, numberFormat } from '@portico/domain';
import { createInstance } from 'i18next';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Signer } from '../../../platform/keys/index.js';
import { type Mail, mailHtml, mailText } from '../../../platform/mail/index.js';
import type { PushMessage } from '../../push/index.js';
import type { SearchWatchKey, WishKey } from '../wishes.repository.js';

/** Account; item, or `s` and the id of a watched search; signature. */
const TOKEN = /^(\d{1,10})\.(s?\d{1,10})\.([\w-]{43})$/;

/** Tokens of links in mails that end a watch without a login. They are valid until the token secret changes. */
@Injectable()
export class StopLinks {
  private readonly signer: Signer;

  constructor({ env }: PorticoConfig) {
    this.signer = new Signer(env.tokenSecret, 'end of a price watch');
  }

  tokenOf(key: WishKey | SearchWatchKey): string {
    const words = `${key.accountId}.${'itemId' in key ? key.itemId : `s${key.id}`}`;
    return `${words}.${this.signer.sign(words)}`;
  }

  read(token: string): WishKey | SearchWatchKey | undefined {
    const [, accountId = '', target = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!this.signer.hasSigned(`${accountId}.${target}`, signature)) return undefined;
    if (target.startsWith('s')) return { accountId: Number(accountId), id: Number(target.slice(1)) };
    return { accountId: Number(accountId), itemId: Number(target) };
  }
}

export interface Hit {
  language: Language;
  itemName: string;
  /** Mesos for `quantity` pieces. */
  price: number;
  quantity: number;
  seller: string;
  storeId: number;
  stopToken: string;
  watched: { itemId: number } | { id: number; search: string };
}

const texts = createInstance({
  fallbackLng: 'en',
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: read(language) }])),
  interpolation: { escapeValue: false },
});
await texts.init();

/** Mail about one offer. The token follows the `#`, because browsers never send that part to a server. */
export function watchMail(
  hit: Hit,
  site: { name: string; origin: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, storeId, watched } = hit;
  const say = texts.getFixedT(language);
  const address = (path: string) => `${site.origin}${localizedPath(language, path)}`;
  const { subject, lead } = wordsOf(hit);
  const content = {
    language,
    site: site.name,
    title: subject,
    lead: [lead],
    actions: [
      { about: say('store.about'), label: say('store.action'), url: address(addressOf('store', storeId)) },
      {
        about: say('stop.about'),
        label: say('search' in watched ? 'stop.search' : 'stop.action'),
        url: `${site.origin}${stopPath(hit)}`,
      },
    ],
    rest: [],
  };
  return { subject, text: mailText(content), html: mailHtml(content) };
}

/** Longer addresses are those of searches with dozens of conditions. Their notification opens the list of watches. */
const MAX_PATH = 1000;

/** Notification about one offer. A click opens the item or search, its button ends the watch. */
export function watchNotification(hit: Hit): PushMessage {
  const { language, watched } = hit;
  const { subject, lead } = wordsOf(hit);
  const path = 'itemId' in watched ? addressOf('item', watched.itemId) : `/market/search${watched.search}`;
  const label = texts.getFixedT(language)('stop.short');
  return {
    title: subject,
    body: lead,
    lang: language,
    dir: directionOf(language),
    path: localizedPath(language, path.length > MAX_PATH ? WISHES : path),
    tag: 'itemId' in watched ? `item-${watched.itemId}` : `search-${watched.id}`,
    action: { label, path: stopPath(hit) },
  };
}

const WISHES = '/wishes';

function stopPath({ language, stopToken }: Hit): string {
  return `${localizedPath(language, WISHES)}#stop=${stopToken}`;
}

function wordsOf({ language, itemName, price, quantity, seller }: Hit): { subject: string; lead: string } {
  const say = texts.getFixedT(language);
  const format = (value: number) => numberFormat(language).format(value);
  const values = { item: itemName, price: format(price), quantity: format(quantity), seller };
  return {
    subject: say('subject', { item: itemName }),
    lead: say(quantity === 1 ? 'lead' : 'bundle', values),
  };
}

function read(language: Language): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8'));
}
