import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';

/** A note on stores that come from the database. */
export function DatabaseNote() {
  const t = useTexts('mfe-market');
  return <Notice title={t('source.note.title')}>{t('source.note.text')}</Notice>;
}
