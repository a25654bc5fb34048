import { SEARCH_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SearchField, SegmentedLinks, SelectField } from '@portico/ui';
import { CLASS_CHOICES, RANKING_SORTS, type RankingsView } from './rankings-state';
import styles from './rankings-page.module.css';

export interface RankingsFilterProps {
  view: RankingsView;
  hrefWith: (patch: Partial<RankingsView>) => string;
  onChange: (patch: Partial<RankingsView>) => void;
}

export function RankingsFilter({ view, hrefWith, onChange }: RankingsFilterProps) {
  const t = useTexts('mfe-public');
  const keep = {
    ...(view.job !== 'all' && { job: view.job }),
    ...(view.sort !== 'level' && { sort: view.sort }),
  };
  return (
    <div className={styles.filter}>
      <SearchField
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
        value={view.job}
        options={CLASS_CHOICES.map((value) => ({ value, text: t(`class.${value}`) }))}
        onChange={(value) => onChange({ job: CLASS_CHOICES.find((choice) => choice === value) ?? 'all' })}
      />
      <div className={styles.sort}>
        <span className={styles.sortLabel}>{t('rankings.filter.sort')}</span>
        <SegmentedLinks
          label={t('rankings.filter.sort')}
          items={RANKING_SORTS.map((sort) => ({
            key: sort,
            href: hrefWith({ sort }),
            text: t(`rankings.sort.${sort}`),
            isCurrent: view.sort === sort,
          }))}
        />
      </div>
    </div>
  );
}
