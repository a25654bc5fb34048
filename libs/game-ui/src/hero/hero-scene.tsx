import { type CSSProperties, memo } from 'react';
import { classNames } from '@portico/ui';
import {
  ADVENTURER,
  CLOUD,
  FLOWERS,
  HERO_CRATERS,
  HERO_FAR,
  HERO_GROUND,
  HERO_LAND,
  HERO_STARS,
  LANTERN,
  MUSHROOM,
  SLIME,
} from '../generated/pieces';
import { Picture } from '../picture/picture';
import movement from './hero-scene-movement.module.css';
import styles from './hero-scene.module.css';
import paints from './paints.module.css';
import { Figure, Parts, Pieces } from './piece';
import { FAR_TOWN, ISLANDS, NEAR_TOWN, type Placed } from './pieces';
import scenery from './scenery.module.css';

const FLOWER_PLACES: readonly Placed[] = [90, 318, 470, 668, 870, 1080, 1406, 1520, 1672, 1850].map(
  (x, index) => [FLOWERS, x, 556 + (index % 3) * 9, 0.9 + (index % 2) * 0.2],
);

/** A character in front of the gate, with a public picture. */
export interface HeroPerson {
  id: number;
  name: string;
}

export interface HeroSceneProps {
  height: 'tall' | 'band';
  isGateBetween: boolean;
  /** At most three; without any, an adventurer without a name. */
  people: readonly HeroPerson[];
  /** How bright the gate is, from 0 to 1. */
  light: number;
}

/** Positions: the first in the middle, the second left, the third right. */
const STEPS = [0, -1, 1];

/** 1920 by 640. Narrow boxes cut both sides, the gate last. */
export const HeroScene = memo(function HeroScene({ height, isGateBetween, people, light }: HeroSceneProps) {
  return (
    <div
      className={classNames(
        styles.scene,
        styles[height],
        isGateBetween && styles.between,
        movement.scene,
        movement[height],
        paints.paints,
        scenery.scenery,
      )}
      style={{ '--light': light } as CSSProperties}
      aria-hidden="true"
    >
      <FarScene />
      <Figure of={CLOUD} className={classNames(styles.cloud, styles.cloud1, movement.cloud1)} />
      <Figure of={CLOUD} className={classNames(styles.cloud, styles.cloud2, movement.cloud2)} />
      <Figure of={CLOUD} className={classNames(styles.cloud, styles.cloud3, movement.cloud3)} />
      <svg
        className={classNames(styles.islands, movement.islands)}
        viewBox="0 0 1920 640"
        width="1920"
        height="640"
      >
        <g className={paints.distant}>
          <Pieces of={ISLANDS} />
        </g>
      </svg>
      <NearScene />
      <div className={styles.lantern1}>
        <Figure of={LANTERN} className={movement.sway} />
      </div>
      <div className={styles.lantern2}>
        <Figure of={LANTERN} className={movement.sway} />
      </div>
      {people.length === 0 && <Figure of={ADVENTURER} className={styles.adventurer} />}
      {people.map(({ id, name }, index) => (
        <div key={index} className={styles.person} style={{ '--step': STEPS[index] } as CSSProperties}>
          <Picture kind="character" id={id} size={96} view="figure" className={styles.body} />
          <bdi className={styles.name}>{name}</bdi>
        </div>
      ))}
      <div className={classNames(styles.walk1, movement.walk1)}>
        <Figure of={SLIME} className={movement.hop} />
      </div>
      <div className={classNames(styles.walk2, movement.walk2)}>
        <Figure of={MUSHROOM} className={movement.waddle} />
      </div>
    </div>
  );
});

function FarScene() {
  return (
    <svg className={movement.far} viewBox="0 0 1920 640" width="1920" height="640">
      <Parts of={HERO_STARS} />
      <g className={styles.sun}>
        <circle className={scenery.sunHalo} cx="1690" cy="112" r="92" />
        <circle className={scenery.sun} cx="1690" cy="112" r="62" />
        <Parts of={HERO_CRATERS} />
      </g>
      <Parts of={HERO_FAR} />
      <g className={paints.distant}>
        <Pieces of={FAR_TOWN} />
      </g>
    </svg>
  );
}

function NearScene() {
  return (
    <svg viewBox="0 0 1920 640" width="1920" height="640">
      <Parts of={HERO_LAND} />
      <Pieces of={NEAR_TOWN} />
      <Parts of={HERO_GROUND} />
      <Pieces of={FLOWER_PLACES} />
    </svg>
  );
}
