import type { CharacterAction } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';

/** `noBridge`: the portal does not reach the running game; `unknown`: so it cannot tell who plays while that runs. */
export type Obstacle = 'noBridge' | 'unknown';

export interface ActionNoticeProps {
  obstacle: Obstacle | undefined;
  isInGame: boolean;
  action: CharacterAction;
}

/** Why an action is not possible, or has nothing to do. */
export function ActionNotice({ obstacle, isInGame, action }: ActionNoticeProps) {
  const t = useTexts('mfe-dashboard');
  if (obstacle !== undefined) {
    return (
      <Notice tone="warning" title={t('action.obstacle.title')}>
        <p>{t(`action.obstacle.${obstacle}`)}</p>
      </Notice>
    );
  }
  if (isInGame) return null;
  return (
    <Notice>
      <p>{t(`action.${action}.idle`)}</p>
    </Notice>
  );
}
