import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Injectable,
  Logger,
} from '@nestjs/common';
import type { ErrorBody, ErrorCode, FieldIssue } from '@portico/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERROR_STATUS } from '../errors/index.js';
import {
  Database,
  isAgainstConstraint,
  isBusy,
  isConflict,
  isDamaged,
  isDatabaseAway,
  isDuplicate,
  isReadOnly,
  isSchemaFailure,
  isUnstorableText,
} from '../persistence/index.js';

const MAX_ISSUES = 5;
const MAX_FIELD = 60;
const MAX_MESSAGE = 300;
const MAX_BYTES = 700;

/** The first refused fields, within `MAX_BYTES`: the names of fields can come from the request. */
function shownIssues(issues: readonly FieldIssue[]): FieldIssue[] {
  const shown: FieldIssue[] = [];
  let left = MAX_BYTES;
  for (const { field, rule, msg } of issues.slice(0, MAX_ISSUES)) {
    const issue = { field: plain(field, MAX_FIELD), rule, msg: plain(msg, MAX_MESSAGE) };
    left -= JSON.stringify(issue).length;
    if (left < 0 && shown.length > 0) break;
    shown.push(issue);
  }
  return shown;
}

/** Our own names and texts are ASCII; other characters are left out. */
function plain(text: string, maximum: number): string {
  const short = text.slice(0, maximum).replaceAll(/[^ -~]/g, '?');
  return text.length > maximum ? `${short}...` : short;
}

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed_json',
  404: 'request.route_not_found',
  405: 'request.method_not_allowed',
  413: 'request.payload_too_large',
  415: 'request.unsupported_media_type',
};

/** Seconds after which a retry makes sense. */
const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = {
  'database.unavailable': 2,
  'database.tables_missing': 10,
  'database.read_only': 10,
  'players.ranking_unready': 5,
  'avatars.picture_failed': 30,
  'avatars.busy': 2,
  'releases.busy': 5,
  'releases.bucket_unavailable': 5,
};

/** The only place that turns errors into answers. Errors other than `AppError` show only a request id. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly database: Database) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const known = this.translate(error);
    if (known.code === 'portal.internal' || known.code === 'database.refused')
      this.logger.error({ msg: 'request failed', requestId: request.id, err: error });
    // A conflict or a deadline of one statement. A database that is away is logged once, not for each request. Errors with a code of their
    // own, such as that of a portal without a catalog, are left alone.
    else if (known.code === 'database.unavailable' && known !== error && this.database.isAvailable)
      this.logger.warn({
        msg: 'the database was late, or changes conflicted: answered 503',
        requestId: request.id,
        err: error,
      });
    answerError(reply, known, request.id);
  }

  private translate(error: unknown): AppError {
    if (error instanceof AppError) return error;
    const status = statusOf(error);
    if (status !== undefined && status >= 400 && status < 500)
      return new AppError(CODE_OF_STATUS[status] ?? 'portal.internal');
    return databaseError(this.database, error) ?? new AppError('portal.internal');
  }
}

/** Translates a failed query for the caller and reports it to `Database`; undefined for other errors. */
export function databaseError(database: Pick<Database, 'notice'>, error: unknown): AppError | undefined {
  database.notice(error);
  if (isReadOnly(error)) return new AppError('database.read_only');
  // A conflict that remains after all attempts: the same call may succeed later.
  if (isDatabaseAway(error) || isConflict(error) || isBusy(error) || isDamaged(error))
    return new AppError('database.unavailable');
  if (isSchemaFailure(error)) return new AppError('database.tables_missing');
  const isAgainstTable = isAgainstConstraint(error) || isUnstorableText(error);
  return isAgainstTable && !isDuplicate(error) ? new AppError('database.refused') : undefined;
}

/** Sends the error body of the contract. */
export function answerError(reply: FastifyReply, error: AppError, requestId: string): void {
  const body: ErrorBody = {
    code: error.code,
    msg: error.message,
    requestId,
    ...(error.params && { params: error.params }),
    ...(error.issues && { issues: shownIssues(error.issues) }),
  };
  if (ERROR_STATUS[error.code] === 429) void reply.header('retry-after', error.params?.seconds ?? 60);
  const retryAfter = RETRY_SECONDS[error.code];
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  // An error must not be saved under the name of the requested file.
  void reply
    .removeHeader('content-disposition')
    .status(ERROR_STATUS[error.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return undefined;
}
