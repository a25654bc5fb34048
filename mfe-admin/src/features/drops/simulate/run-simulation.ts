import { distributionOf, dropSimulation, seededRandom, type SimulatedRow } from '@portico/domain';
import type { ItemOutcome, SimulationRequest } from './simulation-messages';

/** Runs both tables, each with its own numbers of the seed, and says after each run how many are done. */
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
  const random = seededRandom(seed);
  const pieces = new Map<number, Float64Array>();
  const samples = (itemId: number) => pieces.get(itemId) ?? new Float64Array(runs);
  return {
    samples,
    run: (run: number) => {
      for (const [itemId, given] of simulate(random)) {
        const all = samples(itemId);
        all[run] = given;
        pieces.set(itemId, all);
      }
    },
  };
}
