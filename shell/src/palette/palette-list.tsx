import { useEffect } from 'react';
import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { Button, classNames, VisuallyHidden } from '@portico/ui';
import { PaletteLine } from './palette-line';
import styles from './palette.module.css';
import type { PaletteOption, PaletteSection } from './palette-sections';
import { optionId, type PaletteOptions } from './use-palette-options';

interface PaletteListProps {
  id: string;
  options: PaletteOptions;
  term: string;
  onChoose: (option: PaletteOption, isNewTab: boolean) => void;
}

/** Results under a heading for each kind. Their number is read aloud when typing stops. */
export function PaletteList({ id, options, term, onChoose }: PaletteListProps) {
  const t = useTexts('shell');
  const { sections, count, activeId, error, isStale } = options;
  const isSearched = [...term].length >= SEARCH_MIN_LENGTH;
  const hasNearest = sections[0]?.kind === 'nearest';
  const isEmpty = isSearched && !isStale && error === null && (count === 0 || hasNearest);
  const statusText = hasNearest ? t('search.nothing', { term }) : t('search.count', { count });
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className={styles.results}>
      {isEmpty && hasNearest && (
        <p className={classNames(styles.nothing, styles.aboveList)}>{t('search.nothing', { term })}</p>
      )}
      <div
        id={id}
        className={classNames(styles.list, isStale && styles.stale)}
        role="listbox"
        aria-label={t('search.results')}
      >
        {sections.map((section) => (
          <Section key={section.kind} section={section} options={options} onChoose={onChoose} />
        ))}
      </div>
      {sections[0]?.kind === 'recent' && (
        <Button variant="quiet" size="small" className={styles.forget} onClick={options.forget}>
          {t('search.forget')}
        </Button>
      )}
      {error !== null && (
        <div className={styles.message} role="alert">
          <p>{errorText(error)}</p>
          <Button icon="retry" onClick={options.retry}>
            {t('remote.retry')}
          </Button>
        </div>
      )}
      {isEmpty && !hasNearest && (
        <div className={styles.message}>
          <p className={styles.nothing}>{t('search.nothing', { term })}</p>
          <p>{t('search.nothingHint')}</p>
        </div>
      )}
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {isSearched && !isStale && error === null ? statusText : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

interface SectionProps {
  section: PaletteSection;
  options: PaletteOptions;
  onChoose: PaletteListProps['onChoose'];
}

function Section({ section: { kind, options: lines }, options, onChoose }: SectionProps) {
  const t = useTexts('shell');
  const title = kind === 'recent' || kind === 'nearest' ? t(`search.${kind}`) : t(`search.kinds.${kind}`);
  const titleId = `palette-kind-${kind}`;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.section}>
      <div className={styles.heading} role="presentation">
        <span id={titleId}>{title}</span>
      </div>
      {lines.map((option) => (
        <div
          key={option.key}
          id={optionId(option.key)}
          role="option"
          tabIndex={-1}
          aria-selected={option.key === options.activeKey}
          className={styles.option}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => option.key !== options.activeKey && options.point(option)}
          onClick={(event) => onChoose(option, event.ctrlKey || event.metaKey)}
        >
          <PaletteLine option={option} />
        </div>
      ))}
    </div>
  );
}
