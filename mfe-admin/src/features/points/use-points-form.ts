import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useRef, useState, type FormEvent } from 'react';
import type { FoundPlayer } from '../../shared/player-search/player-search.queries';
import { pointsIssues, requestOf, typedAmount, type PointsFields, type PointsIssues } from './points-fields';
import { needsOf } from './points-needs';
import type { AddPoints, PointsTerms } from './points.queries';

export interface PointsFormOptions {
  terms: PointsTerms;
  fields: PointsFields;
  onChange: (fields: PointsFields) => void;
  isPending: boolean;
  /** What the server said to the last one. */
  refusal: { error: unknown; request: AddPoints } | undefined;
  onSubmit: (request: AddPoints) => void;
}

/** What the form holds, what is wrong with it once it was sent, and the sending. */
export function usePointsForm({ terms, fields, onChange, isPending, onSubmit }: PointsFormOptions) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [player, setPlayer] = useState<FoundPlayer>();
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const amount = typedAmount(fields.amount);
  const needs = needsOf(terms, { pointType: fields.pointType, amount, accountId: player?.account_id });
  const issues = pointsIssues(fields, { max: terms.max, isReasonNeeded: needs.reason });

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
    setPlayer,
    set: (patch: Partial<PointsFields>) => onChange({ ...fields, ...patch }),
    submit,
    textOf: (issue: PointsIssues[keyof PointsIssues]) =>
      issue && isTried ? t(`points.issue.${issue}`, { max: number(terms.max) }) : undefined,
    /** The refusal of what the form holds; of other values it says nothing. */
    refusalOf: (refusal: PointsFormOptions['refusal']) =>
      refusal && JSON.stringify(refusal.request) === JSON.stringify(requestOf(fields)) ? refusal : undefined,
  };
}
