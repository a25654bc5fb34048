import { isPictured, KINDS, type PicturedKind } from '@portico/contract';
import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { errorText, useFormat } from '@portico/portal-kit';
import { itemTypeText } from '@portico/portal-kit/game-words';
import { Button, classNames, VisuallyHidden, Icon, type IconName } from '@portico/ui';
import { useEffect, type ReactNode } from 'react';
import { usePageIcon } from '../navigation/page-icon';
import type { PaletteOption, PaletteSection, SearchHit } from './palette-sections';
import styles from './palette.module.css';
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
            {t('kit.error.retry')}
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
  const title =
    kind === 'recent' || kind === 'nearest' || kind === 'own'
      ? t(`search.${kind}`)
      : t(`search.kinds.${kind}`);
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

const ICONS: Readonly<Record<Exclude<PaletteOption['kind'], PicturedKind | 'page' | 'staffPage'>, IconName>> =
  {
    account: 'user',
    command: 'settings',
    recent: 'clock',
    quest: 'scroll',
    group: 'users',
    guild: 'crown',
    news: 'scroll',
  };

/** One line: picture, name with the matching part, and a detail that tells equal names apart. */
function PaletteLine({ option }: { option: PaletteOption }) {
  const hit = 'hit' in option ? option.hit : undefined;
  const ranges = hit?.matches ?? ('matches' in option ? option.matches : []);
  return (
    <>
      <span className={styles.picture}>
        <LinePicture option={option} />
      </span>
      <span className={styles.text}>
        <bdi className={styles.title}>
          <Marked text={option.title} ranges={ranges} />
        </bdi>
        {hit !== undefined && <Details hit={hit} />}
        {'area' in option && option.area !== undefined && <bdi className={styles.details}>{option.area}</bdi>}
      </span>
    </>
  );
}

function LinePicture({ option }: { option: PaletteOption }) {
  const pageIcon = usePageIcon();
  if ('matches' in option) return <Icon name={pageIcon(option.href)} size={20} />;
  if (!('hit' in option) && !('id' in option)) return <Icon name={ICONS[option.kind]} size={20} />;
  const { kind } = option;
  const id = 'hit' in option ? option.hit.id : option.id;
  return isPictured(kind) ? (
    <Picture kind={KINDS[kind].picture} id={id} size={32} />
  ) : (
    <Icon name={ICONS[kind]} size={20} />
  );
}

function Details({ hit: { level, place, type, id } }: { hit: SearchHit }) {
  const format = useFormat();
  const parts: ReactNode[] = [];
  if (level !== null) parts.push(format.level(level));
  if (place !== null) parts.push(place);
  if (type !== null) parts.push(itemTypeText(type));
  if (parts.length === 0) parts.push(`#${id}`);
  return (
    <span className={styles.details}>
      {parts.map((part, index) => (
        <bdi key={index}>{part}</bdi>
      ))}
    </span>
  );
}

function Marked({ text, ranges }: { text: string; ranges: number[][] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start = 0, end = 0] of ranges) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className={styles.match}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
