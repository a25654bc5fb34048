import {
  directionOf,
  type Language,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  NEWS_BODY_MAX_LENGTH,
  NEWS_TITLE_MAX_LENGTH,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorText, usePortal, useDebounced } from '@portico/portal-kit';
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
  FormField,
  SelectField,
  TextAreaField,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { issuesOf, requestOf, untitledIn, type DraftIssue, type NewsDraft, useDraft } from './draft';
import { NewsSettings } from './news-settings';
import styles from './news-page.module.css';
import { useSave, type WrittenNews, previewQuery } from './news.queries';

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
            <Stack>
              <NewsSettings
                draft={draft}
                onChange={change}
                issues={issues}
                isPublished={opened?.state === 'published'}
              >
                <SaveRow
                  publishing={draft.publishing}
                  saving={saving}
                  isIncomplete={issues.length > 0}
                  onDiscard={isChanged && opened !== undefined ? discard : undefined}
                />
              </NewsSettings>
              <NewsPreview language={language} {...draft.texts[language]} />
            </Stack>
          </div>
        </Stack>
      </form>
    </>
  );
}

interface SaveRowProps {
  publishing: NewsDraft['publishing'];
  saving: Pick<ReturnType<typeof useSave>, 'error' | 'submittedAt' | 'isPending'>;
  isIncomplete: boolean;
  /** Undefined where nothing can be discarded. */
  onDiscard: (() => void) | undefined;
}

function SaveRow({ publishing, saving, isIncomplete, onDiscard }: SaveRowProps) {
  const t = useTexts('mfe-admin');
  return (
    <>
      {saving.error && <FormError attempt={saving.submittedAt}>{errorText(saving.error)}</FormError>}
      {isIncomplete && <FormError>{t('news.editor.incomplete')}</FormError>}
      <Row>
        <SubmitButton
          isPending={saving.isPending}
          pendingText={t('news.editor.saving')}
          className={styles.submit}
        >
          {t(`news.editor.save.${publishing}`)}
        </SubmitButton>
        {onDiscard !== undefined && (
          <Button size="large" onClick={onDiscard}>
            {t('news.editor.discard')}
          </Button>
        )}
      </Row>
    </>
  );
}

const PAUSE_MS = 500;

interface NewsPreviewProps {
  language: Language;
  title?: string;
  body?: string;
}

/** Preview of the text as players read it. The server renders it. */
function NewsPreview({ language, title = '', body = '' }: NewsPreviewProps) {
  const t = useTexts('mfe-admin');
  const debounced = useDebounced(body, PAUSE_MS);
  const { data, error } = useQuery({ ...previewQuery(debounced), enabled: debounced.trim() !== '' });
  const isEmpty = title.trim() === '' && body.trim() === '';
  return (
    <Window title={t('news.editor.preview')} icon="search">
      {isEmpty ? (
        <SoftText>{t('news.editor.previewEmpty')}</SoftText>
      ) : (
        <div className={styles.preview} lang={language} dir={directionOf(language)}>
          <p className={styles.title}>{title}</p>
          {/* The server renders this HTML from Markdown: `services/src/modules/news/text`. */}
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

interface NewsTextFieldsProps {
  draft: NewsDraft;
  /** Language of the text in the fields. */
  language: Language;
  onLanguage: (language: Language) => void;
  onChange: (patch: Partial<NewsDraft>) => void;
  issues: readonly DraftIssue[];
}

function NewsTextFields({ draft, language, onLanguage, onChange, issues }: NewsTextFieldsProps) {
  const t = useTexts('mfe-admin');
  const { title = '', body = '' } = draft.texts[language] ?? {};
  const write = (words: { title: string; body: string }) =>
    onChange({ texts: { ...draft.texts, [language]: words } });
  const inLanguage = { lang: language, dir: directionOf(language) };
  return (
    <Stack>
      <SelectField
        label={t('news.editor.language')}
        value={language}
        options={LANGUAGES.map((of) => ({ value: of, text: optionText(of) }))}
        onChange={(value) => isLanguage(value) && onLanguage(value)}
      />
      <FormField
        {...inLanguage}
        name="title"
        label={t('news.column.title')}
        value={title}
        maxLength={NEWS_TITLE_MAX_LENGTH}
        autoCapitalize="sentences"
        autoComplete="off"
        spellCheck
        error={issues.includes('title') && title.trim() === '' ? t('news.issue.title') : undefined}
        onChange={({ target }) => write({ title: target.value, body })}
      />
      <TextAreaField
        {...inLanguage}
        name="body"
        label={t('news.editor.body')}
        hint={t('news.editor.markdown')}
        value={body}
        rows={14}
        maxLength={NEWS_BODY_MAX_LENGTH}
        onChange={({ target }) => write({ title, body: target.value })}
      />
    </Stack>
  );

  function optionText(of: Language): string {
    const name = LANGUAGE_NAMES[of];
    if (of === draft.language) return t('news.editor.main', { language: name });
    return (draft.texts[of]?.title ?? '') === '' ? name : t('news.editor.written', { language: name });
  }
}
