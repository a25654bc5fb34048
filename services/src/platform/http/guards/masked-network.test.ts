import { maskedNetwork, networkOf } from './networks.js';

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s is kept as %s', (address, kept) => {
  expect(maskedNetwork(networkOf(address))).toBe(kept);
});
