import type { ErrorBody, FieldIssue } from '@portico/domain';

/** `code` of an error that no server answered: the network is away, the request timed out, the answer was no JSON. */
export type ClientErrorCode = 'client.network' | 'client.timeout' | 'client.bad_answer';

/** Thrown by every failed call. `msg` is the server's English text; the interface translates by `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  /** False if no answer came, or something in front of the API answered. */
  readonly isOfApi: boolean;
  readonly msg: string;
  readonly requestId: string | undefined;
  readonly params: Record<string, string | number>;
  readonly issues: FieldIssue[];

  constructor(init: {
    code: string;
    status: number;
    msg: string;
    isOfApi?: boolean;
    requestId?: string;
    params?: Record<string, string | number>;
    issues?: FieldIssue[];
    cause?: unknown;
  }) {
    super(`${init.code}: ${init.msg}`, { cause: init.cause });
    this.code = init.code;
    this.status = init.status;
    this.isOfApi = init.isOfApi ?? false;
    this.msg = init.msg;
    this.requestId = init.requestId;
    this.params = init.params ?? {};
    this.issues = init.issues ?? [];
  }
}

/** Reads the error body of the API; anything else (a proxy's page) becomes `client.bad_answer` or the status' own meaning. */
export function errorFromBody(status: number, body: unknown, requestId?: string): ApiError {
  if (isErrorBody(body)) {
    return new ApiError({ ...body, status, isOfApi: true, requestId: body.requestId || requestId });
  }
  return new ApiError({
    code: status >= 500 ? 'portal.internal' : 'client.bad_answer',
    status,
    msg: `Unexpected answer (HTTP ${status})`,
    requestId,
  });
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'msg' in body &&
    typeof body.msg === 'string'
  );
}
