import {
  type Distribution,
  distributionOf,
  dropSimulation,
  type RandomNumber,
  seededRandom,
  type SimulatedRow,
  type SimulationOptions,
} from '@portico/domain';

/** What the worker is to run. Both tables are rolled with the same numbers: what is alike comes out alike. */
export interface SimulationRequest {
  before: readonly SimulatedRow[];
  after: readonly SimulatedRow[];
  options: SimulationOptions;
  runs: number;
  seed: number;
}

/** Of one item, by the table of before and by that of after. */
export interface ItemOutcome {
  itemId: number;
  before: Distribution;
  after: Distribution;
}

export type FromSimulationWorker =
  | { kind: 'progress'; runs: number }
  | { kind: 'done'; items: ItemOutcome[] }
  | { kind: 'failed'; reason: string };

/** Of 32 bits: ids that are near each other have seeds that are not. */
const GOLDEN_RATIO = 0x9e37_79b9;

/** Runs both tables, every item with its own numbers of the seed, and says after each run how many are done. */
export function runSimulation(request: SimulationRequest, onRun: (runs: number) => void): ItemOutcome[] {
  const before = collector(request.before, request);
  const after = collector(request.after, request);
  for (let run = 0; run < request.runs; run += 1) {
    before.run(run);
    after.run(run);
    onRun(run + 1);
  }
  const items = new Set([...request.before, ...request.after].map(({ itemId }) => itemId));
  return [...items].map((itemId) => ({
    itemId,
    before: distributionOf(before.samples(itemId)),
    after: distributionOf(after.samples(itemId)),
  }));
}

function collector(rows: readonly SimulatedRow[], { options, runs, seed }: SimulationRequest) {
  const simulate = dropSimulation(rows, options);
  const order = seededRandom(seed);
  const randoms = new Map<number, RandomNumber>();
  const randomOf = (itemId: number) => {
    const random = randoms.get(itemId) ?? seededRandom((seed ^ Math.imul(itemId + 1, GOLDEN_RATIO)) >>> 0);
    randoms.set(itemId, random);
    return random;
  };
  const pieces = new Map<number, Float64Array>();
  const samples = (itemId: number) => pieces.get(itemId) ?? new Float64Array(runs);
  return {
    samples,
    run: (run: number) => {
      for (const [itemId, given] of simulate(order, randomOf)) {
        const all = samples(itemId);
        all[run] = given;
        pieces.set(itemId, all);
      }
    },
  };
}
