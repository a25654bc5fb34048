import { ADMIN_LOGS, type AdminLog, type LogFilters } from '@portico/contract';
import { MAX_LOG_SEARCH, MAX_LOG_THING } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ListFilters, ListSearch } from '@portico/portal-kit/list';
import { LinkButton, SegmentedLinks, SelectField } from '@portico/ui';
import type { ReactNode } from 'react';
import { DateField } from '../../shared/fields/date-field';
import { useLogTexts, type LogChoice } from './log-columns';
import {
  daysOf,
  minuteIn,
  useRangeText,
  isNarrowed,
  isPreset,
  NO_FILTERS,
  PRESET_DAYS,
  type LogView,
} from './log-state';
import { wordOf, type LogAnswer, type UsedLog } from './log.queries';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  log: AdminLog;
  allTexts: Readonly<Record<string, string>> | undefined;
  used: UsedLog;
  /** Sources in the rows of the log; undefined until they are known. */
  sources: readonly string[] | undefined;
  player: ReactNode;
}

export function FilterBar({ log, allTexts, used, sources, player }: FilterBarProps) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith, set } = used;
  const { choices, source: sourceText } = useLogTexts(log);
  const { hasItem, hasSource }: LogFilters = ADMIN_LOGS[log];
  const active = activeCount(view, choices);
  return (
    <section className={styles.bar} aria-label={t('logs.filter.label')}>
      {player}
      {view.playerId === 0 && (
        <ListSearch
          className={styles.search}
          label={t('logs.filter.search')}
          defaultValue={view.search}
          maxLength={MAX_LOG_SEARCH}
          clearHref={hrefWith({ search: '' })}
          onSearch={(search) => set({ search })}
        />
      )}
      {hasItem === true && (
        <ListSearch
          className={styles.search}
          name="item"
          label={t('logs.filter.item')}
          defaultValue={view.item}
          maxLength={MAX_LOG_THING}
          clearHref={hrefWith({ item: '' })}
          onSearch={(item) => set({ item })}
        />
      )}
      <ListFilters className={styles.fields} activeCount={active}>
        {hasSource === true && (
          <SelectField
            label={t('logs.filter.source')}
            value={view.source}
            anyText={t('logs.filter.allSources')}
            options={[...new Set([...(sources ?? []), view.source])]
              .filter((source) => source !== '')
              .map((source) => ({ value: source, text: sourceText(source) }))}
            onChange={(source) => set({ source })}
          />
        )}
        {choices.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={options.some(({ value }) => value === wordOf(view, name)) ? wordOf(view, name) : ''}
            anyText={allTexts?.[name] ?? t('logs.filter.all')}
            options={options}
            onChange={(word) => set({ [name]: word })}
          />
        ))}
        <Dates used={used} />
      </ListFilters>
      {isNarrowed(view) && (
        <LinkButton size="small" variant="quiet" icon="close" href={hrefWith(NO_FILTERS)}>
          {t('logs.filter.clear')}
        </LinkButton>
      )}
    </section>
  );
}

export function PeriodLinks({ used: { view, hrefWith } }: Pick<FilterBarProps, 'used'>) {
  const t = useTexts('mfe-admin');
  if (view.playerId > 0) return null;
  return (
    <SegmentedLinks
      label={t('period.label')}
      items={PRESET_DAYS.map((days) => ({
        key: String(days),
        href: hrefWith({ days, startDate: '', endDate: '' }),
        text: t(`period.${days}`),
        isCurrent: isPreset(view) && view.days === days,
      }))}
    />
  );
}

function activeCount(view: LogView, choices: readonly LogChoice[]): number {
  const dates = view.startDate !== '' || view.endDate !== '' ? 1 : 0;
  const source = view.source === '' ? 0 : 1;
  return choices.filter(({ name }) => wordOf(view, name) !== '').length + dates + source;
}

function Dates({ used: { view, set, today } }: { used: UsedLog }) {
  const t = useTexts('mfe-admin');
  const { startDate, endDate } = daysOf(view, today);
  const isOff = view.playerId > 0;
  const change = (start: string, end: string) => {
    const isOrdered = start.padEnd(16, 'T00:00').localeCompare(end.padEnd(16, 'T23:59')) <= 0;
    set({ startDate: isOrdered ? start : end, endDate: isOrdered ? end : start, days: NO_FILTERS.days });
  };
  return (
    <>
      <DateField
        label={t('logs.filter.from')}
        value={startDate}
        disabled={isOff}
        onChange={(date) => change(date, endDate)}
      />
      <DateField
        label={t('logs.filter.until')}
        value={endDate}
        disabled={isOff}
        onChange={(date) => change(startDate, date)}
      />
    </>
  );
}

interface LogRangeProps {
  answer: Pick<LogAnswer, 'from' | 'until'> | undefined;
  view: LogView;
}

export function LogRange({ answer, view }: LogRangeProps) {
  const t = useTexts('mfe-admin');
  const rangeText = useRangeText();
  const { zone } = usePortal().config.time;
  if (view.playerId > 0) return <>{t('logs.range.all')}</>;
  const { from, until } = answer ?? {};
  if (typeof from !== 'number') return null;
  const end = typeof until === 'number' ? until : from;
  return <time dateTime={minuteIn(from, zone)}>{t('logs.range.days', { range: rangeText(from, end) })}</time>;
}
