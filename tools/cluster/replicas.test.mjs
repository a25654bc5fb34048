import { releaseToReplicas } from './replicas.mjs';

const LIMIT_MS = 15 * 60_000;

describe.runIf(process.env.PORTICO_TEST_FULL === '1')('two portals that share only the database', () => {
  it(
    'serve no wrong file while releases arrive by HTTP and the receiving one is killed',
    async () => {
      const lines = [];
      const isRight = await releaseToReplicas((line) => lines.push(line));
      expect({ isRight, lines }).toEqual({ isRight: true, lines });
    },
    LIMIT_MS,
  );
});
