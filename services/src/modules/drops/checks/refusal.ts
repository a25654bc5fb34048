import { isDropFault } from '@portico/domain';
import type { DropFault } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { FAULT_TEXTS } from './fault-texts.js';
import type { FoundIssue } from './rules/found-issue.js';

const MAX_SHOWN = 20;

/** A fault of the change at a place of the list. */
export interface FoundFault {
  index: number;
  code: DropFault;
}

export function faultsIn(issues: readonly FoundIssue[]): FoundFault[] {
  return issues.flatMap(({ index, code }) => (isDropFault(code) ? [{ index, code }] : []));
}

/** The error for faults. It counts changes, not faults, and says what is wrong with the first. */
export function refusalOf(faults: readonly FoundFault[]): AppError {
  const count = new Set(faults.map(({ index }) => index)).size;
  const shown = faults.slice(0, MAX_SHOWN).map(({ index, code }) => ({
    field: `changes.${index}`,
    rule: code,
    msg: FAULT_TEXTS[code],
  }));
  return new AppError('drops.refused', { count }, shown);
}
