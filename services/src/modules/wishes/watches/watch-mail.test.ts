import { LANGUAGES } from '@portico/domain';
import { watchMail, watchNotification } from './watch-mail.js';

const SITE = { name: 'Willow Keep', origin: 'https://willow.example' };
const HIT = {
  itemName: 'Tonic',
  price: 900,
  seller: 'Brannoc',
  storeId: 11,
  stopToken: 'x',
  watched: { id: 5, search: '?max=900' },
};

it.each(LANGUAGES)('tells the price of a bundle with its pieces, or of a piece (%s)', (language) => {
  const leadOf = (quantity: number) => watchMail({ ...HIT, language, quantity }, SITE).text;
  expect(leadOf(123)).toMatch(/123/);
  expect(leadOf(123)).toMatch(/900/);
  expect(leadOf(1)).not.toEqual(leadOf(123));
  expect(leadOf(1)).toMatch(/900/);
});

it('opens the watched item or search, or the list for a search with a long address', () => {
  const of = (watched: Parameters<typeof watchNotification>[0]['watched']) =>
    watchNotification({ ...HIT, language: 'he', quantity: 1, watched });
  expect(of({ itemId: 7 })).toMatchObject({ lang: 'he', dir: 'rtl', path: '/he/item/7', tag: 'item-7' });
  expect(of({ id: 5, search: '?max=900' })).toMatchObject({
    path: '/he/market/search?max=900',
    tag: 'search-5',
    action: { path: '/he/wishes#stop=x' },
  });
  expect(of({ id: 5, search: `?search=${'x'.repeat(2000)}` }).path).toBe('/he/wishes');
});
