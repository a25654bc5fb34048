/** Whether `npm run test:full` runs: everything, in every view. */
export const isFull = process.env.PORTICO_TEST_FULL === '1';
