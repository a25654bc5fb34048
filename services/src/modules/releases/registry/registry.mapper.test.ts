import { createHash } from 'node:crypto';
import { newEntry } from '../storage/active-release.js';
import { pageIntegrity, shellIntegrity, toRegistry } from './registry.mapper.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const sri = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function releaseAt(base: string) {
  const file = (name: string) => ({ bytes: 1, brotli: null, sha256: sha256(name) });
  const names = ['remoteEntry.js', 'static/sea.js', 'static/sea.css', 'static/tide.js', 'static/tide.css'];
  return {
    name: 'mfe-sea',
    version: '1.0.0-00000000',
    entry: `${base}remoteEntry.js`,
    chunks: [`${base}static/sea.js`],
    css: [`${base}static/sea.css`],
    exposes: {},
    pageChunks: { tide: { chunks: [`${base}static/tide.js`], css: [`${base}static/tide.css`] } },
    files: Object.fromEntries(names.map((name) => [name, file(name)])),
  };
}

const OWN = '/releases/mfe-sea/1.0.0-00000000/';
const CDN = 'https://cdn.example/mfe-sea/';

test('entry and styles have the hashes of their files, wherever they lie', () => {
  for (const [base, prefix] of [
    ['', OWN],
    [CDN, CDN],
  ] as const) {
    expect(shellIntegrity(releaseAt(base))).toEqual({
      [`${prefix}remoteEntry.js`]: sri('remoteEntry.js'),
      [`${prefix}static/sea.css`]: sri('static/sea.css'),
    });
  }
});

test('a page asks with a hash for what the entry asks for with one: chunks on another origin', () => {
  expect(Object.keys(pageIntegrity(releaseAt('')))).toEqual([`${OWN}remoteEntry.js`, `${OWN}static/sea.css`]);
  expect(pageIntegrity(releaseAt(CDN))).toMatchObject({
    [`${CDN}static/sea.js`]: sri('static/sea.js'),
    [`${CDN}static/tide.js`]: sri('static/tide.js'),
    [`${CDN}static/tide.css`]: sri('static/tide.css'),
  });
});

test('a file of another release, or one that was released without a hash, has none', () => {
  const { files: _files, ...release } = releaseAt('');
  expect(pageIntegrity({ ...release, files: {} })).toEqual({});
  expect(pageIntegrity({ ...release, files: { 'remoteEntry.js': { bytes: 1, brotli: null } } })).toEqual({});
});

test('visitors get the code of a broken release alone', () => {
  const problem = { code: 'release_broken', params: { reason: '/srv/home' }, later: '/srv/home' } as const;
  const remote = {
    name: 'mfe-sea',
    active: newEntry('1.0.0-00000000', 1),
    release: undefined,
    portal: undefined,
    warning: undefined,
  };
  const { remotes } = toRegistry([{ ...remote, problem }], 'en');
  expect(remotes[0]?.problem).toEqual({ code: 'release_broken', params: {} });
});
