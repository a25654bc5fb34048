import { z } from 'zod';

const amount = (count: number) => z.int().min(1).max(1_000_000).default(count);

/** From which number on a rule finds something suspicious; 0 turns the rule off. */
const threshold = (count: number) => z.int().min(0).max(100_000).default(count);

const pointsSettings = z
  .strictObject({
    reasonFromNx: amount(10_000).describe('NX from which on a grant needs a reason'),
    reasonFromVotePoints: amount(10).describe('Vote points from which on a grant needs a reason'),
    confirmFromNx: amount(100_000).describe('NX from which on a second admin confirms a grant'),
    confirmFromVotePoints: amount(100).describe('Vote points from which on a second admin confirms a grant'),
  })
  .prefault({})
  .describe('Points that admins grant');

const suspicionSettings = z
  .strictObject({
    isOn: z.boolean().default(true),
    accountsPerNetwork: threshold(4).describe(
      'So many accounts that vote from one network, one after the other, are suspicious; 0: never',
    ),
    voteDaysWithoutPlaying: threshold(14).describe(
      'So many days of votes since an account was in the game last are suspicious; 0: never',
    ),
    youngAccountHours: threshold(24).describe(
      'An account that is younger than so many hours and votes together with others of its network is suspicious; 0: never',
    ),
    spendingSeconds: threshold(60).describe(
      'Most of what votes paid is spent within so many seconds of its arrival, time and again; 0: never',
    ),
    rhythmVotes: threshold(8).describe(
      'So many votes in a row on one site at intervals that no hand keeps are suspicious, four at least; 0: never',
    ),
  })
  .prefault({})
  .describe('When a vote looks suspicious');

/** What admins may do, and what they are shown. */
export const adminSettings = z
  .strictObject({
    gmLevel: z
      .int()
      .min(1)
      .max(100)
      .default(3)
      .describe('A character of this GM level makes its account an admin'),
    points: pointsSettings,
    suspicion: suspicionSettings,
  })
  .prefault({});

export type PointsSettings = z.infer<typeof pointsSettings>;
export type SuspicionSettings = z.infer<typeof suspicionSettings>;
