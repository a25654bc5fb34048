import { textIn } from '@portico/domain';
import { type LoginReward, rewardAmount } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';

/** The name of a reward, in the owner's words where there are some, and its amount. */
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
