import { errorText, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import {
  Button,
  FormError,
  LinkButton,
  Notice,
  Row,
  Stack,
  SubmitButton,
  Window,
  SoftText,
} from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { issuesOf, requestOf, untitledIn } from './draft';
import { NewsSettings } from './news-settings';
import { NewsTextFields } from './news-text-fields';
import { useSave, type WrittenNews, previewQuery } from './news.queries';
import { useDraft } from './use-draft';
import styles from './news.module.css';
import { directionOf, type Language } from '@portico/domain';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../shared/settled/use-settled';

/** Writes news, or edits the opened one. */
export function NewsEditor({ opened }: { opened: WrittenNews | undefined }) {
  const t = useTexts('mfe-admin');
  const navigate = useNavigate();
  const { zone } = usePortal().config.time;
  const { draft, isChanged, isRestored, change, discard, forget } = useDraft(opened);
  const [language, setLanguage] = useState(draft.language);
  const [isTried, setIsTried] = useState(false);
  const saving = useSave(opened);
  const issues = isTried ? issuesOf(draft, zone) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    setIsTried(true);
    setLanguage(untitledIn(draft) ?? language);
    if (issuesOf(draft, zone).length > 0) return;
    saving.mutate(requestOf(draft, zone), {
      onSuccess: () => {
        forget();
        void navigate(paths.news);
      },
    });
  };
  return (
    <>
      <AdminHeader
        eyebrow={t('news.title')}
        title={t(opened === undefined ? 'news.editor.new' : 'news.editor.edit')}
        actions={<LinkButton href={paths.news}>{t('news.back')}</LinkButton>}
      />
      <form method="post" noValidate onSubmit={submit}>
        <Stack>
          {isRestored && (
            <Notice
              tone="info"
              role="status"
              title={t('news.editor.restored')}
              actions={<Button onClick={discard}>{t('news.editor.discard')}</Button>}
            />
          )}
          <div className={styles.columns}>
            <Window title={t('news.editor.text')} icon="edit">
              <NewsTextFields
                draft={draft}
                language={language}
                onLanguage={setLanguage}
                onChange={change}
                issues={issues}
              />
            </Window>
            <NewsPreview language={language} {...draft.texts[language]} />
          </div>
          <Window title={t('news.editor.settings')} icon="settings">
            <NewsSettings
              draft={draft}
              onChange={change}
              issues={issues}
              isPublished={opened?.state === 'published'}
            />
          </Window>
          {saving.error && <FormError attempt={saving.submittedAt}>{errorText(saving.error)}</FormError>}
          {issues.length > 0 && <FormError>{t('news.editor.incomplete')}</FormError>}
          <Row>
            <SubmitButton
              isPending={saving.isPending}
              pendingText={t('news.editor.saving')}
              className={styles.submit}
            >
              {t(`news.editor.save.${draft.publishing}`)}
            </SubmitButton>
            {isChanged && opened !== undefined && (
              <Button size="large" onClick={discard}>
                {t('news.editor.discard')}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </>
  );
}

const PAUSE_MS = 500;

interface NewsPreviewProps {
  language: Language;
  title?: string;
  body?: string;
}

/** The text as players read it, made by the server. */
function NewsPreview({ language, title = '', body = '' }: NewsPreviewProps) {
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
