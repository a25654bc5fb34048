import ky, { TimeoutError } from 'ky';
import { ApiError, errorFromBody } from './api-error';
import { readAuthToken } from './auth-token';
import { announceAccountBanned, announceSessionExpired } from './session-events';

export { ApiError, errorFromBody, type ClientErrorCode } from './api-error';
export { holdAuthToken, readAuthToken } from './auth-token';
export { onAccountBanned, onSessionExpired } from './session-events';

const REQUEST_TIMEOUT_MS = 60_000;
const AUTH_HEADER = 'x-auth-token';

const http = ky.create({ retry: 0, timeout: REQUEST_TIMEOUT_MS, throwHttpErrors: false });

async function send(request: Request, isAuthenticated: boolean): Promise<Response> {
  const token = isAuthenticated ? readAuthToken() : null;
  if (token !== null) request.headers.set(AUTH_HEADER, token);
  const response = await answer(request);
  if (response.ok) return response;
  const error = errorFromBody(
    response.status,
    await readJson(response).catch(() => undefined),
    response.headers.get('x-request-id') ?? undefined,
  );
  // One that has been given up or replaced meanwhile says nothing of who is signed in now.
  if (token !== null && token === readAuthToken()) {
    if (error.status === 401) announceSessionExpired();
    if (error.code === 'identity.account_banned') announceAccountBanned();
  }
  throw error;
}

async function answer(request: Request): Promise<Response> {
  try {
    return await http(request);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    const code = cause instanceof TimeoutError ? 'client.timeout' : 'client.network';
    throw new ApiError({ code, status: 0, msg: 'The server could not be reached.', cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  return await response.json();
}

/** An address of our own API. Anything that would lead to another origin is refused: the token goes along. */
function addressOf(path: string): string {
  const { origin } = globalThis.location;
  const url = new URL(path, origin);
  if (path.startsWith('/') && url.origin === origin) return url.href;
  throw new TypeError(`Not an address of the API: ${path.slice(0, 100)}`);
}

/** GETs the JSON of one API address. Public reads go without token, so that they can be cached by anybody. */
export async function getJson(
  address: string,
  options: { signal?: AbortSignal; authenticated?: boolean } = {},
): Promise<unknown> {
  const request = new Request(addressOf(address), {
    headers: { accept: 'application/json' },
    signal: options.signal,
    // The API redirects nowhere, and what a browser follows gets the token too.
    redirect: 'error',
  });
  return bodyOf(await send(request, options.authenticated ?? false));
}

export type SendMethod = 'POST' | 'PUT' | 'DELETE';

export interface SendOptions {
  body?: unknown;
  authenticated?: boolean;
  signal?: AbortSignal;
  /** The same key never applies twice: the second answer equals the first. */
  idempotencyKey?: string;
  /** Sent although the page is being left. */
  keepalive?: boolean;
}

/** Sends JSON to one API address; answers its JSON, undefined where it has none (204). */
export async function sendJson(
  method: SendMethod,
  address: string,
  { body, authenticated = false, signal, idempotencyKey, keepalive }: SendOptions = {},
): Promise<unknown> {
  const request = new Request(addressOf(address), {
    method,
    headers: {
      accept: 'application/json',
      // Mails that come of it are written in the language of the page.
      'accept-language': document.documentElement.lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    keepalive,
    redirect: 'error',
  });
  const response = await send(request, authenticated);
  return response.status === 204 ? undefined : bodyOf(response);
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await readJson(response);
  } catch (cause) {
    throw new ApiError({
      code: 'client.bad_answer',
      status: response.status,
      msg: 'The answer was not JSON.',
      cause,
    });
  }
}
