import { directionOf, type Language } from '@portico/domain';
import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Notice, SoftText, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../shared/settled/use-settled';
import { previewQuery } from './news.queries';
import styles from './news.module.css';

const PAUSE_MS = 500;

interface NewsPreviewProps {
  language: Language;
  title?: string;
  body?: string;
}

/** The text as players read it, made by the server. */
export function NewsPreview({ language, title = '', body = '' }: NewsPreviewProps) {
  const t = useTexts('mfe-admin');
  const settled = useSettled(body, PAUSE_MS);
  const { data, error } = useQuery({ ...previewQuery(settled), enabled: settled.trim() !== '' });
  const isEmpty = title.trim() === '' && body.trim() === '';
  return (
    <Window title={t('news.editor.preview')} icon="search">
      {isEmpty ? (
        <SoftText>{t('news.editor.previewEmpty')}</SoftText>
      ) : (
        <div className={styles.preview} lang={language} dir={directionOf(language)}>
          <p className={styles.title}>{title}</p>
          {/* The server makes it of Markdown: `services/src/modules/news/text`. */}
          {body.trim() !== '' && <div dangerouslySetInnerHTML={{ __html: data?.html ?? '' }} />}
        </div>
      )}
      {error && (
        <Notice tone="warning" role="status">
          {errorText(error)}
        </Notice>
      )}
    </Window>
  );
}
