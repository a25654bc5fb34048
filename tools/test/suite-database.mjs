/** Variable with the server that a suite started for its tests. PORTICO_TEST_DATABASE_URL contains one that a person chose. */
export const SUITE_DATABASE_URL = 'PORTICO_SUITE_DATABASE_URL';

/** Database for tests: a chosen server, or else the suite's. */
export function databaseEnvironment(
  { PORTICO_TEST_DATABASE_URL: chosen, [SUITE_DATABASE_URL]: own } = process.env,
) {
  const url = chosen || own;
  return url === undefined ? {} : { PORTICO_TEST_DATABASE_URL: url };
}
