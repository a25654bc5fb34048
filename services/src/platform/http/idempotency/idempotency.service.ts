import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ERROR_TEXTS } from '@portico/domain';
import { AppError, ERROR_STATUS } from '../../errors/index.js';
import { hashOf } from '../../hash-chain/index.js';
import { isDuplicate, UnitOfWork } from '../../persistence/index.js';
import type { IdempotencyEntity } from './idempotency.entity.js';
import { IdempotencyRepository } from './idempotency.repository.js';

const OK = 200;

/** Answers of one account that are kept at most: more keys than anybody uses in two days, and fewer than fill a disk. */
export const MAX_ANSWERS_OF_ACCOUNT = 5000;

const RETRY_SECONDS = 3600;

/** The name of the call and its arguments. */
export type CallRequest = Readonly<Record<string, string | number>> & { readonly call: string };

/** A call that may be repeated. */
export interface RepeatableCall {
  accountId: number;
  /** As its client chose it; undefined for a call that is never repeated. */
  key: string | undefined;
  request: CallRequest;
}

/**
 * Calls that may be repeated: of one key one has an effect, and all get the answer that was kept first, refusals included. Claim,
 * effect and answer are one unit of work, so that none of them is ever there without the others.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly answers: IdempotencyRepository,
  ) {}

  /** `work` is given the key of the call's effect, and may be executed again after a conflict. */
  async run<T extends object>(
    { accountId, key, request }: RepeatableCall,
    work: (operationKey: string) => Promise<T>,
  ): Promise<T> {
    const operationKey = `once:${randomUUID()}`;
    if (key === undefined) return this.unitOfWork.run(() => work(operationKey));
    const row: IdempotencyEntity = {
      accountId,
      keyHash: hashOf(key),
      requestHash: hashOf(JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)))),
      call: request.call,
      status: OK,
      body: '',
      createdAt: Date.now(),
    };
    const known = await this.answers.find(row);
    if (known !== null) return replay(row, known) as T;
    if ((await this.answers.count(accountId)) >= MAX_ANSWERS_OF_ACCOUNT)
      throw new AppError('request.too_many', { seconds: RETRY_SECONDS });
    return this.execute(row, work);
  }

  private async execute<T extends object>(
    row: IdempotencyEntity,
    work: (operationKey: string) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.unitOfWork.run(async (manager) => {
        await this.answers.claim(manager, row);
        const answer = await work(operationKeyOf(row));
        await this.answers.finish(manager, row, JSON.stringify(answer));
        return answer;
      });
    } catch (error) {
      if (isRefusal(error)) {
        const { code, params, issues } = error;
        const body = JSON.stringify({ code, params, issues });
        await this.answers.keep({ ...row, status: ERROR_STATUS[code], body });
      } else if (!isDuplicate(error)) throw error;
      const kept = await this.answers.find(row);
      // The answer was forgotten after two days; what it did was not.
      if (kept === null) throw new AppError('request.idempotency_key_reused');
      return replay(row, kept) as T;
    }
  }
}

/** The key of the effect of a call that has one. */
export function effectKeyOf(accountId: number, key: string): string {
  return operationKeyOf({ accountId, keyHash: hashOf(key) });
}

/** The key of the effect of a call, such as an operation of the ledger: the same for ever, so that an old key has no second effect either. */
export function operationKeyOf({
  accountId,
  keyHash,
}: Pick<IdempotencyEntity, 'accountId' | 'keyHash'>): string {
  return `call:${accountId}:${keyHash}`;
}

/** Refusals that pass by themselves: they depend on who plays and what the server offers at the moment. */
const PASSING = 'game.';

/** Tells a refusal that would come again from a failure that may go well the next time. */
function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError) || error.code.startsWith(PASSING)) return false;
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
