import { addressSite } from './address-site.js';

const TOPG_TOKEN = /^\w{1,64}$/;

/** TopG calls only for votes that count (https://topg.org/voting_check). */
export const topg = addressSite({
  field: 'p_resp',
  tokenIn: (text) => (TOPG_TOKEN.test(text) ? text : undefined),
  sampleFields: { ip: '192.0.2.1' },
});
