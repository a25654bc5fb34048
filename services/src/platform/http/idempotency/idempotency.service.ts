import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ERROR_TEXTS, IDEMPOTENCY_KEY_MAX_LENGTH } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { AppError, ERROR_STATUS, invalidField } from '../../errors/index.js';
import { hashOf } from '../../hash-chain/index.js';
import { isDuplicate, UnitOfWork } from '../../persistence/index.js';
import { requestParameter } from '../decorators/request-parameter.js';
import { IdempotencyEntity, IdempotencyRepository } from './idempotency.repository.js';

const HEADER = 'idempotency-key';
const KEY = new RegExp(`^[\\w.:-]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$`);

/** Parameter of a controller method: the key under which the call may be repeated; undefined without one. */
export function IdempotencyKey(): ParameterDecorator {
  return requestParameter(
    ({ headers }) => readKey(headers[HEADER]),
    [
      ApiHeader({
        name: 'Idempotency-Key',
        required: false,
        schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
        description: 'A repeated call of the same key has one effect and the same answer, for 48 hours',
      }),
    ],
  );
}

/** Throws `request.validation_failed` for an invalid key. */
function readKey(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && KEY.test(value)) return value;
  throw invalidField(
    HEADER,
    'key',
    `Must have 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} letters, digits or any of . : _ -`,
  );
}

const OK = 200;

/** Most answers kept for one account: more keys than anybody uses in two days, too few to fill a disk. */
export const MAX_ANSWERS_OF_ACCOUNT = 5000;

const RETRY_SECONDS = 3600;

export type CallRequest = Readonly<Record<string, string | number>> & { readonly call: string };

export interface RepeatableCall {
  accountId: number;
  /** Key chosen by the client; undefined for a call that is never repeated. */
  key: string | undefined;
  request: CallRequest;
}

/**
 * Repeatable calls: only one call per key takes effect, all get its answer, refusals too. Claim, effect and answer are one unit of work.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly answers: IdempotencyRepository,
  ) {}

  /** `work` gets the key of the call's effect, and may run again after a conflict. */
  run<T extends object>(call: RepeatableCall, work: (operationKey: string) => Promise<T>): Promise<T> {
    return this.answer(call, work, async () => {
      if ((await this.answers.count(call.accountId)) >= MAX_ANSWERS_OF_ACCOUNT)
        throw new AppError('request.too_many', { seconds: RETRY_SECONDS });
    });
  }

  /** Like `run`, for a call that was accepted and took effect. No limit refuses it. */
  finish<T extends object>(call: RepeatableCall, work: (operationKey: string) => Promise<T>): Promise<T> {
    return this.answer(call, work, async () => {});
  }

  private async answer<T extends object>(
    call: RepeatableCall,
    work: (operationKey: string) => Promise<T>,
    accept: () => Promise<void>,
  ): Promise<T> {
    const row = rowOf(call);
    if (row === undefined) {
      const operationKey = `once:${randomUUID()}`;
      return this.unitOfWork.run(() => work(operationKey));
    }
    const known = await this.answers.find(row);
    if (known !== null) return replay(row, known) as T;
    await accept();
    return this.execute(row, work);
  }

  /** Whether a call with the key has been answered, as the unit of work sees it. */
  async isAnswered(manager: EntityManager, call: RepeatableCall): Promise<boolean> {
    const row = rowOf(call);
    return row !== undefined && (await this.answers.find(row, manager)) !== null;
  }

  /** Stores a permanent refusal as the answer of a call, in the current unit of work or one of its own. */
  async keepRefusal(call: RepeatableCall, error: AppError): Promise<void> {
    const row = rowOf(call);
    if (row !== undefined && isRefusal(error)) await this.answers.keep(refusedRow(row, error));
  }

  private async execute<T extends object>(
    row: IdempotencyEntity,
    work: (operationKey: string) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.unitOfWork.run(async (manager) => {
        // A second call with the same key waits until this unit of work has ended, and is then refused as a duplicate.
        await manager.insert(IdempotencyEntity, row);
        const answer = await work(operationKeyOf(row));
        const { accountId, keyHash } = row;
        await manager.update(IdempotencyEntity, { accountId, keyHash }, { body: JSON.stringify(answer) });
        return answer;
      });
    } catch (error) {
      if (isRefusal(error)) await this.answers.keep(refusedRow(row, error));
      else if (!isDuplicate(error)) throw error;
      const kept = await this.answers.find(row);
      // The answer was forgotten after two days; its effect was not.
      if (kept === null) throw new AppError('request.idempotency_key_reused');
      return replay(row, kept) as T;
    }
  }
}

/** The row of a call before its answer; undefined without a key. */
function rowOf({ accountId, key, request }: RepeatableCall): IdempotencyEntity | undefined {
  if (key === undefined) return undefined;
  return {
    accountId,
    keyHash: hashOf(key),
    requestHash: hashOf(JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)))),
    call: request.call,
    status: OK,
    body: '',
    createdAt: Date.now(),
  };
}

function refusedRow(row: IdempotencyEntity, { code, params, issues }: AppError): IdempotencyEntity {
  return { ...row, status: ERROR_STATUS[code], body: JSON.stringify({ code, params, issues }) };
}

/**
 * The key of the effect of a call, such as an operation of the ledger. It is permanent, so that an old key has no second effect either.
 */
export function operationKeyOf({
  accountId,
  keyHash,
}: Pick<IdempotencyEntity, 'accountId' | 'keyHash'>): string {
  return `call:${accountId}:${keyHash}`;
}

/** Temporary refusals: they depend on who plays and what the server offers at the moment. */
const PASSING = 'game.';

/** Tells a permanent refusal from a failure that may succeed the next time. */
function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError) || error.code.startsWith(PASSING)) return false;
  // The key belongs to another request with another answer.
  if (error.code === 'request.idempotency_key_reused') return false;
  return ERROR_STATUS[error.code] < 500 && ERROR_STATUS[error.code] !== 429;
}

function replay(row: IdempotencyEntity, kept: IdempotencyEntity): unknown {
  if (kept.requestHash !== row.requestHash) throw new AppError('request.idempotency_key_reused');
  const body: unknown = JSON.parse(kept.body);
  if (kept.status === OK) return body;
  throw refusalIn(body);
}

function refusalIn(body: unknown): AppError {
  const { code, params, issues } = body as Pick<AppError, 'code' | 'params' | 'issues'>;
  return Object.hasOwn(ERROR_TEXTS, code)
    ? new AppError(code, params, issues)
    : new AppError('portal.internal');
}
