import { bucketFault, bucketOf } from './bucket-address.js';

const bucketAt = (endpoint: string) => `s3://name/folder?endpoint=${encodeURIComponent(endpoint)}`;
const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test.each([
  'https://user:secret@store.example',
  'https://user@store.example',
  'https://store.example?region=eu',
  'https://store.example/#part',
  'ftp://store.example',
  'store.example',
])('%s is no endpoint, and the message does not show it', (endpoint) => {
  expect(bucketFault(bucketAt(endpoint))).toBe(
    'must have an endpoint like https://store.example, without user, password, query and hash',
  );
});

test.each(['https://store.example', 'http://[::1]:9000/', 'https://x.store.example/storage/v1/s3'])(
  '%s is an endpoint',
  (endpoint) => {
    expect(bucketFault(bucketAt(endpoint))).toBeUndefined();
    expect(bucketOf(bucketAt(endpoint), KEYS)).toMatchObject({
      name: 's3://name/folder',
      address: `${endpoint.replace(/\/$/, '')}/name/folder/`,
    });
  },
);
