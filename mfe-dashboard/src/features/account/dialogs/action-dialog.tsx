import type { CharacterAction } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useServerStatus } from '@portico/portal-kit';
import { PendingForm } from '@portico/portal-kit/dialog';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { Button, Notice } from '@portico/ui';
import { useRefreshAccount, ownCharacters } from '../account.queries';
import { CharacterField, type CharacterDialogProps } from './offer';
import { useAccountDialog, useChosenCharacter } from '../use-account-dialog';
import {
  characterAction,
  isSomebodyPlaying,
  type Acted,
  type ActionRequest,
} from './character-actions.queries';

export interface ActionDialogProps extends CharacterDialogProps {
  action: CharacterAction;
}

export function ActionDialog({ account, overview, dialog, action, first }: ActionDialogProps) {
  const t = useTexts('mfe-dashboard');
  const refresh = useRefreshAccount();
  const handle = usePendingSend(characterAction, { onSettled: () => void refresh() });
  const { choose } = useAccountDialog();
  const played = new Set(overview.characters.filter(({ isOnline }) => isOnline).map(({ id }) => id));
  const playing = account.characters.find(({ id }) => played.has(id));
  const character = useChosenCharacter(account.characters, playing ?? first);
  const isServerOff = useServerStatus() === 'offline';
  const obstacle = findObstacle(action, overview.canDisconnect, isServerOff);

  const describe = ({ characterName: name, actionType }: ActionRequest) =>
    t(`action.${actionType}.submit`, { name });

  const done = ({ characterName: name }: ActionRequest, { outcome }: Acted) => ({
    title: t(`action.outcome.${outcome}`, { name }),
    tone: outcome === 'disconnected' || outcome === 'reset' ? ('good' as const) : ('info' as const),
    againText: t('action.again'),
  });

  return (
    <PendingForm
      handle={handle}
      dialog={dialog}
      request={obstacle === undefined ? { characterName: character.name, actionType: action } : undefined}
      submitText={t(`action.${action}.submit`, { name: character.name })}
      pendingText={t(`action.${action}.pending`)}
      describe={describe}
      done={done}
      // A reset was refused because somebody plays: the character can be disconnected instead.
      refusalAction={(error) =>
        isSomebodyPlaying(error) && (
          <Button size="small" onClick={() => choose({ characterId: character.id }, 'disconnect')}>
            {t('action.instead')}
          </Button>
        )
      }
    >
      <p>{t(`action.${action}.lead`)}</p>
      {obstacle !== undefined && (
        <Notice tone="warning" title={t('action.obstacle.title')}>
          {t(`action.obstacle.${obstacle}`)}
        </Notice>
      )}
      {obstacle === undefined && !account.loggedIn && <Notice>{t(`action.${action}.idle`)}</Notice>}
      <CharacterField
        characters={ownCharacters(account, overview)}
        value={character.id}
        onChange={(characterId) => choose({ characterId })}
        isReadOnly={handle.state.phase === 'sending'}
      />
    </PendingForm>
  );
}

/**
 * Returns the reason why an action cannot succeed; undefined if it can. While the server is off, a reset needs no
 * bridge, because nobody plays.
 */
function findObstacle(
  action: CharacterAction,
  reachesGame: boolean,
  isServerOff: boolean,
): Obstacle | undefined {
  if (reachesGame) return undefined;
  if (action === 'disconnect') return 'noBridge';
  return isServerOff ? undefined : 'unknown';
}

/** `noBridge`: the portal cannot reach the game; `unknown`: it cannot tell who plays while the game runs. */
type Obstacle = 'noBridge' | 'unknown';
