import { useTexts } from '@portico/i18n';
import { SelectField } from '@portico/ui';
import { useSiteName } from './use-site-name';
import { VERDICTS } from './verdict';
import type { CallbacksView, SiteHealth } from './votes.queries';
import styles from './callbacks-window.module.css';

export interface CallbacksFilterProps {
  view: CallbacksView;
  sites: readonly SiteHealth[];
  onChange: (patch: { site?: string; verdict?: string }) => void;
}

/** Of which site, and with which verdict. */
export function CallbacksFilter({ view, sites, onChange }: CallbacksFilterProps) {
  const t = useTexts('mfe-admin');
  const nameOf = useSiteName();
  const known = sites.map((site) => ({ value: site.id, text: nameOf(site) }));
  // Callbacks of a site that was taken out of the settings are kept.
  const isKnown = view.site === '' || known.some(({ value }) => value === view.site);
  const gone = isKnown ? [] : [{ value: view.site, text: view.site }];
  return (
    <div className={styles.filter}>
      <SelectField
        label={t('votes.filter.site')}
        value={view.site}
        options={[{ value: '', text: t('votes.filter.all') }, ...known, ...gone]}
        onChange={(site) => onChange({ site })}
      />
      <SelectField
        label={t('votes.filter.verdict')}
        value={view.verdict ?? ''}
        options={[
          { value: '', text: t('votes.filter.all') },
          ...VERDICTS.map((verdict) => ({ value: verdict, text: t(`votes.verdict.${verdict}`) })),
        ]}
        onChange={(verdict) => onChange({ verdict })}
      />
    </div>
  );
}
