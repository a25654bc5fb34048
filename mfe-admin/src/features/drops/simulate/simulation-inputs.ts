import { MAX_RANDOM_SEED } from '@portico/domain';

export const KILLS = [100, 1000, 10_000] as const;
export const RUNS = [50, 200, 1000] as const;

export interface SimulationInputs {
  kills: number;
  runs: number;
  /** As typed. */
  seed: string;
  isOnQuests: boolean;
}

export function newInputs(): SimulationInputs {
  return { kills: 1000, runs: 200, seed: newSeed(), isOnQuests: false };
}

export function newSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
}

/** What is typed as numbers; undefined where the seed is none. */
export function optionsOf(
  inputs: SimulationInputs,
): (Omit<SimulationInputs, 'seed'> & { seed: number }) | undefined {
  const text = inputs.seed.trim();
  const seed = Number(text);
  return /^\d+$/.test(text) && seed <= MAX_RANDOM_SEED ? { ...inputs, seed } : undefined;
}
