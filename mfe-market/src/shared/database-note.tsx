import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';

export function DatabaseNote() {
  const t = useTexts('mfe-market');
  return <Notice title={t('source.note.title')}>{t('source.note.text')}</Notice>;
}
