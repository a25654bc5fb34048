import type { CharacterAction } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useServerStatus } from '@portico/portal-kit';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { type AccountCharacter, useRefreshAccount } from '../account.queries';
import { CharacterField } from '../dialogs/character-field';
import type { AccountDialogProps } from '../dialogs/dialog-handle';
import { PendingForm } from '../dialogs/pending-form';
import { useChosenCharacter } from '../dialogs/use-chosen-character';
import { ownCharacters } from '../own-character';
import { useAccountDialog } from '../use-account-dialog';
import { ActionNotice, type Obstacle } from './action-notice';
import { characterAction, type Acted, type ActionRequest } from './character-actions.queries';
import { DisconnectInstead } from './disconnect-instead';

export interface ActionFormProps extends AccountDialogProps {
  action: CharacterAction;
  /** The character that is chosen when the form opens. */
  first: AccountCharacter;
}

export function ActionForm(props: ActionFormProps) {
  const { account, overview, dialog, action, first } = props;
  const t = useTexts('mfe-dashboard');
  const refresh = useRefreshAccount();
  const handle = usePendingSend(characterAction, { onSettled: () => void refresh() });
  const { choose } = useAccountDialog();
  const character = useChosenCharacter(account.characters, first);
  const isServerOff = useServerStatus() === 'offline';
  const obstacle = obstacleTo(action, overview.canDisconnect, isServerOff);

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
      refusalAction={(error) => <DisconnectInstead error={error} characterId={character.id} />}
    >
      <p>{t(`action.${action}.lead`)}</p>
      <ActionNotice obstacle={obstacle} isInGame={account.loggedIn} action={action} />
      <CharacterField
        characters={ownCharacters(account, overview)}
        value={character.id}
        onChange={(characterId) => choose({ characterId })}
        isReadOnly={handle.state.phase === 'sending'}
      />
    </PendingForm>
  );
}

/** Why an action cannot succeed here: nobody tells the portal who plays, and a server that runs may have somebody in it. */
function obstacleTo(
  action: CharacterAction,
  reachesGame: boolean,
  isServerOff: boolean,
): Obstacle | undefined {
  if (reachesGame) return undefined;
  if (action === 'disconnect') return 'noBridge';
  return isServerOff ? undefined : 'unknown';
}
