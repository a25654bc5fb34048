import {
  directionOf,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  NEWS_BODY_MAX_LENGTH,
  NEWS_TITLE_MAX_LENGTH,
  type Language,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FormField, SelectField, Stack, TextAreaField } from '@portico/ui';
import type { DraftIssue, NewsDraft } from './draft';

export interface NewsTextFieldsProps {
  draft: NewsDraft;
  /** Language of the text in the fields. */
  language: Language;
  onLanguage: (language: Language) => void;
  onChange: (patch: Partial<NewsDraft>) => void;
  issues: readonly DraftIssue[];
}

/** Title and text in one language at a time. */
export function NewsTextFields({ draft, language, onLanguage, onChange, issues }: NewsTextFieldsProps) {
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
        label={t('news.editor.title')}
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
