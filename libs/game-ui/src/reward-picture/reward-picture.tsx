import { type Answer, kitText, useFormat, usePortal } from '@portico/portal-kit';
import { textIn } from '@portico/domain';
import * as drawings from '../generated/small-drawings';
import { Picture } from '../picture/picture';
import { SmallDrawing, type DrawingPart } from '../small-drawing/small-drawing';

/** The reward of a day of logging in. */
export type LoginReward = Answer<'/api/guide/program'>['login']['rewards'][number];

/** Rewards that are amounts of a currency, not counted things. */
const SUMS: ReadonlySet<LoginReward['kind']> = new Set(['mesos', 'nx', 'votePoints', 'perfectPitch']);

/** Writes `50,000`, or `× 3` for things; `amount` is the quantity, formatted by the page. */
export function rewardAmount({ kind }: Pick<LoginReward, 'kind'>, amount: string): string {
  return SUMS.has(kind) ? amount : `× ${amount}`;
}

export const REWARD_DRAWINGS: Readonly<Record<LoginReward['kind'], readonly DrawingPart[]>> = {
  mesos: drawings.MESOS,
  nx: drawings.NX,
  votePoints: drawings.VOTE_POINTS,
  perfectPitch: drawings.PERFECT_PITCH,
  expCoupon: drawings.EXP_COUPON,
  dropCoupon: drawings.DROP_COUPON,
  potions: drawings.HP,
  scroll: drawings.SCROLL,
  gachaponTicket: drawings.GACHAPON_TICKET,
  chair: drawings.CHAIR,
  item: drawings.ITEM,
};

export interface RewardWords {
  title: string;
  amount: string;
  /** Both as one reads them in a sentence: `1,000,000 mesos`. */
  phrase: string;
}

/** Name and amount of a reward. The server owner's name comes first, if there is one. */
export function useRewardWords(): (reward: LoginReward) => RewardWords {
  const { number } = useFormat();
  const { language } = usePortal();
  return (reward) => {
    const { kind, quantity, itemName, name } = reward;
    const own = name === null ? undefined : textIn({ en: '', ...name }, language);
    const amount = rewardAmount(reward, number(quantity));
    const named = own ?? itemName;
    if (named !== null)
      return { title: named, amount, phrase: quantity === 1 ? named : `${named} ${amount}` };
    return {
      title: kitText(`kit.reward.kind.${kind}`),
      amount,
      phrase: kitText(`kit.reward.counted.${kind}`, { count: quantity }),
    };
  };
}

export interface RewardPictureProps {
  reward: Pick<LoginReward, 'kind' | 'itemId'>;
  className?: string | undefined;
}

const SIZE = 48;

/** Draws a login reward: the item, or its kind. The words are beside it. */
export function RewardPicture({ reward: { kind, itemId }, className }: RewardPictureProps) {
  if (itemId !== null)
    return <Picture kind="item" id={itemId} size={SIZE} {...(className !== undefined && { className })} />;
  return <SmallDrawing parts={REWARD_DRAWINGS[kind]} size={SIZE} className={className} />;
}
