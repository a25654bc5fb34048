import { maskedAddress, maskedNetwork } from './networks.js';

test.each([
  ['203.0.113.5', '203.0.*.*'],
  ['203.0.113.0/24', '203.0.*.*'],
  ['::ffff:203.0.113.9', '203.0.*.*'],
  ['2001:db8:1:2::/64', '2001:db8:*'],
  ['2001:DB8::1', '2001:db8:*'],
  ['2001:db8:0::/48', '2001:db8:*'],
  ['::1', '0:0:*'],
  ['a proxy that lies', '0.0.*.*'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

test('shows the network that a session keeps', () => {
  expect(maskedAddress(maskedNetwork('2001:db8:1:2::/64'))).toBe('2001:db8:*');
});
