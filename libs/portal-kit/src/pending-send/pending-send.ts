import { ApiError } from '@portico/api-client/runtime';
import { isSame, isFresh, newKey, readCall, removeCall, storeCall, type StoredCall } from './stored-call';

export interface PendingSendOptions<Request, Answer> {
  /** Name of the call, unique on its page: `exchange`. */
  name: string;
  /** Sends the call with the key under which it is repeated. Throws `ApiError`. */
  send: (request: Request, idempotencyKey: string) => Promise<Answer>;
  /** Checks a stored request, which another release may have written. */
  isRequest: (value: unknown) => value is Request;
}

/** State of a call. */
export type SendState<Request, Answer> =
  | { phase: 'ready' }
  | { phase: 'sending'; request: Request; isRepeat: boolean }
  /** No answer came, so the result is unknown. Without `error` the call is from before a reload. */
  | { phase: 'unconfirmed'; request: Request; error?: unknown }
  | { phase: 'refused'; request: Request; error: unknown }
  | { phase: 'done'; request: Request; answer: Answer };

/** A kind of call that moves value, made once per module; `usePendingSend` sends it. */
export class PendingSend<Request, Answer> {
  readonly #byAccount = new Map<string, AccountCall<Request, Answer>>();

  constructor(private readonly options: PendingSendOptions<Request, Answer>) {}

  /** The calls of one account: nobody can resume a call of another account. */
  of(username: string): AccountCall<Request, Answer> {
    const known = this.#byAccount.get(username);
    if (known !== undefined) return known;
    const call = new AccountCall(this.options, username);
    this.#byAccount.set(username, call);
    return call;
  }
}

/** One call at a time. Its key is kept past a reload until a definite answer came. */
class AccountCall<Request, Answer> {
  readonly #options: PendingSendOptions<Request, Answer>;
  readonly #storageName: string;
  readonly #listeners = new Set<() => void>();
  #call: StoredCall<Request> | undefined;
  #state: SendState<Request, Answer>;

  constructor(options: PendingSendOptions<Request, Answer>, username: string) {
    this.#options = options;
    this.#storageName = `portico-pending:${options.name}:${username}`;
    this.#call = readCall(this.#storageName, options.isRequest);
    this.#state =
      this.#call === undefined ? { phase: 'ready' } : { phase: 'unconfirmed', request: this.#call.request };
  }

  readonly read = (): SendState<Request, Answer> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends, unless a request is running. One equal to an unanswered one keeps its key, others get a new one. `onSettled` runs after each attempt. */
  async submit(request: Request, onSettled: () => void): Promise<void> {
    if (this.#state.phase === 'sending') return;
    const call = this.#call;
    if (call === undefined || !isSame(call.request, request)) {
      await this.#attempt({ key: newKey(), request, at: Date.now() }, false);
    } else if (isFresh(call)) {
      await this.#attempt(call, true);
    } else {
      // The server has forgotten the key, so a repeat would count as a new call.
      this.#settle({ phase: 'ready' });
    }
    onSettled();
  }

  /** Returns to the start for another call. A call without answer keeps its key. */
  leave(): void {
    if (this.#state.phase !== 'sending' && this.#state.phase !== 'ready') this.#enter({ phase: 'ready' });
  }

  async #attempt(call: StoredCall<Request>, isRepeat: boolean): Promise<void> {
    const { key, request } = call;
    this.#call = call;
    storeCall(this.#storageName, call);
    this.#enter({ phase: 'sending', request, isRepeat });
    try {
      const answer = await this.#options.send(request, key);
      this.#settle({ phase: 'done', request, answer });
    } catch (error) {
      if (isDefinite(error, isRepeat)) this.#settle({ phase: 'refused', request, error });
      else this.#enter({ phase: 'unconfirmed', request, error });
    }
  }

  #settle(state: SendState<Request, Answer>): void {
    this.#call = undefined;
    removeCall(this.#storageName);
    this.#enter(state);
  }

  #enter(state: SendState<Request, Answer>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Statuses of checks that run before the key is read. */
const AT_THE_DOOR = new Set([401, 403, 429]);

/** Whether a failure had no effect. Unknown if no server answered, a server failed over it, or an answer broke off. */
function isDefinite(error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  if (status < 400 || status === 408 || status >= 500) return false;
  // These checks, and a proxy in front of them, do not know about an earlier try.
  return !isRepeat || !(AT_THE_DOOR.has(status) || code === 'client.bad_answer');
}
