import { AddressList } from './networks.js';

const list = new AddressList([
  '203.0.113.7',
  '10.0.0.0/8',
  '2001:db8:1::/48',
  '2001:db8:2::5',
  '::ffff:192.0.2.9',
]);

test.each([
  '203.0.113.7',
  '::ffff:203.0.113.7',
  '::ffff:cb00:7107',
  '10.255.0.1',
  '::ffff:10.1.2.3',
  '2001:db8:1:ffff::1',
  '2001:DB8:1::1',
  '2001:0db8:0002::0005',
  '192.0.2.9',
])('%s is one of them', (address) => {
  expect(list.has(address)).toBe(true);
});

test.each([
  '203.0.113.8',
  '11.0.0.1',
  '::ffff:11.0.0.1',
  '2001:db8:2::6',
  '2001:db8::1',
  '203.0.113.7:443',
  '203.0.113.7, 198.51.100.1',
  'unknown',
  '',
  'fe80::1%eth0',
])('%s is not', (address) => {
  expect(list.has(address)).toBe(false);
});

test('without entries nobody is', () => {
  expect(new AddressList([]).has('127.0.0.1')).toBe(false);
});
