import { Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { QueryFailedError } from 'typeorm';
import { AppError } from '../errors/index.js';
import type { Database } from '../persistence/index.js';
import { databaseError, ErrorFilter } from './error.filter.js';

const database = { notice: vi.fn<(error: unknown) => void>() };

const failure = (errno: number) =>
  new QueryFailedError(
    'UPDATE accounts',
    [],
    Object.assign(new Error('refused'), { errno, code: '', sqlState: 'HY000' }),
  );

test.each([
  ['a deadlock that is left after all attempts', 1213, 'database.unavailable'],
  ['a commit on a node that lost its cluster', 1180, 'database.unavailable'],
  ['a node that lost its cluster', 1047, 'database.unavailable'],
  ['a server that only reads', 1290, 'database.read_only'],
  ['a table that is not there', 1146, 'database.tables_missing'],
])('%s is an answer with a code of its own', (_, errno, code) => {
  expect(databaseError(database, failure(errno))?.code).toBe(code);
  expect(database.notice).toHaveBeenCalledOnce();
  database.notice.mockClear();
});

// Files share their modules, so another file would have the muted logger too.
afterEach(() => vi.restoreAllMocks());

test('a late statement is logged, and a portal without a catalog is not one', () => {
  const warned = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const reply: Record<string, unknown> = {};
  for (const name of ['header', 'removeHeader', 'status', 'type', 'send']) reply[name] = () => reply;
  const reached: Pick<Database, 'notice' | 'isAvailable'> = { ...database, isAvailable: true };
  const filter = new ErrorFilter(reached as Database);
  const host = new ExecutionContextHost([{ id: 'req-1' }, reply]);
  filter.catch(new AppError('database.unavailable'), host);
  expect(warned).not.toHaveBeenCalled();
  filter.catch(failure(1213), host);
  expect(warned).toHaveBeenCalledOnce();
});
