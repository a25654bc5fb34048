import { sendJson, type SendOptions } from '@portico/api-client/runtime';
import type { paths } from '@portico/api-client';
import { pathAddress } from './api-query';

type Method = 'post' | 'put' | 'delete';

type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

/** Paths of `openapi.json` that take a method. */
export type SendPath<M extends Method> = {
  [P in keyof paths & string]: [Operation<P, M>] extends [never] ? never : P;
}[keyof paths & string];

/** The JSON that a path takes. */
export type Body<M extends Method, P extends SendPath<M>> =
  Operation<P, M> extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : undefined;

/** What it answers; undefined where it answers nothing. */
export type Sent<M extends Method, P extends SendPath<M>> =
  Operation<P, M> extends { responses: { 200: { content: { 'application/json': infer Json } } } }
    ? Json
    : undefined;

interface SendInit<M extends Method, P extends SendPath<M>> extends Omit<SendOptions, 'body'> {
  params?: Record<string, string | number>;
  body?: Body<M, P>;
}

const METHODS = { post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

/**
 * One call of the API that changes something, for the mutations of a feature:
 * `useMutation({ mutationFn: (body: Credentials) => sendApi('post', '/api/auth/login', { body }) })`. Throws `ApiError`.
 */
export async function sendApi<M extends Method, P extends SendPath<M>>(
  method: M,
  path: P,
  { params, ...options }: SendInit<M, P> = {},
): Promise<Sent<M, P>> {
  return (await sendJson(METHODS[method], pathAddress(path, params), options)) as Sent<M, P>;
}
