import { stampsOf } from './release-remotes.js';

it('gives each remote its stamp, or all the only one', () => {
  expect(stampsOf(['mfe-a', 'mfe-b'], 'one,two')).toEqual(['one', 'two']);
  expect(stampsOf(['mfe-a', 'mfe-b'], 'one')).toEqual(['one', 'one']);
  expect(stampsOf(['mfe-a'], undefined)).toEqual([]);
});

it('refuses more or fewer stamps than remotes', () => {
  expect(() => stampsOf(['mfe-a', 'mfe-b'], 'one,two,three')).toThrow('3 stamps for 2 remotes');
});
