import { createRequire } from 'node:module';

/**
 * Loaded with `--import` into a portal on the embedded database. Kills it, as `kill -9` does, during the first ledger operation or drop
 * change set, at the moment that PORTICO_TEST_KILL_AT names: `balance` (the balance has changed, the entry is not written), `drop-rows`
 * (some rows have changed, others not), `before-commit` or `after-commit`.
 */
const killAt = process.env.PORTICO_TEST_KILL_AT;
const Sqlite = createRequire(new URL('../../services/package.json', import.meta.url))('libsql');

const FIRST_WRITES = {
  balance: /^UPDATE .accounts. SET .*votepoints/,
  'drop-rows': /^UPDATE .drop_data. SET/,
};

let isWriting = false;

const reached = (moment) => moment === killAt && process.kill(process.pid, 'SIGKILL');

function watch(sql, execute) {
  const [moment] = Object.entries(FIRST_WRITES).find(([, write]) => write.test(sql)) ?? [];
  if (moment !== undefined)
    return (...values) => {
      const result = execute(...values);
      reached(moment);
      return result;
    };
  if (/INTO "portal_ledger"|^UPDATE "portal_drop_version"/.test(sql))
    return (...values) => {
      isWriting = true;
      return execute(...values);
    };
  if (sql !== 'COMMIT') return execute;
  return (...values) => {
    if (isWriting) reached('before-commit');
    const result = execute(...values);
    if (isWriting) reached('after-commit');
    return result;
  };
}

const prepare = Sqlite.prototype.prepare;
Sqlite.prototype.prepare = function prepareWatched(sql) {
  const statement = prepare.call(this, sql);
  for (const method of ['run', 'all']) statement[method] = watch(sql, statement[method].bind(statement));
  return statement;
};
