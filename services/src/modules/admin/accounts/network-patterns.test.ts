import { networkPatterns } from './network-patterns.js';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['203.0.113', '203.0.113.%', '203.0.113.%'],
  ['203.0.*.*', '203.0.%', '203.0.%'],
  [' 203.00. ', '203.0.%', '203.0.%'],
  ['2001:DB8:1:2:3::4', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:*', '2001:db8:%', '2001:db8:%'],
  ['2001:0db8:0001:2', '2001:db8:1:2:%', '2001:db8:1:%'],
])('%s finds what is kept as %s and %s', (text, whole, shortened) => {
  expect(networkPatterns(text)).toEqual({ whole, shortened });
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
  expect(networkPatterns(text)).toBeUndefined();
});
