import { filesOfPage } from './build.mjs';

const GROUPS = {
  app: ['lib.js', 'app.js', 'app.css', 'font.woff2'],
  'mfe-market': ['lib.js', 'market.js', 'market.css'],
  'mfe-public': ['public.js'],
  chart: ['chart.js'],
};

test('a page of the one bundle is compared by what it loads, not by chunks that other pages load', () => {
  expect(filesOfPage('mfe-market', GROUPS)).toEqual([
    { file: 'lib.js', isAsync: false, isStyle: false },
    { file: 'app.js', isAsync: false, isStyle: false },
    { file: 'app.css', isAsync: false, isStyle: true },
    { file: 'market.js', isAsync: true, isStyle: false },
    { file: 'market.css', isAsync: true, isStyle: true },
  ]);
});
