import { aDrop } from '../test/drops-data';
import { valuesOf, dropsBeforeAfter } from '../staging/drop-rows';
import { runSimulation } from './run-simulation';

const drops = [
  aDrop({ chance: 100_000 }),
  aDrop({ itemid: 0, chance: 400_000, minQuantity: 4, maxQuantity: 7 }),
];
const { before } = dropsBeforeAfter({ table: 'monster', dropperId: 1, drops }, []);
const request = {
  before,
  after: before,
  options: { kills: 1000, rates: { drop: 1, meso: 1 }, isOnQuests: false },
  runs: 100,
  seed: 7,
};
const ignore = () => undefined;

it('comes out the same again with the same seed, and otherwise with another', () => {
  expect(runSimulation(request, ignore)).toEqual(runSimulation(request, ignore));
  expect(runSimulation({ ...request, seed: 8 }, ignore)).not.toEqual(runSimulation(request, ignore));
});

it('comes out alike for tables that are alike', () => {
  for (const item of runSimulation(request, ignore)) expect(item.after).toEqual(item.before);
});

it('leaves an item as it is where another one is edited', () => {
  const after = before.map((row) => (row.itemId === 0 ? row : { ...row, chance: 200_000 }));
  const mesos = runSimulation({ ...request, after }, ignore).find(({ itemId }) => itemId === 0);
  expect(mesos?.after).toEqual(mesos?.before);
});

it('has an item that one of the tables lacks as none', () => {
  const [shell, mesos] = drops;
  if (shell === undefined || mesos === undefined) throw new Error('no rows');
  const after = before.filter(({ itemId }) => itemId !== 0).map((row) => ({ ...row, chance: 200_000 }));
  const outcome = runSimulation({ ...request, after }, ignore);
  expect(outcome.find(({ itemId }) => itemId === 0)?.after).toEqual({ mean: 0, p5: 0, median: 0, p95: 0 });
  const item = outcome.find(({ itemId }) => itemId === valuesOf(shell).itemId);
  expect(item?.before.mean).toBeGreaterThan(80);
  expect(item?.before.mean).toBeLessThan(120);
  expect(item?.after.mean).toBeGreaterThan(170);
  expect(item?.after.mean).toBeLessThan(230);
});

it('says after each run how many are done', () => {
  const said: number[] = [];
  runSimulation({ ...request, runs: 3 }, (runs) => said.push(runs));
  expect(said).toEqual([1, 2, 3]);
});
