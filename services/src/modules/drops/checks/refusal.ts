import { type DropFault, isDropFault } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { FoundIssue } from './rules.js';

const MAX_SHOWN = 20;

interface FoundFault {
  index: number;
  code: DropFault;
}

export function faultsIn(issues: readonly FoundIssue[]): FoundFault[] {
  return issues.flatMap(({ index, code }) => (isDropFault(code) ? [{ index, code }] : []));
}

/** Error for faults, with the number of faulty changes and the details of the first faults. */
export function refusalOf(faults: readonly FoundFault[]): AppError {
  const count = new Set(faults.map(({ index }) => index)).size;
  const shown = faults
    .slice(0, MAX_SHOWN)
    .map(({ index, code }) => ({ field: `changes.${index}`, rule: code, msg: FAULT_TEXTS[code] }));
  return new AppError('drops.refused', { count }, shown);
}

/** Texts of refused changes for API clients. Pages have their own texts. */
const FAULT_TEXTS: Readonly<Record<DropFault, string>> = {
  'item-unknown': 'The game has no such item',
  'dropper-unknown': 'The game has no such monster or reactor',
  'quest-unknown': 'The game has no such quest',
  'quantity-order': 'The minimum is above the maximum',
  'quantity-range': 'The game cannot hold this quantity',
  'quantity-crash': 'The game would stop at this row: the maximum has to be 1, or above the minimum',
  'chance-range': 'The chance has to be from 0 to 100 percent, and above 0 for a reactor',
  'chance-too-small': 'The chance is too small to be stored',
  duplicate: 'This item has a row here already',
  'meso-form': 'Mesos drop from monsters, at least 1 of them and for no quest',
};
