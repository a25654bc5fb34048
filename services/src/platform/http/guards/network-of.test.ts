import { networkOf } from './networks.js';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', '0.0.0.0'],
  ['x'.repeat(9000), '0.0.0.0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
