import { z } from 'zod';
import { amountSetting, section, switchSetting, wholeSetting } from './setting-types.js';

/** Number from which a rule finds something suspicious; 0 turns the rule off. */
const threshold = (count: number) => wholeSetting(count, 0, 100_000);

const pointsSettings = section({
  reasonFromNx: amountSetting(10_000).describe('A grant of this many NX or more needs a reason'),
  reasonFromVotePoints: amountSetting(10).describe('A grant of this many vote points or more needs a reason'),
  confirmFromNx: amountSetting(100_000).describe('A grant of this many NX or more needs a second admin'),
  confirmFromVotePoints: amountSetting(100).describe(
    'A grant of this many vote points or more needs a second admin',
  ),
}).describe('Points that admins grant');

const suspicionSettings = section({
  isOn: switchSetting(true),
  accountsPerNetwork: threshold(4).describe(
    'Flags this many accounts or more that vote from one network, one after another; 0: never',
  ),
  voteDaysWithoutPlaying: threshold(14).describe(
    'Flags an account that votes on this many days without entering the game; 0: never',
  ),
  youngAccountHours: threshold(24).describe(
    'Flags an account younger than this many hours that votes together with others of its network; 0: never',
  ),
  spendingSeconds: threshold(60).describe(
    'Flags an account that repeatedly spends most of its vote rewards within this many seconds; 0: never',
  ),
  rhythmVotes: threshold(8).describe(
    'Flags this many consecutive votes on one site at intervals too regular for a human (at least 4); 0: never',
  ),
}).describe('When a vote looks suspicious');

export const adminSettings = section({
  gmLevel: wholeSetting(3, 1, 100).describe('An account with a character of this GM level is an admin'),
  points: pointsSettings,
  suspicion: suspicionSettings,
});

export type SuspicionSettings = z.infer<typeof suspicionSettings>;
