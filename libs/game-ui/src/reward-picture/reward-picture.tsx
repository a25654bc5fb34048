import { Picture } from '../picture/picture';
import { SmallDrawing } from '../small-drawing/small-drawing';
import type { LoginReward } from './login-reward';
import { REWARD_DRAWINGS } from './reward-drawings';

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
