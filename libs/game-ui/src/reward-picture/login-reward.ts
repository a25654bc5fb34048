import type { Answer } from '@portico/portal-kit';

/** The reward of a day of logging in. */
export type LoginReward = Answer<'/api/guide/program'>['login']['rewards'][number];

/** Rewards that are a sum, not things to count. */
const SUMS: ReadonlySet<LoginReward['kind']> = new Set(['mesos', 'nx', 'votePoints', 'perfectPitch']);

/** `50,000`, or `× 3` of things; `amount` is the quantity as the page writes it. */
export function rewardAmount({ kind }: Pick<LoginReward, 'kind'>, amount: string): string {
  return SUMS.has(kind) ? amount : `× ${amount}`;
}
