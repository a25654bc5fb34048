import type { Distribution, SimulatedRow, SimulationOptions } from '@portico/domain';

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
