import { z } from 'zod';

const price = (amount: number) => z.int().min(1).max(2_000_000_000).default(amount);

export const spendingSettings = z
  .strictObject({
    isOn: z.boolean().default(true).describe('false: turns off exchanges and upgrades on the site'),
    nxPerVotePoint: price(1000).describe('NX credit for one vote point'),
    upgradeMesos: price(3_000_000).describe('Mesos for one upgrade of maximum HP or MP'),
    upgradeVotePoints: price(1).describe('Vote points for one upgrade of maximum HP or MP'),
    upgradeStep: z.int().min(1).max(30_000).default(30).describe('HP or MP added by one upgrade'),
    upgradeCeiling: z
      .int()
      .min(1)
      .max(30_000)
      .default(30_000)
      .describe('Highest maximum HP or MP that upgrades can reach; the game allows at most 30,000'),
    grantLostAgain: z
      .boolean()
      .default(false)
      .describe(
        'true: restores points, once, that the game has certainly overwritten, unless their price was returned',
      ),
  })
  .prefault({});
