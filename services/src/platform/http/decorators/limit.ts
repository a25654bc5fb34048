import { SetMetadata } from '@nestjs/common';

export const LIMIT_KEY = 'portico:limit';
export const SEARCH_PARAMETER_KEY = 'portico:search-parameter';

/** `page` is for the HTML of a page, `picture` for what a page shows a hundred of, `card` for what takes a while to be rendered, `none` for what watches over the portal, which visitors behind the same address must not get in the way of. */
export type LimitKind = 'read' | 'search' | 'page' | 'picture' | 'card' | 'none';

/**
 * Which of the configured limits (`server.limits`, requests a minute from one address) the route counts against.
 * `searchParameter`: a call that gives it counts as a search instead.
 */
export function Limit(kind: LimitKind, options: { searchParameter?: string } = {}): MethodDecorator {
  return (target, key, descriptor) => {
    SetMetadata(LIMIT_KEY, kind)(target, key, descriptor);
    SetMetadata(SEARCH_PARAMETER_KEY, options.searchParameter)(target, key, descriptor);
  };
}

/** The kind that one call counts as. */
export function limitKindOf(kind: LimitKind, searchParameter: string | undefined, query: unknown): LimitKind {
  if (searchParameter === undefined || typeof query !== 'object' || query === null) return kind;
  const given: unknown = Reflect.get(query, searchParameter);
  return given === undefined || given === '' ? kind : 'search';
}
