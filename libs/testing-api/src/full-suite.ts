/** Whether `npm run test:full` runs: everything, and everywhere. */
export const IS_FULL = process.env.PORTICO_TEST_FULL === '1';

/** Declares a test that takes long, or measures time, and whose subject others cover in part: `npm test` skips it, `npm run test:full` does not. */
export function longTest(name: string, run: () => Promise<void>): void {
  (IS_FULL ? test : test.skip)(name, run);
}
