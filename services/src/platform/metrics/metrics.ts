import { Counter, Registry } from 'prom-client';

/** Metrics of this process. Each is declared beside what it counts, and its labels have few values. */
export const metrics = new Registry();

const lookups = new Counter({
  name: 'portico_cache_lookups_total',
  help: 'Answers that were looked for in a cache of this process.',
  labelNames: ['cache', 'result'],
  registers: [metrics],
});

export function countLookup(cache: string, isHit: boolean): void {
  lookups.inc({ cache, result: isHit ? 'hit' : 'miss' });
}
