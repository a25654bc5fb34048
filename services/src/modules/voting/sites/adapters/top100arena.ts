import { addressSite } from './address-site.js';

/** The site accepts names of fewer than 25 characters. */
const MAX_TOKEN = 24;

/** Top100Arena calls when the vote is given (https://www.top100arena.com/content/incentive-voting/). */
export const top100arena = addressSite({
  field: 'postback',
  tokenIn: (text) => {
    const token = text.trim();
    return token === '' || token.length > MAX_TOKEN ? undefined : token;
  },
  callbackSearch: '?postback=',
});
