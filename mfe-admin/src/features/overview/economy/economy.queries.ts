import { apiQuery, type Answer } from '@portico/portal-kit';

export type Economy = Answer<'/api/admin/economy'>;
export type EconomyCurrency = Economy['sources'][number]['currency'];
export type EconomySource = Economy['sources'][number];
export type EconomyMover = Economy['movers'][number];
export type EconomyItem = Economy['itemsIn'][number];

export function economyQuery() {
  return apiQuery('/api/admin/economy', { authenticated: true });
}

export interface DailyFlow {
  /** `2026-01-31` */
  day: string;
  in: number;
  out: number;
}

const FIELDS = {
  NX: ['nxIn', 'nxOut'],
  VP: ['vpIn', 'vpOut'],
  MESO: ['mesoIn', 'mesoOut'],
} as const satisfies Record<EconomyCurrency, readonly [string, string]>;

export function dailyFlows(days: Economy['days'], currency: EconomyCurrency): DailyFlow[] {
  const [inField, outField] = FIELDS[currency];
  return days.map((day) => ({ day: day.day, in: day[inField], out: day[outField] }));
}

export function flowTotals(flows: readonly DailyFlow[]) {
  const moved = flows.filter((flow) => flow.in + flow.out > 0);
  return {
    in: flows.reduce((sum, flow) => sum + flow.in, 0),
    out: flows.reduce((sum, flow) => sum + flow.out, 0),
    busiest: moved.reduce<DailyFlow | undefined>(
      (best, flow) => (best === undefined || flow.in + flow.out > best.in + best.out ? flow : best),
      undefined,
    ),
  };
}
