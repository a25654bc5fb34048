import { ownOrigin } from './vote-site-routes.js';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['::ffff:203.0.113.9', 'http://203.0.113.9:8080'],
  ['::1', 'http://[::1]:8080'],
  ['fe80::1%eth0', 'http://127.0.0.1:8080'],
  [undefined, 'http://127.0.0.1:8080'],
])('who was called at %s answers at %s', (localAddress, origin) => {
  expect(ownOrigin({ localAddress, localPort: 8080 })).toBe(origin);
});

test('who has no socket answers nowhere', () => {
  expect(ownOrigin({ localAddress: undefined, localPort: undefined })).toBeUndefined();
});
