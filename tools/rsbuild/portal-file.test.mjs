import { pageChunks } from './portal-file.mjs';

const STATS = {
  namedChunkGroups: {
    features: { assets: [{ name: 'static/js/features.1.js' }, { name: 'static/css/features.1.css' }] },
    remote: { assets: [{ name: 'static/js/remote.1.js' }] },
  },
};

test('a page that comes in a chunk of its own has its files named', () => {
  expect(pageChunks(['features'], STATS)).toEqual({
    features: { chunks: ['static/js/features.1.js'], css: ['static/css/features.1.css'] },
  });
});

test('a chunk that the build does not have is refused by name', () => {
  expect(() => pageChunks(['download'], STATS)).toThrow('webpackChunkName: "download"');
});
