import type { ReactNode } from 'react';
import { classNames, Icon, type IconName } from '@portico/ui/base';
import styles from './stat-tile.module.css';

export interface StatTileProps {
  label: ReactNode;
  /** The large value, formatted by the page. */
  value: ReactNode;
  unit?: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
  className?: string;
}

/** One number with its name. Put several in a `StatRow`. */
export function StatTile({ label, value, unit, hint, icon, className }: StatTileProps) {
  return (
    <div className={classNames(styles.tile, className)}>
      <dt className={styles.label}>
        {icon && <Icon name={icon} size={16} />}
        {label}
      </dt>
      <dd className={styles.value}>
        {value}
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </dd>
    </div>
  );
}

export interface StatRowProps {
  children: ReactNode;
  /** Each tile is one line, in the text face. */
  isCompact?: boolean;
  className?: string;
}

/** Tiles side by side, wrapping. */
export function StatRow({ children, isCompact, className }: StatRowProps) {
  return <dl className={classNames(styles.row, isCompact && styles.compact, className)}>{children}</dl>;
}

export interface Fact {
  key: string;
  term: ReactNode;
  value: ReactNode;
}

/** Facts by the text keys of their terms, in their order. Undefined, null and false are left out. */
export function factsOf<Key extends string>(
  t: (key: NoInfer<Key>) => string,
  values: Partial<Record<Key, ReactNode>>,
): Fact[] {
  return Object.entries<ReactNode>(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([key, value]) => ({ key, term: t(key as Key), value }));
}

/** Names and values in two columns: properties of an item, facts of a character. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map((fact) => (
        <div className={styles.fact} key={fact.key}>
          <dt>{fact.term}</dt>
          <dd>
            <bdi>{fact.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
