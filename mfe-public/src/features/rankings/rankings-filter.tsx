import { MAX_INT32, RANKING_MODES, SEARCH_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { linkChoices, usePortal } from '@portico/portal-kit';
import { classText } from '@portico/portal-kit/job-words';
import { ListFilters, ListSearch } from '@portico/portal-kit/list';
import { Button, NumberField, SegmentedLinks, SelectField } from '@portico/ui';
import { type FormEvent, useState } from 'react';
import { optionalPart } from '../../shared/optional-part';
import styles from './rankings-page.module.css';
import { CLASS_CHOICES, isGroupView, type RankingsLinks, type RankingsView, sortsOf } from './rankings-state';

interface RankingsFilterProps {
  view: RankingsView;
  hrefWith: RankingsLinks['hrefWith'];
  onChange: RankingsLinks['set'];
}

export function RankingsFilter({ view, hrefWith, onChange }: RankingsFilterProps) {
  const t = useTexts('mfe-public');
  const { config } = usePortal();
  const count = [view.mode, view.job].filter((value) => value !== 'all').length;
  return (
    <div className={styles.filter}>
      {!isGroupView(view) && <PlayerSearch view={view} hrefWith={hrefWith} onChange={onChange} />}
      <ListFilters className={styles.choices} activeCount={count}>
        {(config.ironman.isOn || view.mode !== 'all') && (
          <div className={styles.choice}>
            <span className={styles.choiceLabel} aria-hidden="true">
              {t('rankings.filter.mode')}
            </span>
            <SegmentedLinks
              label={t('rankings.filter.mode')}
              items={linkChoices({ view, hrefWith }, 'mode', RANKING_MODES, (mode) => t(`mode.${mode}`))}
            />
          </div>
        )}
        {!isGroupView(view) && (
          <SelectField
            label={t('rankings.filter.class')}
            name="job"
            form={FORM}
            value={sent(view.job)}
            options={CLASS_CHOICES.map((value) => ({
              value: sent(value),
              text: value === 'all' ? t('class.all') : classText(value),
            }))}
            onChange={(job) => onChange({ job })}
          />
        )}
        <RankJump view={view} onJump={(rank) => onChange({ rank, search: '' })} />
        {!isGroupView(view) && <ColumnChooser view={view} hrefWith={hrefWith} />}
      </ListFilters>
    </div>
  );
}

/** Choice of columns below the filters. Its code loads when it is opened. */
function ColumnChooser(props: Pick<RankingsFilterProps, 'view' | 'hrefWith'>) {
  const t = useTexts('mfe-public');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        iconEnd="chevronDown"
        className={styles.chooser}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('rankings.filter.columns')}
      </Button>
      {isOpen && (
        <div className={styles.columns}>
          <ColumnChoices {...props} />
        </div>
      )}
    </>
  );
}

const ColumnChoices = optionalPart(() =>
  import(/* webpackChunkName: "rankings-more" */ './column-choices').then((module) => module.ColumnChoices),
);

/** Search and class are one form, so that both are sent without scripts. */
const FORM = 'rankings-filter';

function PlayerSearch({ view, hrefWith, onChange }: RankingsFilterProps) {
  const t = useTexts('mfe-public');
  return (
    <ListSearch
      id={FORM}
      className={styles.search}
      label={t('rankings.search.label')}
      placeholder={t('rankings.search.placeholder')}
      defaultValue={view.search}
      maxLength={SEARCH_MAX_LENGTH}
      keep={modeAndSort(view)}
      onSearch={(search) => onChange({ search })}
      clearHref={hrefWith({ search: '' })}
    />
  );
}

/** Mode and sort, unless they are the defaults, for forms without scripts. */
function modeAndSort({ mode, sort }: RankingsView) {
  return { ...(mode !== 'all' && { mode }), ...(sort !== sortsOf(mode)[0] && { sort }) };
}

/** Sends nothing for the default, which every address leaves out. */
function sent(job: RankingsView['job']): string {
  return job === 'all' ? '' : job;
}

/** Jumps to the page with a rank. A GET form, so it works without scripts. */
function RankJump({ view, onJump }: { view: RankingsView; onJump: (rank: number) => void }) {
  const t = useTexts('mfe-public');
  const keep = { ...modeAndSort(view), ...(view.job !== 'all' && { job: view.job }) };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rank = Number(new FormData(event.currentTarget).get('rank'));
    const sheet = event.currentTarget.closest<HTMLElement>('[popover]');
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
    if (rank > 0) onJump(rank);
  };
  return (
    <form method="get" className={styles.jump} onSubmit={submit}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NumberField
        key={view.rank}
        label={t('rankings.jump.label')}
        name="rank"
        min={1}
        max={MAX_INT32}
        required
        defaultValue={view.rank === 0 ? undefined : view.rank}
        action={<Button type="submit">{t('rankings.jump.submit')}</Button>}
      />
    </form>
  );
}
