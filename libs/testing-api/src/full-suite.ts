/** Whether `npm run test:full` runs: everything, and everywhere. */
export const IS_FULL = process.env.PORTICO_TEST_FULL === '1';

/** Declares a slow or timing test whose subject other tests partly cover: only `npm run test:full` runs it. */
export function longTest(name: string, run: () => void | Promise<void>): void {
  (IS_FULL ? test : test.skip)(name, run);
}
