import { RANKING_MODES, SEARCH_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { classNames, SearchField, SegmentedLinks, SelectField } from '@portico/ui';
import type { ReactNode } from 'react';
import { CLASS_CHOICES, isGroupView, sortsOf, type RankingsView } from './rankings-state';
import styles from './rankings-page.module.css';

export interface RankingsFilterProps {
  view: RankingsView;
  hrefWith: (patch: Partial<RankingsView>) => string;
  onChange: (patch: Partial<RankingsView>) => void;
}

export function RankingsFilter({ view, hrefWith, onChange }: RankingsFilterProps) {
  const t = useTexts('mfe-public');
  return (
    <div className={styles.filter}>
      <div className={styles.choices}>
        <Choice label={t('rankings.filter.mode')}>
          <SegmentedLinks
            label={t('rankings.filter.mode')}
            items={RANKING_MODES.map((mode) => ({
              key: mode,
              href: hrefWith({ mode }),
              text: t(`mode.${mode}`),
              isCurrent: view.mode === mode,
            }))}
          />
        </Choice>
        <Choice label={t('rankings.filter.sort')} className={styles.sort}>
          <SegmentedLinks
            label={t('rankings.filter.sort')}
            items={sortsOf(view.mode).map((sort) => ({
              key: sort,
              href: hrefWith({ sort }),
              text: t(`rankings.sort.${sort}`),
              isCurrent: view.sort === sort,
            }))}
          />
        </Choice>
      </div>
      {!isGroupView(view) && <PlayerFilter view={view} hrefWith={hrefWith} onChange={onChange} />}
    </div>
  );
}

/** The search and the class are one form: without scripts both are sent. */
const FORM = 'rankings-filter';

function PlayerFilter({ view, hrefWith, onChange }: RankingsFilterProps) {
  const t = useTexts('mfe-public');
  const keep = {
    ...(view.mode !== 'all' && { mode: view.mode }),
    ...(view.sort !== 'level' && { sort: view.sort }),
  };
  return (
    <div className={styles.finders}>
      <SearchField
        id={FORM}
        className={styles.search}
        name="search"
        label={t('rankings.search.label')}
        placeholder={t('rankings.search.placeholder')}
        defaultValue={view.search}
        maxLength={SEARCH_MAX_LENGTH}
        keep={keep}
        onSearch={(search) => onChange({ search })}
        clearHref={hrefWith({ search: '' })}
        texts={{ submit: t('rankings.search.submit'), clear: t('rankings.search.clear') }}
      />
      <SelectField
        label={t('rankings.filter.class')}
        name="job"
        form={FORM}
        value={sent(view.job)}
        options={CLASS_CHOICES.map((value) => ({ value: sent(value), text: t(`class.${value}`) }))}
        onChange={(value) => onChange({ job: CLASS_CHOICES.find((choice) => choice === value) ?? 'all' })}
      />
    </div>
  );
}

/** The default is sent as nothing, as it is left out of every other address. */
function sent(job: RankingsView['job']): string {
  return job === 'all' ? '' : job;
}

function Choice({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.choice, className)}>
      <span className={styles.choiceLabel} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
