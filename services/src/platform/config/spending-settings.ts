import { z } from 'zod';

const price = (amount: number) => z.int().min(1).max(2_000_000_000).default(amount);

/** What players may buy on the site, and for how much. */
export const spendingSettings = z
  .strictObject({
    isOn: z.boolean().default(true).describe('false: nothing can be exchanged or upgraded on the site'),
    nxPerVotePoint: price(1000).describe('NX credit for one vote point'),
    upgradeMesos: price(3_000_000).describe('Mesos for one upgrade of maximum HP or MP'),
    upgradeVotePoints: price(1).describe('Vote points for one upgrade of maximum HP or MP'),
    upgradeStep: z.int().min(1).max(30_000).default(30).describe('HP or MP that one upgrade adds'),
    upgradeCeiling: z
      .int()
      .min(1)
      .max(30_000)
      .default(30_000)
      .describe('Maximum HP or MP above which nothing is upgraded: the game takes no more than 30,000'),
    grantLostAgain: z
      .boolean()
      .default(false)
      .describe(
        'true: points that the game has surely written over are given again, once, unless their price came back',
      ),
  })
  .prefault({});
