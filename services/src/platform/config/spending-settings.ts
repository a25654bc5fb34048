import { MAX_UPGRADED_STAT } from '@portico/domain';
import { section, switchSetting, wholeSetting } from './setting-types.js';

const price = (amount: number) => wholeSetting(amount, 1, 2_000_000_000);

export const spendingSettings = section({
  isOn: switchSetting(true).describe('false: turns off exchanges and upgrades on the site'),
  nxPerVotePoint: price(1000).describe('NX credit for one vote point'),
  upgradeMesos: price(3_000_000).describe('Mesos for one upgrade of maximum HP or MP'),
  upgradeVotePoints: price(1).describe('Vote points for one upgrade of maximum HP or MP'),
  upgradeStep: wholeSetting(30, 1, 30_000).describe('HP or MP added by one upgrade'),
  upgradeCeiling: wholeSetting(MAX_UPGRADED_STAT, 1, MAX_UPGRADED_STAT).describe(
    'Highest maximum HP or MP that upgrades can reach; the game allows at most 30,000',
  ),
  grantLostAgain: switchSetting(false).describe(
    'true: restores points, once, that the game has certainly overwritten, unless their price was returned',
  ),
});
