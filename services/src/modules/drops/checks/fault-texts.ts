import type { DropFault } from '@portico/domain';

/** What is said of a refused change to whoever reads the API; pages have their own words. */
export const FAULT_TEXTS: Readonly<Record<DropFault, string>> = {
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
