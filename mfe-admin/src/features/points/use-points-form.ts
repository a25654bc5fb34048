import { useTexts } from '@portico/i18n';
import { type FormEvent, useRef, useState } from 'react';
import { type PointType, writtenText } from '@portico/domain';
import { usePlayers } from '../../shared/fields/player-field';
import type { FoundPlayer } from '../../shared/fields/player-search.queries';
import type { AddPoints, PointsTerms } from './points.queries';

export interface PointsFormOptions {
  terms: PointsTerms;
  fields: PointsFields;
  onChange: (fields: PointsFields) => void;
  isPending: boolean;
  refusal: { error: unknown; request: AddPoints } | undefined;
  onSubmit: (request: AddPoints) => void;
}

export function usePointsForm({ terms, fields, onChange, isPending, onSubmit }: PointsFormOptions) {
  const t = useTexts('mfe-admin');
  const [chosen, setChosen] = useState<FoundPlayer>();
  const name = fields.characterName.trim();
  const named = usePlayers(name).players.find((one) => one.name === name);
  const player = chosen ?? named;
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const amount = typedAmount(fields.amount);
  const needs = needsOf(terms, { pointType: fields.pointType, amount, accountId: player?.account_id });
  const issues = pointsIssues(fields, terms.max, needs.reason);
  const set = (patch: Partial<PointsFields>) => onChange({ ...fields, ...patch });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setIsTried(true);
    const [broken] = Object.keys(issues);
    if (broken === undefined) onSubmit(requestOf(fields));
    else form.current?.querySelector<HTMLInputElement>(`input[name="${broken}"]`)?.focus();
  };
  return {
    form,
    amount: issues.amount === undefined ? amount : undefined,
    needs,
    issues,
    player,
    set,
    setCharacter: (characterName: string, found?: FoundPlayer) => {
      setChosen(found);
      set({ characterName });
    },
    submit,
    textOf: (issue: PointsIssues[keyof PointsIssues]) =>
      issue && isTried ? t(`points.issue.${issue}`, { max: terms.max }) : undefined,
    /** A refusal is shown only for the values that were refused. */
    refusalOf: (refusal: PointsFormOptions['refusal']) =>
      refusal && JSON.stringify(refusal.request) === JSON.stringify(requestOf(fields)) ? refusal : undefined,
  };
}

export type PointsNeeds = ReturnType<typeof needsOf>;

/**
 * Requirements of a grant by the limits of the server. Without an amount, nothing is required; `reasonFrom` is the
 * amount that needs a reason.
 */
function needsOf(
  terms: PointsTerms,
  { pointType, amount, accountId }: { pointType: PointType; amount?: number; accountId?: number },
) {
  const isNx = pointType === 'nx';
  const given = isNx ? terms.givenNx : terms.givenVotePoints;
  const reasonFrom = isNx ? terms.reasonFromNx : terms.reasonFromVotePoints;
  const together = given + (amount ?? 0);
  const confirmFrom =
    accountId === terms.ownAccountId ? 1 : isNx ? terms.confirmFromNx : terms.confirmFromVotePoints;
  const isLarge = amount !== undefined && together >= confirmFrom;
  return {
    reason: isLarge || (amount !== undefined && together >= reasonFrom),
    confirmation: isLarge && terms.hasSecondAdmin,
    /** The grant needs a second admin, but there is none. */
    isAlone: isLarge && !terms.hasSecondAdmin,
    reasonFrom: Math.max(1, reasonFrom - given),
    /** Amount granted by the same admin within a day. */
    given,
  };
}

export interface PointsFields {
  characterName: string;
  pointType: PointType;
  amount: string;
  reason: string;
  /** Visible to staff only. */
  note: string;
}

interface PointsIssues {
  characterName?: 'fillIn';
  amount?: 'fillIn' | 'positive' | 'max';
  reason?: 'reason';
}

function typedAmount(text: string): number | undefined {
  const amount = /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return amount >= 1 ? amount : undefined;
}

function pointsIssues(fields: PointsFields, max: number, isReasonNeeded: boolean): PointsIssues {
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

function requestOf({ characterName, pointType, amount, reason, note }: PointsFields): AddPoints {
  const [words, noted] = [writtenText(reason), writtenText(note)];
  return {
    characterName: characterName.trim(),
    pointType,
    amount: Number(amount.trim()),
    ...(words !== '' && { reason: words }),
    ...(noted !== '' && { note: noted }),
  };
}

export function fieldsOf(request: AddPoints): PointsFields {
  return { reason: '', note: '', ...request, amount: String(request.amount) };
}

/** Returns a function that formats points: `2,000 NX`, `3 vote points`. */
export function useAmountText(): (amount: number, pointType: PointType) => string {
  const t = useTexts('mfe-admin');
  return (amount, pointType) => t(`points.amounts.${pointType}`, { count: amount });
}
