import { ApiError, getFile, getJson } from '@portico/api-client/runtime';
import { apiAddress } from '@portico/contract';
import type { Answer, ApiQueryInit, GetPath } from './api-query';
import { pathAddress } from './path-address';

/** One public GET outside the query cache, for callers with a cache of their own. Throws `ApiError`. */
export async function getApi<P extends GetPath>(
  path: P,
  { params, query }: Pick<ApiQueryInit<P>, 'params' | 'query'>,
): Promise<Answer<P>> {
  const address = apiAddress(pathAddress(path, params), query);
  return (await getJson(address)) as Answer<P>;
}

/** A public file of this site, whole. Throws `ApiError`. */
export function getPublicFile(address: string): Promise<Blob> {
  return getFile(address);
}

/** Tells whether an error is an answer with one of these statuses. */
export function isAnsweredWith(error: unknown, statuses: readonly number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}
