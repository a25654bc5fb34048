import { MAX_INT32 } from '@portico/domain';

/** Whether a number of an address can be an id, a page or a place: a positive integer that the API takes. */
export function isUrlNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= MAX_INT32;
}

/** The page that an address asks for; 1 where it does not spell it rightly. */
export function urlPage(page: number): number {
  return isUrlNumber(page) ? page : 1;
}

/** The id or the place that an address names; 0, for none, where it does not spell it rightly. */
export function urlId(id: number): number {
  return isUrlNumber(id) ? id : 0;
}
