import type { ReactNode } from 'react';
import { isPictured, KINDS, type PicturedKind } from '@portico/contract';
import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { Icon, type IconName } from '@portico/ui';
import styles from './palette.module.css';
import type { PaletteOption, SearchHit } from './palette-sections';

const ICONS: Readonly<Record<Exclude<PaletteOption['kind'], PicturedKind>, IconName>> = {
  page: 'arrowEnd',
  account: 'key',
  command: 'settings',
  recent: 'clock',
  quest: 'scroll',
  group: 'users',
  guild: 'crown',
  news: 'scroll',
};

/** One line: picture, name with the matching part, and a detail that tells namesakes apart. */
export function PaletteLine({ option }: { option: PaletteOption }) {
  const hit = 'hit' in option ? option.hit : undefined;
  return (
    <>
      <span className={styles.picture}>
        <LinePicture option={option} />
      </span>
      <span className={styles.text}>
        <bdi className={styles.title}>
          {hit === undefined ? option.title : <Marked text={option.title} ranges={hit.matches} />}
        </bdi>
        {hit !== undefined && <Details hit={hit} />}
      </span>
    </>
  );
}

function LinePicture({ option }: { option: PaletteOption }) {
  if (!('hit' in option) && !('id' in option)) return <Icon name={ICONS[option.kind]} size={20} />;
  const { kind } = option;
  const id = 'hit' in option ? option.hit.id : option.id;
  return isPictured(kind) ? (
    <Picture kind={KINDS[kind].picture} id={id} size={32} />
  ) : (
    <Icon name={ICONS[kind]} size={20} />
  );
}

function Details({ hit: { level, place, id } }: { hit: SearchHit }) {
  const format = useFormat();
  const parts: ReactNode[] = [];
  if (level !== null) parts.push(format.level(level));
  if (place !== null) parts.push(place);
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
