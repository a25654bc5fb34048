import { maskedAddress } from '../../../platform/http/index.js';
import { networkPattern } from './accounts.service.js';

test.each([
  ['203.0.113.7', '203.0.%'],
  ['203.0.113', '203.0.%'],
  ['203.0.*.*', '203.0.%'],
  [' 203.00. ', '203.0.%'],
  ['::ffff:203.0.113.7', '203.0.%'],
  ['2001:DB8:1:2:3::4', '2001:db8:%'],
  ['2001:db8:*', '2001:db8:%'],
  ['2001:0db8:0001:2', '2001:db8:%'],
  ['2001:db8::', '2001:db8:%'],
])('%s finds what is kept as %s', (text, pattern) => {
  expect(networkPattern(text)).toBe(pattern);
});

test.each(['198.51.100.23', '2001:db8:1:2::5', '::1'])('of %s it has as much as is shown', (address) => {
  expect(networkPattern(address)).toBe(maskedAddress(address).replace(/\*(\.\*)?$/, '%'));
});

test.each([
  '',
  '203',
  '203.',
  '*',
  '%.%',
  '203.256',
  '1.2.3.4.5',
  '2001',
  '2001:%',
  'a name',
  '::*',
  '1.2.3.4*',
])('%j is no network', (text) => {
  expect(networkPattern(text)).toBeUndefined();
});
