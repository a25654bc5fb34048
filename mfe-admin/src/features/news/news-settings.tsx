import { isLanguage, LANGUAGE_NAMES, LANGUAGES, NEWS_KINDS } from '@portico/domain';
import { usePortal, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { CheckField, ChoiceField, SelectField, Stack, FormField, Window } from '@portico/ui';
import type { ReactNode } from 'react';
import { type DraftIssue, type NewsDraft, PUBLISHING, momentOf } from './draft';
import styles from './news-page.module.css';

export interface NewsSettingsProps {
  draft: NewsDraft;
  onChange: (patch: Partial<NewsDraft>) => void;
  issues: readonly DraftIssue[];
  isPublished: boolean;
  /** Buttons below the fields. */
  children: ReactNode;
}

/** Kind, time of publication, and times of an event. */
export function NewsSettings({ draft, onChange, issues, isPublished, children }: NewsSettingsProps) {
  const t = useTexts('mfe-admin');
  const written = LANGUAGES.filter((of) => of === draft.language || draft.texts[of]?.title);
  return (
    <Window title={t('news.editor.settings')} icon="settings">
      <Stack>
        <Stack>
          <ChoiceField
            label={t('news.column.kind')}
            value={draft.kind}
            onChange={(kind) => onChange({ kind })}
            choices={NEWS_KINDS.map((value) => ({ value, text: t(`news.kind.${value}`) }))}
          />
          <ChoiceField
            label={t('news.editor.publishing')}
            value={draft.publishing}
            onChange={(publishing) => onChange({ publishing })}
            choices={PUBLISHING.filter((value) => value !== (isPublished ? 'now' : 'kept')).map((value) => ({
              value,
              text: t(`news.publishing.${value}`),
            }))}
          />
          {draft.publishing === 'later' && (
            <MomentField
              label={t('news.editor.publishedAt')}
              value={draft.publishedAt}
              onChange={(publishedAt) => onChange({ publishedAt })}
              error={issues.includes('publishedAt') ? t('news.issue.moment') : undefined}
            />
          )}
        </Stack>
        {draft.kind === 'event' && <EventFields draft={draft} onChange={onChange} issues={issues} />}
        <SelectField
          label={t('news.editor.fallback')}
          value={draft.language}
          options={written.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
          onChange={(language) => isLanguage(language) && onChange({ language })}
        />
        <CheckField
          className={styles.check}
          checked={draft.isPinned}
          onChange={(isPinned) => onChange({ isPinned })}
        >
          {t('news.editor.pin')}
        </CheckField>
        {children}
      </Stack>
    </Window>
  );
}

function EventFields({ draft, onChange, issues }: Omit<NewsSettingsProps, 'isPublished' | 'children'>) {
  const t = useTexts('mfe-admin');
  const { zone } = usePortal().config.time;
  const endIssue = (['endsAt', 'order', 'length'] as const).find((issue) => issues.includes(issue));
  return (
    <>
      <Stack>
        <MomentField
          label={t('news.editor.startsAt', { zone })}
          value={draft.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
          error={issues.includes('startsAt') ? t('news.issue.moment') : undefined}
        />
        <MomentField
          label={t('news.editor.endsAt', { zone })}
          value={draft.endsAt}
          onChange={(endsAt) => onChange({ endsAt })}
          error={endIssue && t(endIssue === 'endsAt' ? 'news.issue.moment' : `news.issue.${endIssue}`)}
        />
      </Stack>
      <CheckField
        className={styles.check}
        checked={draft.isWeekly}
        onChange={(isWeekly) => onChange({ isWeekly })}
      >
        {t('news.editor.weekly')}
      </CheckField>
    </>
  );
}

export interface MomentFieldProps {
  label: string;
  /** In the server's time zone, `2026-01-31T18:30`. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const t = useTexts('mfe-admin');
  const { date } = useFormat();
  const { zone } = usePortal().config.time;
  const moment = momentOf(value, zone);
  return (
    <FormField
      type="datetime-local"
      label={label}
      value={value}
      min="2000-01-01T00:00"
      max="2199-12-31T23:59"
      hint={
        moment === null
          ? t('news.editor.serverTime', { zone })
          : t('news.editor.yourTime', { date: date(moment) })
      }
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
