import { useTexts } from '@portico/i18n';
import { LinkButton, Notice } from '@portico/ui';
import { playedCharacter, type OwnCharacter } from './own-character';
import { useAccountDialog } from './use-account-dialog';

interface InGameNoticeProps {
  characters: readonly OwnCharacter[];
  /** The game itself takes what is bought and given: nothing waits. */
  isReached: boolean;
}

/** Explains what waits while the account is in the game, and offers a way out after a crash. */
export function InGameNotice({ characters, isReached }: InGameNoticeProps) {
  const t = useTexts('mfe-dashboard');
  const { hrefOf } = useAccountDialog();
  const target = playedCharacter(characters) ?? characters[0];
  return (
    <Notice
      tone={isReached ? 'info' : 'warning'}
      title={t('account.playing.title')}
      actions={
        target && (
          <LinkButton size="small" icon="retry" href={hrefOf('reset', { characterId: target.id })}>
            {t('account.playing.stuck')}
          </LinkButton>
        )
      }
    >
      {t(isReached ? 'account.playing.reached' : 'account.playing.text')}
    </Notice>
  );
}

/** Tells that spending waits although the account is out of the game, and how that ends. */
export function UnsettledNotice() {
  const t = useTexts('mfe-dashboard');
  return (
    <Notice tone="warning" title={t('account.unsettled.title')}>
      {t('account.unsettled.text')}
    </Notice>
  );
}
