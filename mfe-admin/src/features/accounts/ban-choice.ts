import type { BanRequest } from './accounts.queries';

export const PRESET_DAYS = [1, 3, 7, 30] as const;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What is chosen of a ban. */
export interface BanChoice {
  type: BanRequest['type'];
  /** End of a temporary ban, as `datetime-local` writes it, where the admin is; '' for none. */
  at: string;
}

/** A day, which is what most bans are. */
export function firstChoice(now: number): BanChoice {
  return { type: 'temporary', at: localText(now + DAY_MS) };
}

/** So many days from now. */
export function afterDays(days: number, now: number): string {
  return localText(now + days * DAY_MS);
}

/** What a choice lacks: an end, or one that is to come. */
export function banIssue({ type, at }: BanChoice, now: number): 'missing' | 'past' | undefined {
  if (type === 'permanent') return undefined;
  const until = Date.parse(at);
  if (Number.isNaN(until)) return 'missing';
  return until > now ? undefined : 'past';
}

/** The end as the API takes it: none of a permanent ban. */
export function untilOf({ type, at }: BanChoice): { until?: number } {
  const until = Date.parse(at);
  return type === 'permanent' || Number.isNaN(until) ? {} : { until };
}

function localText(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * MINUTE_MS;
  return new Date(at - offset).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}
