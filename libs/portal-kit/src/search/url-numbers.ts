import { MAX_INT32 } from '@portico/domain';

/** Tells whether a number from an address can be an id or a page: a positive integer that the API accepts. */
export function isUrlNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= MAX_INT32;
}

/** The page number from an address; 1 if it is not valid. */
export function urlPage(page: number): number {
  return isUrlNumber(page) ? page : 1;
}

/** The id or position from an address; 0 (none) if it is not valid. */
export function urlId(id: number): number {
  return isUrlNumber(id) ? id : 0;
}
