import {
  type Distribution,
  distributionOf,
  dropSimulation,
  type RandomNumber,
  seededRandom,
  type SimulatedRow,
  type SimulationOptions,
} from '@portico/domain';

/** Input of the worker. Both tables use the same random numbers, so that equal rows give equal results. */
export interface SimulationRequest {
  before: readonly SimulatedRow[];
  after: readonly SimulatedRow[];
  options: SimulationOptions;
  runs: number;
  seed: number;
}

export interface ItemOutcome {
  itemId: number;
  before: Distribution;
  after: Distribution;
}

export type FromSimulationWorker =
  | { kind: 'progress'; runs: number }
  | { kind: 'done'; items: ItemOutcome[] }
  | { kind: 'failed'; reason: string };

/** Spreads neighboring ids over 32-bit seeds. */
const GOLDEN_RATIO = 0x9e37_79b9;

/** Runs both tables, each item with its own random numbers, and reports progress after each run. */
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
