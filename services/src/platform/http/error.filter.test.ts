import { QueryFailedError } from 'typeorm';
import { databaseError } from './error.filter.js';

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
