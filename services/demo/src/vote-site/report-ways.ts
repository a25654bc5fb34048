import type { VoteSiteTexts } from './vote-site-texts.js';

/** How a site reports a vote. The visitor chooses one of the cases that the portal has to handle. */
export const REPORT_WAYS = ['now', 'late', 'twice', 'never', 'notCounted'] as const;
export type ReportWay = (typeof REPORT_WAYS)[number];

/** Outcomes on the thanks page: the chosen way, or `pending` if the portal has not answered yet. */
export const REPORT_OUTCOMES = ['reported', 'pending', 'late', 'twice', 'never', 'notCounted'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const TEXT_OF_WAY: Readonly<Record<ReportWay, keyof VoteSiteTexts>> = {
  now: 'wayNow',
  late: 'wayLate',
  twice: 'wayTwice',
  never: 'wayNever',
  notCounted: 'wayNotCounted',
};

export function isReportWay(value: unknown): value is ReportWay {
  return REPORT_WAYS.some((way) => way === value);
}

export function isReportOutcome(value: unknown): value is ReportOutcome {
  return REPORT_OUTCOMES.some((outcome) => outcome === value);
}
