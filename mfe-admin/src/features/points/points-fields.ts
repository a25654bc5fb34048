import { writtenText, type PointType } from '@portico/domain';
import type { AddPoints } from './points.queries';

/** What the form holds, as it is typed. */
export interface PointsFields {
  characterName: string;
  pointType: PointType;
  amount: string;
  reason: string;
  /** For the staff alone. */
  note: string;
}

/** What is wrong with the fields, in words of the texts below `points.issue`. */
export interface PointsIssues {
  characterName?: 'fillIn';
  amount?: 'fillIn' | 'positive' | 'max';
  reason?: 'reason';
}

interface Limits {
  max: number;
  isReasonNeeded: boolean;
}

/** The amount that is typed, where it is a whole number from 1 up. */
export function typedAmount(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,15}$/.test(trimmed)) return undefined;
  const amount = Number(trimmed);
  return amount >= 1 ? amount : undefined;
}

export function pointsIssues(fields: PointsFields, { max, isReasonNeeded }: Limits): PointsIssues {
  const amount = amountIssue(fields.amount, max);
  return {
    ...(fields.characterName.trim() === '' && { characterName: 'fillIn' }),
    ...(amount !== undefined && { amount }),
    ...(isReasonNeeded && writtenText(fields.reason) === '' && { reason: 'reason' }),
  };
}

function amountIssue(text: string, max: number): PointsIssues['amount'] {
  if (text.trim() === '') return 'fillIn';
  const amount = typedAmount(text);
  if (amount === undefined) return 'positive';
  return amount > max ? 'max' : undefined;
}

export function requestOf({ characterName, pointType, amount, reason, note }: PointsFields): AddPoints {
  const [words, noted] = [writtenText(reason), writtenText(note)];
  return {
    characterName: characterName.trim(),
    pointType,
    amount: Number(amount.trim()),
    ...(words !== '' && { reason: words }),
    ...(noted !== '' && { note: noted }),
  };
}

export function fieldsOf({
  characterName,
  pointType,
  amount,
  reason = '',
  note = '',
}: AddPoints): PointsFields {
  return { characterName, pointType, amount: String(amount), reason, note };
}
