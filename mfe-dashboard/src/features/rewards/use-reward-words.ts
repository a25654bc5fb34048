import { textIn } from '@portico/domain';
import { type LoginReward, rewardAmount } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';

/** What a reward is called, in the owner's words where there are some, and how much of it there is. */
export function useRewardWords(): (reward: LoginReward) => { title: string; amount: string } {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const { language } = usePortal();
  return (reward) => {
    const { kind, quantity, itemName, name } = reward;
    const own = name === null ? undefined : textIn({ en: '', ...name }, language);
    const title = own ?? itemName ?? t(`rewards.cycle.kind.${kind}`);
    return { title, amount: rewardAmount(reward, number(quantity)) };
  };
}
