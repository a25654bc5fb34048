import ky, { HTTPError, type Options, TimeoutError } from 'ky';
import { MINUTE_MS } from '@portico/domain';
import { AUTH_STORAGE_KEYS } from '@portico/contract';
import { ApiError, errorFromBody, type ClientErrorCode } from './api-error';

export { ApiError, errorFromBody, type ClientErrorCode } from './api-error';

const REQUEST_TIMEOUT_MS = MINUTE_MS;
const AUTH_HEADER = 'x-auth-token';

/** Longest wait before a read is tried again, whatever the server asks for. */
const MAX_RETRY_AFTER_MS = 5000;

let http = ky.create({
  timeout: REQUEST_TIMEOUT_MS,
  retry: 0,
  headers: { accept: 'application/json' },
  // The API never redirects. A redirect that a browser followed would take the token along.
  redirect: 'error',
});

/** Sends a read again without an answer, or from a busy server after its `Retry-After`; not after a timeout, no writes. Queries do not retry. */
export function retryReads(): void {
  http = http.extend({
    retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], maxRetryAfter: MAX_RETRY_AFTER_MS },
  });
}

export interface ApiCall extends Pick<Options, 'method' | 'json' | 'signal' | 'keepalive' | 'retry'> {
  headers?: Record<string, string | undefined>;
  /** Sends the session token; true by default. */
  authenticated?: boolean;
  /** A token to send in place of the session's, after a log-out has cleared it. */
  token?: string;
  /** A minute by default. */
  timeoutMs?: number;
}

/** Calls an API address and returns its JSON, or undefined for 204. The time limit covers the second try and the body. */
export async function callApi(address: string, call: ApiCall = {}): Promise<unknown> {
  const deadline = new AbortController();
  const signal = AbortSignal.any([deadline.signal, ...(call.signal ? [call.signal] : [])]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(unreachable('client.timeout', undefined));
      deadline.abort();
    }, call.timeoutMs ?? REQUEST_TIMEOUT_MS);
  });
  const answer = send(address, { ...call, signal }).then(bodyOf);
  return await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** Returns a successful answer and throws everything else. */
async function send(
  address: string,
  { authenticated = false, token: given, headers, timeoutMs = REQUEST_TIMEOUT_MS, ...options }: ApiCall,
): Promise<Response> {
  const url = addressOf(address);
  // Read now: a hook of ky runs later, and logging out forgets the token as soon as its call is made.
  const token = given ?? (authenticated ? readAuthToken() : null) ?? undefined;
  try {
    return await http(url, { ...options, timeout: timeoutMs, headers: { ...headers, [AUTH_HEADER]: token } });
  } catch (cause) {
    if (cause instanceof HTTPError) throw await refusalOf(cause);
    if (options.signal?.aborted === true) throw cause;
    throw unreachable(cause instanceof TimeoutError ? 'client.timeout' : 'client.network', cause);
  }
}

/** Turns a refusal into an `ApiError`, and tells the portal if the session has ended or the account is banned. */
async function refusalOf({ request, response }: HTTPError): Promise<ApiError> {
  const error = errorFromBody(
    response.status,
    await readJson(response).catch(() => undefined),
    response.headers.get('x-request-id') ?? undefined,
  );
  const token = request.headers.get(AUTH_HEADER);
  // A refused token that was replaced meanwhile says nothing about the current session.
  if (token !== null && token === readAuthToken()) {
    if (error.status === 401) expired.announce();
    if (error.code === 'identity.account_banned') banned.announce();
  }
  return error;
}

function unreachable(code: ClientErrorCode, cause: unknown): ApiError {
  return new ApiError({ code, status: 0, msg: 'The server could not be reached.', cause });
}

async function readJson(response: Response): Promise<unknown> {
  return await response.json();
}

/** Returns an address of our own API. Other origins are refused, because the token is sent along. */
function addressOf(path: string): string {
  const { origin } = globalThis.location;
  const url = new URL(path, origin);
  if (path.startsWith('/') && url.origin === origin) return url.href;
  throw new TypeError(`Not an address of the API: ${path.slice(0, 100)}`);
}

/** GETs the JSON of one API address. Public reads carry no token, so that any cache may keep them. */
export function getJson(
  address: string,
  options: Pick<ApiCall, 'signal' | 'authenticated' | 'retry' | 'timeoutMs'> = {},
): Promise<unknown> {
  return callApi(address, options);
}

/** GETs a file of one API address, whole. */
export async function getFile(address: string, options: Pick<ApiCall, 'authenticated'> = {}): Promise<Blob> {
  const response = await send(address, { ...options, headers: { accept: '*/*' } });
  try {
    return await response.blob();
  } catch (cause) {
    throw unreachable('client.network', cause);
  }
}

/** GETs a file as a stream: headers have arrived, the body has not. The signal cancels it. The caller must notice a body that breaks off. */
export function openFile(
  address: string,
  options: Pick<ApiCall, 'authenticated' | 'signal'> = {},
): Promise<Response> {
  return send(address, { ...options, headers: { accept: '*/*' } });
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
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

let heldToken: string | null = null;

/** Keeps the session token in memory, for browsers that refuse storage; null forgets it. */
export function holdAuthToken(token: string | null): void {
  heldToken = token;
}

/** The session token: the stored one, else the one held by the page; null when no one is signed in. */
export function readAuthToken(): string | null {
  try {
    return globalThis.localStorage.getItem(AUTH_STORAGE_KEYS.token) ?? heldToken;
  } catch {
    return heldToken;
  }
}

type Listener = () => void;

/** The client only signals, because the shell owns the session and acts on it. */
function createSignal(): { listen: (listener: Listener) => () => void; announce: () => void } {
  const listeners = new Set<Listener>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: () => {
      for (const listener of listeners) listener();
    },
  };
}

const expired = createSignal();
const banned = createSignal();

/** Runs `listener` when the API refuses the stored token (401). Returns a function that stops listening. */
export const onSessionExpired = expired.listen;

/** Runs `listener` when the API says that the account of the stored token is banned. Returns a function that stops listening. */
export const onAccountBanned = banned.listen;
