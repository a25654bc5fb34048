import { useTexts } from '@portico/i18n';
import { CheckField, type CheckFieldProps, classNames, SelectField } from '@portico/ui';
import type { ReactNode } from 'react';
import type { SpritePart } from '@portico/avatar';
import styles from './checkerboard.module.css';

interface CheckerboardProps {
  /** The theme's own by default. */
  shade?: 'light' | 'dark';
  className?: string;
  /** Label of the scrollable area. */
  scrolled?: string;
  children: ReactNode;
}

/** Checkered background that shows transparency. */
export function Checkerboard({ shade, className, scrolled, children }: CheckerboardProps) {
  return (
    <div
      className={classNames(styles.root, className)}
      data-shade={shade}
      {...(scrolled !== undefined && { role: 'group', 'aria-label': scrolled, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

interface PictureToolsProps {
  zooms: readonly number[];
  zoom: number;
  onZoom: (zoom: number) => void;
  /** A switch beside the zoom. */
  mark: Pick<CheckFieldProps, 'checked' | 'disabled' | 'onChange' | 'children'>;
}

export function PictureTools({ zooms, zoom, onZoom, mark }: PictureToolsProps) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.tools}>
      <SelectField
        label={t('developer.zoom')}
        value={String(zoom)}
        options={zooms.map((value) => ({ value: String(value), text: `${value}×` }))}
        onChange={(value) => onZoom(Number(value))}
      />
      <CheckField {...mark} />
    </div>
  );
}

export function Anchors({ part: { origin, anchors, width, height } }: { part: SpritePart }) {
  const points = [
    { name: 'origin', x: origin.x, y: origin.y },
    ...Object.entries(anchors).map(([name, { x, y }]) => ({ name, x: origin.x + x, y: origin.y + y })),
  ];
  return points.map(({ name, x, y }) => (
    <span
      key={name}
      className={styles.point}
      data-is-origin={name === 'origin'}
      style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
    >
      <span className={styles.name}>{name}</span>
    </span>
  ));
}
