import { LANGUAGES } from '@portico/domain';
import { watchMail } from './watch-mail.js';

const SITE = { name: 'Willow Keep', origin: 'https://willow.example' };
const HIT = { itemName: 'Tonic', price: 900, seller: 'Brannoc', storeId: 11, stopToken: 'x', isSearch: true };

it.each(LANGUAGES)('tells the price of a bundle with its pieces, or of a piece (%s)', (language) => {
  const leadOf = (quantity: number) => watchMail(language, SITE, { ...HIT, quantity }).text;
  expect(leadOf(123)).toMatch(/123/);
  expect(leadOf(123)).toMatch(/900/);
  expect(leadOf(1)).not.toEqual(leadOf(123));
  expect(leadOf(1)).toMatch(/900/);
});
