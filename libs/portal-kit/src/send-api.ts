import { type ApiCall, callApi } from '@portico/api-client/runtime';
import type { paths } from '@portico/api-client';
import { pathAddress } from './path-address';

type Method = 'post' | 'put' | 'delete';

type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

/** Paths of `openapi.json` that take a method. */
export type SendPath<M extends Method> = {
  [P in keyof paths & string]: [Operation<P, M>] extends [never] ? never : P;
}[keyof paths & string];

/** The JSON that a path takes. */
export type Body<M extends Method, P extends SendPath<M>> =
  Operation<P, M> extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : undefined;

/** The answer; undefined where the call answers nothing. */
export type Sent<M extends Method, P extends SendPath<M>> =
  Operation<P, M> extends { responses: { 200: { content: { 'application/json': infer Json } } } }
    ? Json
    : undefined;

interface SendInit<M extends Method, P extends SendPath<M>> extends Pick<
  ApiCall,
  'authenticated' | 'signal' | 'keepalive'
> {
  params?: Record<string, string | number>;
  body?: Body<M, P>;
  /** The same key never applies twice: the second answer equals the first. */
  idempotencyKey?: string;
}

/**
 * One call of the API that changes something, for the mutations of a feature:
 * `useMutation({ mutationFn: (body: Credentials) => sendApi('post', '/api/auth/login', { body }) })`. Throws `ApiError`.
 */
export async function sendApi<M extends Method, P extends SendPath<M>>(
  method: M,
  path: P,
  { params, body, idempotencyKey, ...options }: SendInit<M, P> = {},
): Promise<Sent<M, P>> {
  const answer = await callApi(pathAddress(path, params), {
    ...options,
    method,
    json: body,
    headers: {
      // Mails that come of it are written in the language of the page.
      'accept-language': document.documentElement.lang,
      'idempotency-key': idempotencyKey,
    },
  });
  return answer as Sent<M, P>;
}
