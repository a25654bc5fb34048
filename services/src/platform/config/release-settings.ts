import { z } from 'zod';
import { section, wholeSetting } from './setting-types.js';

/** Rule of canary releases; their share is set for each. */
export const releaseSettings = section({
  canary: section({
    promoteAfter: wholeSetting(500, 0, 20_000).describe(
      'Promotes a canary once it and its control group have this many visitors each, and it has no more of them with errors; 0: only by hand, before `maxDays` are over',
    ),
    minFaults: wholeSetting(5, 5, 1000).describe(
      'Never rolls back a canary for errors of fewer visitors than this',
    ),
    falseRollbacks: z
      .number()
      .min(0.001)
      .max(0.2)
      .default(0.02)
      .describe(
        'Bound of the chance that a canary as good as the live version is rolled back for errors or missing reports; a lower one takes longer to find a bad version',
      ),
    maxDays: wholeSetting(14, 0, 365).describe(
      'Rolls back a canary that is neither promoted nor ended after this many days, even if `promoteAfter` is 0; 0: never',
    ),
  }).describe('When a version that a share of the visitors gets is rolled back or promoted by itself'),
});
