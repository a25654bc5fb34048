import { textIn } from '@portico/domain';
import { kitText, useFormat, usePortal } from '@portico/portal-kit';
import { rewardAmount, type LoginReward } from '../reward-picture/login-reward';

/** Name and amount of a reward. The server owner's name comes first, if there is one. */
export function useRewardWords(): (reward: LoginReward) => { title: string; amount: string } {
  const { number } = useFormat();
  const { language } = usePortal();
  return (reward) => {
    const { kind, quantity, itemName, name } = reward;
    const own = name === null ? undefined : textIn({ en: '', ...name }, language);
    const title = own ?? itemName ?? kitText(`kit.reward.kind.${kind}`);
    return { title, amount: rewardAmount(reward, number(quantity)) };
  };
}
