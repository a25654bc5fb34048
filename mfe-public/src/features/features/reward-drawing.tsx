import { SmallDrawing } from '@portico/game-ui';
import type { LoginReward } from './features.queries';
import { REWARD_DRAWINGS } from './reward-drawings';

/** What a login gives, drawn; the words stand beside it. */
export function RewardDrawing({ kind }: { kind: LoginReward['kind'] }) {
  return <SmallDrawing parts={REWARD_DRAWINGS[kind]} />;
}
