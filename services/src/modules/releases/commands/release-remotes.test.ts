import { ReleaseError } from '../files/release-error.js';
import { releaseEach, stampsOf } from './release-remotes.js';

it('gives each remote its stamp, or all the only one', () => {
  expect(stampsOf(['mfe-a', 'mfe-b'], 'one,two')).toEqual(['one', 'two']);
  expect(stampsOf(['mfe-a', 'mfe-b'], 'one')).toEqual(['one', 'one']);
  expect(stampsOf(['mfe-a'], undefined)).toEqual([]);
});

it('refuses more or fewer stamps than remotes', () => {
  expect(() => stampsOf(['mfe-a', 'mfe-b'], 'one,two,three')).toThrow('3 stamps for 2 remotes');
});

it('goes on after a remote that is refused, and names each of them', async () => {
  const tried: string[] = [];
  const release = (name: string) => {
    tried.push(name);
    return name === 'mfe-b' ? Promise.resolve() : Promise.reject(new ReleaseError('it has no styles'));
  };
  await expect(releaseEach(['mfe-a', 'mfe-b', 'mfe-c'], release)).rejects.toThrow(
    'mfe-a was not released: it has no styles\nmfe-c was not released: it has no styles',
  );
  expect(tried).toEqual(['mfe-a', 'mfe-b', 'mfe-c']);
  await expect(releaseEach(['mfe-a'], release)).rejects.toThrow(/^it has no styles$/);
});

it('stops where it is no refusal, as when the database is away', async () => {
  const tried: string[] = [];
  const release = (name: string) => {
    tried.push(name);
    return Promise.reject(new Error('away'));
  };
  await expect(releaseEach(['mfe-a', 'mfe-b'], release)).rejects.toThrow('away');
  expect(tried).toEqual(['mfe-a']);
});
