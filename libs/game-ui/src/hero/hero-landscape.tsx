import type { ReactNode } from 'react';
import { classNames } from '@portico/ui';
import styles from './hero-landscape.module.css';
import { type HeroPerson, HeroScene } from './hero-scene';
import { PauseSwitch } from './pause-switch';

export interface HeroLandscapeProps {
  /** Content in front of the landscape. */
  children?: ReactNode;
  /** `tall` and animated for the home page; `band` and still behind a page header. */
  height?: 'tall' | 'band';
  /** Label of the button that stops the animation; required if `height` is `tall`. */
  pauseText?: string;
  /** On wide screens, pieces are at both sides and the gate is between them. */
  isGateBetween?: boolean;
  /** Characters in front of the gate, at most three. */
  people?: readonly HeroPerson[];
  /** How bright the gate is, from 0 to 1. */
  light?: number;
}

const NOBODY: readonly HeroPerson[] = [];

/** The landscape behind the door from edge to edge, drawn by code: morning in light mode, lantern-lit night in dark mode. */
export function HeroLandscape({
  children,
  height = 'tall',
  pauseText,
  isGateBetween = false,
  people = NOBODY,
  light = 1,
}: HeroLandscapeProps) {
  return (
    <div className={classNames(styles.root, styles[height])}>
      <HeroScene height={height} isGateBetween={isGateBetween} people={people} light={light} />
      <div className={styles.content}>{children}</div>
      {pauseText !== undefined && <PauseSwitch label={pauseText} />}
    </div>
  );
}
