import { type ApiCall, callApi } from '@portico/api-client/runtime';
import type { paths } from '@portico/api-client';
import { pathAddress } from './path-address';

type Method = 'post' | 'put' | 'delete';

type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

/** Paths of `openapi.json` that take a method. */
export type SendPath<M extends Method> = {
  [P in keyof paths & string]: [Operation<P, M>] extends [never] ? never : P;
}[keyof paths & string];

/** The JSON body of a path. */
export type Body<M extends Method, P extends SendPath<M>> =
  Operation<P, M> extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : undefined;

/** The answer; undefined if it is empty. */
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
  /** A call with the same key applies once: the second answer equals the first. */
  idempotencyKey?: string;
}

/** A call that changes something: `useMutation({ mutationFn: (body: Login) => sendApi('post', '/api/auth/login', { body }) })`. Throws `ApiError`. */
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
      // The language of mails that the call sends.
      'accept-language': document.documentElement.lang,
      'idempotency-key': idempotencyKey,
    },
  });
  return answer as Sent<M, P>;
}
