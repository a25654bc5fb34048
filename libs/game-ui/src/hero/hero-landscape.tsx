import type { ReactNode } from 'react';
import { classNames } from '@portico/ui';
import styles from './hero-landscape.module.css';
import { type HeroPerson, HeroScene } from './hero-scene';
import { PauseSwitch } from './pause-switch';

export interface HeroLandscapeProps {
  /** Content in front of the landscape. */
  children?: ReactNode;
  /** `tall` for the home page, where it is alive; `band` behind a page header, where it is still. */
  height?: 'tall' | 'band';
  /** The label of the button that stops the movement, in the language of the page; needed where it moves. */
  pauseText?: string;
  /** Pieces stand on both sides on wide screens, with the gate in the middle of the rest. */
  isGateBetween?: boolean;
  /** Characters that stand before the gate, at most three. */
  people?: readonly HeroPerson[];
  /** How bright the gate is, from 0 to 1. */
  light?: number;
}

const NOBODY: readonly HeroPerson[] = [];

/** The world behind the door from edge to edge, drawn by code: morning in the light sky, lantern night in the dark one. */
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
