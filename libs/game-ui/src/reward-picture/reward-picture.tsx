import { type Answer, kitText, useFormat, usePortal } from '@portico/portal-kit';
import { textIn } from '@portico/domain';
import { Picture } from '../picture/picture';
import { SmallDrawing, type DrawingPart } from '../small-drawing/small-drawing';
import { CURRENCY_DRAWINGS } from '../currency-picture/currency-picture';

/** The reward of a day of logging in. */
export type LoginReward = Answer<'/api/guide/program'>['login']['rewards'][number];

/** Rewards that are amounts of a currency, not counted things. */
const SUMS: ReadonlySet<LoginReward['kind']> = new Set(['mesos', 'nx', 'votePoints', 'perfectPitch']);

/** Writes `50,000`, or `× 3` for things; `amount` is the quantity, formatted by the page. */
export function rewardAmount({ kind }: Pick<LoginReward, 'kind'>, amount: string): string {
  return SUMS.has(kind) ? amount : `× ${amount}`;
}

type Drawing = readonly DrawingPart[];

/** A ticket with a star, in the paint of what it is for. */
function ticket(paint: string): Drawing {
  return [
    [paint, 'M6 14h36q2 0 2 2v5a4 4 0 0 0 0 8v5q0 2-2 2H6q-2 0-2-2v-5a4 4 0 0 0 0-8v-5q0-2 2-2z'],
    ['shade', 'M44 29v5q0 2-2 2H6q-2 0-2-2v-1q22 2 40-4z'],
    ['stitch', 'M33 17v3M33 24v2M33 30v3'],
    ['star', 'M18 17l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z'],
  ];
}

export const REWARD_DRAWINGS: Readonly<Record<LoginReward['kind'], Drawing>> = {
  mesos: CURRENCY_DRAWINGS.MESO,
  nx: CURRENCY_DRAWINGS.NX,
  votePoints: CURRENCY_DRAWINGS.VP,
  perfectPitch: [
    ['plum', 'M17 12q0-2 2-2.5l20-4q2 0 2 2V33a6 5 0 1 1-5-5V16l-14 3v18a6 5 0 1 1-5-5z'],
    ['shade', 'M36 28v-4l5 2v7a6 5 0 0 1-11 2q6 2 6-7zM17 32v-3l5 2v6a6 5 0 0 1-11 2q6 1 6-7z'],
    ['shine', 'M21 14l12-3'],
  ],
  expCoupon: ticket('leaf'),
  dropCoupon: ticket('gold'),
  potions: CURRENCY_DRAWINGS.HP,
  scroll: [
    ['paper', 'M11 10h26v28H11z'],
    ['shade', 'M30 14h7v20H26q6-8 4-20z'],
    ['ink', 'M16 19h16M16 24h13M16 29h10'],
    ['cork', 'M9 5h30q4 0 4 4.5T39 14H9q-4 0-4-4.5T9 5zM9 34h30q4 0 4 4.5T39 43H9q-4 0-4-4.5T9 34z'],
    ['red', 'M33 29a5 5 0 1 1 8 4a5 5 0 0 1-8-4z'],
    ['shine', 'M11 8h8M11 37h8'],
  ],
  gachaponTicket: [
    ['sky', 'M24 6a18 18 0 0 1 18 18q-8 6-36 0A18 18 0 0 1 24 6z'],
    ['plum', 'M6 24q20 6 36 0a18 18 0 0 1-36 0z'],
    ['shade', 'M42 24a18 18 0 0 1-28 15q22 0 24-26 4 5 4 11z'],
    ['star', 'M24 11l2 4.5 4.8.5-3.6 3.2 1.1 4.8-4.3-2.5-4.3 2.5 1.1-4.8-3.6-3.2 4.8-.5z'],
    ['shine', 'M11 20q2-5 6-7'],
  ],
  chair: [
    ['cork', 'M11 30h6v13h-6zM33 30h6v13h-6z'],
    ['cork', 'M10 8q14-6 28 0 3 1 3 4l-3 16H10L7 12q0-3 3-4z'],
    ['red', 'M14 12q10-4 20 0l-2 13H16z'],
    ['shade', 'M34 12l-2 13H20q10-3 9-15z'],
    ['red', 'M8 26q16-5 32 0 4 1 4 5t-4 4H8q-4 0-4-4t4-5z'],
    ['shade', 'M44 31q0 4-4 4H10q22 0 30-9 4 1 4 5z'],
    ['shine', 'M10 30h7M18 15l4-1'],
  ],
  item: [
    ['leaf', 'M8 22h32v19q0 2-2 2H10q-2 0-2-2z'],
    ['shade', 'M40 27v14q0 2-2 2H14q24-1 26-16z'],
    ['leaf', 'M5 14h38q2 0 2 2v6q0 2-2 2H5q-2 0-2-2v-6q0-2 2-2z'],
    ['shade', 'M45 19v3q0 2-2 2H14q22 1 31-5z'],
    ['red', 'M20 14h8v29h-8zM24 14C16 16 8 12 11 7s11 0 13 7zM24 14c8 2 16-2 13-7s-11 0-13 7z'],
    ['shine', 'M8 18h6'],
  ],
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
