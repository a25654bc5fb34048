import { createRequire } from 'node:module';

/**
 * Loaded into a portal on the embedded database with `--import`: ends it, as `kill -9` does, at a moment of the first operation of the
 * ledger that PORTICO_TEST_KILL_AT names: when the `balance` has changed and the entry is not there, `before-commit` or `after-commit`.
 */
const killAt = process.env.PORTICO_TEST_KILL_AT;
const Sqlite = createRequire(new URL('../../services/package.json', import.meta.url))('libsql');

let isSpending = false;

const reached = (moment) => moment === killAt && process.kill(process.pid, 'SIGKILL');

function watch(sql, execute) {
  if (/^UPDATE .accounts. SET .*votepoints/.test(sql))
    return (...values) => {
      const result = execute(...values);
      reached('balance');
      return result;
    };
  if (sql.includes('INTO "portal_ledger"'))
    return (...values) => {
      isSpending = true;
      return execute(...values);
    };
  if (sql !== 'COMMIT') return execute;
  return (...values) => {
    if (isSpending) reached('before-commit');
    const result = execute(...values);
    if (isSpending) reached('after-commit');
    return result;
  };
}

const prepare = Sqlite.prototype.prepare;
Sqlite.prototype.prepare = function prepareWatched(sql) {
  const statement = prepare.call(this, sql);
  for (const method of ['run', 'all']) statement[method] = watch(sql, statement[method].bind(statement));
  return statement;
};
