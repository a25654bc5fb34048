import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReleaseJson } from '@portico/contract';
import { portalJsonSchema } from '@portico/contract/schema';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { contentHash, type FileSet } from './release-files.js';
import { damageOf } from './release-integrity.js';

const PORTAL = portalJsonSchema.parse({
  name: 'mfe-sea',
  contract: 1,
  namespace: 'mfe-sea',
  paths: ['/sea'],
  pages: [{ path: '/sea', titleKey: 'title', descriptionKey: 'text' }],
});

const FILES: FileSet = new Map(
  [
    ['remoteEntry.js', 'entry'],
    ['portal.json', JSON.stringify(PORTAL)],
    ['b.js', 'b'],
    ['a.js', 'a'],
  ].map(([path = '', text = '']) => [path, Buffer.from(text)]),
);

const hash = contentHash(FILES);

const RELEASE: ReleaseJson = {
  name: 'mfe-sea',
  version: `1.0.0-${hash.slice(0, 8)}`,
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
  files: Object.fromEntries(
    [...FILES].map(([path, content]) => [
      path,
      { bytes: content.length, brotli: null, sha256: hashOf(content) },
    ]),
  ),
  hash,
  portal: PORTAL,
};

test('a release is whole or damaged whatever the order of its files, and others get a turn at each', async () => {
  let turns = 0;
  const checks = [
    damageOf(RELEASE, (path) => FILES.get(path)),
    damageOf({ ...RELEASE, hash: `${hash.slice(0, 8)}0` }, (path) => FILES.get(path)),
    damageOf(RELEASE, (path) => (path === 'b.js' ? undefined : FILES.get(path))),
  ];
  const results = Promise.all(checks).then((damage) => ({ damage, turns }));
  for (; turns < 2 * FILES.size; turns += 1) await nextTurn();
  const { damage, turns: used } = await results;
  expect(damage).toEqual([
    undefined,
    'its files are not those that were released',
    'b.js is missing or damaged',
  ]);
  expect(used).toBeGreaterThanOrEqual(FILES.size - 1);
});
