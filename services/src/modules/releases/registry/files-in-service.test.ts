import type { ReleaseJson } from '@portico/contract';
import { ReleaseVerifier } from './files-in-service.js';

const RELEASE: ReleaseJson = {
  name: 'mfe-sea',
  version: '1.0.0-00000000',
  contract: 1,
  createdAt: 0,
  scope: 'mfe_sea',
  entry: 'remoteEntry.js',
  chunks: [],
  css: [],
  exposes: {},
  pageChunks: {},
  server: {},
  texts: {},
  requires: {},
  bytes: 0,
  files: {},
  hash: '',
  portal: {
    name: 'mfe-sea',
    contract: 1,
    namespace: 'mfe-sea',
    paths: ['/sea'],
    pages: [],
    redirects: [],
    navigation: [],
    slots: {},
  },
};

test('a release is read once, however often it is looked at, and again when a file of it was touched', async () => {
  let readings = 0;
  const verifier = new ReleaseVerifier(async () => {
    readings += 1;
    return readings === 2 ? 'a.js is missing or damaged' : undefined;
  });
  const look = (fingerprint: string) => verifier.damageOf('/releases/sea', RELEASE, fingerprint);
  for (let request = 0; request < 100; request += 1) expect(look('first')).toBeUndefined();
  await verifier.settled();
  for (let request = 0; request < 100; request += 1) look('first');
  await verifier.settled();
  expect(readings).toBe(1);
  expect(look('touched')).toBeUndefined();
  await verifier.settled();
  expect(look('touched')).toBe('a.js is missing or damaged');
  expect(look('repaired')).toBe('a.js is missing or damaged');
  await verifier.settled();
  expect(look('repaired')).toBeUndefined();
  expect(readings).toBe(3);
});

test('a release that the disk does not give is read again at the next look', async () => {
  let readings = 0;
  const verifier = new ReleaseVerifier(async () => {
    readings += 1;
    if (readings === 1) throw new Error('EMFILE: too many open files');
    return undefined;
  });
  const look = () => verifier.damageOf('/releases/sea', RELEASE, 'same');
  look();
  await verifier.settled();
  expect(look()).toBe('it cannot be read: EMFILE: too many open files');
  await verifier.settled();
  expect(look()).toBeUndefined();
});
