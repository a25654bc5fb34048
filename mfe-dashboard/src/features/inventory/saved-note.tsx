import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';

/** While somebody plays, the game's rows are older than what they see in the game. */
export function SavedNote() {
  const t = useTexts('mfe-dashboard');
  return <Notice tone="info">{t('inventory.inGame')}</Notice>;
}
