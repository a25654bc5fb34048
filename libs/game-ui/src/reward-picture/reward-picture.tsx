import { Picture, type PictureProps } from '../picture/picture';
import { SmallDrawing } from '../small-drawing/small-drawing';
import type { LoginReward } from './login-reward';
import { REWARD_DRAWINGS } from './reward-drawings';

export interface RewardPictureProps {
  reward: Pick<LoginReward, 'kind' | 'itemId'>;
  /** Edge in px; 48 by default. */
  size?: PictureProps['size'];
  className?: string | undefined;
}

/** Draws a reward for logging in: the item, or its kind; the words stand beside it. */
export function RewardPicture({ reward: { kind, itemId }, size = 48, className }: RewardPictureProps) {
  if (itemId !== null)
    return <Picture kind="item" id={itemId} size={size} {...(className !== undefined && { className })} />;
  return <SmallDrawing parts={REWARD_DRAWINGS[kind]} size={size} className={className} />;
}
