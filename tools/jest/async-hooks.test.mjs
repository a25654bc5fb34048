import { AsyncLocalStorage } from './async-hooks.cjs';

test('a store is known while its work runs, at once or later, and whatever becomes of that', async () => {
  const storage = new AsyncLocalStorage();
  const seen = [storage.run('outer', (word) => [word, storage.getStore()], 'argument'), storage.getStore()];
  const later = storage.run('later', async () => {
    await Promise.resolve();
    return storage.run('inner', () => storage.getStore()) + storage.getStore();
  });
  seen.push(storage.getStore(), await later, storage.getStore());
  const fail = () => {
    throw new Error('failed');
  };
  expect(() => storage.run('failing', fail)).toThrow('failed');
  await expect(storage.run('failing', async () => fail())).rejects.toThrow('failed');
  seen.push(storage.getStore());
  expect(seen).toEqual([['argument', 'outer'], undefined, 'later', 'innerlater', undefined, undefined]);
});
