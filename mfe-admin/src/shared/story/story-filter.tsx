import { numberFormat, STORY_KINDS, WEB_ADMIN_STORY_KINDS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal, useSession } from '@portico/portal-kit';
import { SegmentedLinks, SelectField } from '@portico/ui';
import { STORY_HOURS, type Story } from './use-story';
import styles from './story.module.css';

const WEEK_HOURS = 168;

/** How far a story tells, and of what. */
export function StoryFilter({ story: { view, hrefWith, set } }: { story: Story }) {
  const t = useTexts('mfe-admin');
  const { language } = usePortal();
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const readable = STORY_KINDS.filter((kind) => isWebAdmin || !WEB_ADMIN_STORY_KINDS.includes(kind));
  const kinds = readable.map((kind) => ({ value: kind, text: t(`story.kind.${kind}`) }));
  return (
    <div className={styles.filter}>
      <div className={styles.window}>
        <span className={styles.label} aria-hidden="true">
          {t('story.hours.label')}
        </span>
        <SegmentedLinks
          label={t('story.hours.label')}
          items={STORY_HOURS.map((hours) => ({
            key: hours,
            href: hrefWith({ hours }),
            text: hoursText(language, Number(hours)),
            isCurrent: hours === view.hours,
          }))}
        />
      </div>
      <SelectField
        label={t('story.kind.label')}
        value={view.kind ?? ''}
        options={[{ value: '', text: t('story.kind.all') }, ...kinds]}
        onChange={(value) => set({ kind: STORY_KINDS.find((kind) => kind === value) ?? '' })}
      />
    </div>
  );
}

/** `6 hr`, `1 wk`: as short as the language has it. */
function hoursText(language: string, hours: number): string {
  const [value, unit] = hours === WEEK_HOURS ? [1, 'week'] : [hours, 'hour'];
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
