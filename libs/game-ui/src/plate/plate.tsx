import type { ReactNode } from 'react';
import type { Fact } from '@portico/ui';
import styles from './plate.module.css';

export interface PlateProps {
  head: ReactNode;
  children: ReactNode;
  /** Content of the corner: a close button. */
  corner?: ReactNode;
  footer?: ReactNode;
}

/** The plate on which the game shows a thing: dark in both themes. */
export function Plate({ head, children, corner, footer }: PlateProps) {
  return (
    <div className={styles.plate}>
      {corner && <div className={styles.corner}>{corner}</div>}
      {head}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

export interface PlateHeadProps {
  name: ReactNode;
  /** Undefined for a hover card, whose name is no heading. */
  nameLevel?: 1 | 2 | undefined;
  picture: ReactNode;
  /** Below the name. */
  note: ReactNode;
}

/** Picture and name of the thing. */
export function PlateHead({ name, nameLevel, picture, note }: PlateHeadProps) {
  const Name = nameLevel === undefined ? 'p' : (`h${nameLevel}` as const);
  return (
    <div className={styles.head}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.words}>
        <Name className={styles.name}>
          <bdi>{name}</bdi>
        </Name>
        <div className={styles.note}>{note}</div>
      </div>
    </div>
  );
}

export interface PlateGroupProps {
  title: string;
  headingLevel: 2 | 3 | undefined;
  children: ReactNode;
}

/** Facts that belong together, under a small heading. */
export function PlateGroup({ title, headingLevel, children }: PlateGroupProps) {
  const Heading = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <section>
      <Heading className={styles.heading}>{title}</Heading>
      {children}
    </section>
  );
}

/** Names and values, a line each. */
export function PlateFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, term, value }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
