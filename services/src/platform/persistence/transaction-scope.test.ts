import { DataSource, EntityManager } from 'typeorm';
import { TransactionScope } from './unit-of-work.js';

const manager = (): EntityManager => new EntityManager(new DataSource({ type: 'mysql' }));

it('knows the transaction of one unit while others begin and end', async () => {
  const scope = new TransactionScope();
  const outer = manager();
  const short = manager();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const running = scope.run(outer, async () => {
    await ended;
    return scope.current;
  });
  expect(await scope.run(short, async () => scope.current)).toBe(short);
  end();
  expect(await running).toBe(outer);
});

it('knows none for work that goes on after all units have ended, nor for what comes later', async () => {
  const scope = new TransactionScope();
  const first = manager();
  let goOn = (): void => undefined;
  const later = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const unawaited: Promise<EntityManager | undefined>[] = [];
  await scope.run(first, async () => {
    unawaited.push(later.then(() => scope.current));
  });
  expect(scope.current).toBeUndefined();
  const second = manager();
  const seen = await scope.run(second, async () => {
    goOn();
    return { left: await Promise.all(unawaited), own: scope.current };
  });
  expect(seen).toEqual({ left: [undefined], own: second });
});
