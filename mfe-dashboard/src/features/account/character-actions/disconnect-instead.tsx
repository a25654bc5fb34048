import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useAccountDialog } from '../use-account-dialog';
import { isSomebodyPlaying } from './character-actions.queries';

/** From a reset that is refused because somebody plays, to what ends that. */
export function DisconnectInstead({ error, characterId }: { error: unknown; characterId: number }) {
  const t = useTexts('mfe-dashboard');
  const { choose } = useAccountDialog();
  if (!isSomebodyPlaying(error)) return null;
  return (
    <Button size="small" onClick={() => choose({ characterId }, 'disconnect')}>
      {t('action.instead')}
    </Button>
  );
}
