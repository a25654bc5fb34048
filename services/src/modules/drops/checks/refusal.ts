import { isDropFault } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { FAULT_TEXTS } from './fault-texts.js';
import type { FoundIssue } from './rules/found-issue.js';

const MAX_SHOWN = 20;

/** The error for faults among what was found; undefined where there is none. It counts changes, not faults. */
export function refusalOf(issues: readonly FoundIssue[]): AppError | undefined {
  const faults = issues.flatMap(({ index, code }) => (isDropFault(code) ? [{ index, code }] : []));
  if (faults.length === 0) return undefined;
  const count = new Set(faults.map(({ index }) => index)).size;
  const shown = faults.slice(0, MAX_SHOWN).map(({ index, code }) => ({
    field: `changes.${index}`,
    rule: code,
    msg: FAULT_TEXTS[code],
  }));
  return new AppError('drops.refused', { count }, shown);
}
