import type { Answer } from '@portico/portal-kit';

/** The reward of a day of logging in. */
export type LoginReward = Answer<'/api/guide/program'>['login']['rewards'][number];

/** Rewards that are amounts of a currency, not counted things. */
const SUMS: ReadonlySet<LoginReward['kind']> = new Set(['mesos', 'nx', 'votePoints', 'perfectPitch']);

/** Writes `50,000`, or `× 3` for things; `amount` is the quantity, formatted by the page. */
export function rewardAmount({ kind }: Pick<LoginReward, 'kind'>, amount: string): string {
  return SUMS.has(kind) ? amount : `× ${amount}`;
}
