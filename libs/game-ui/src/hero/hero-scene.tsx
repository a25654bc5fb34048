import { type CSSProperties, memo } from 'react';
import { classNames } from '@portico/ui';
import { ADVENTURER, CLOUD, FLOWERS, LANTERN, MUSHROOM, SLIME } from '../generated/pieces';
import { Picture } from '../picture/picture';
import movement from './hero-scene-movement.module.css';
import styles from './hero-scene.module.css';
import paints from './paints.module.css';
import { Figure, Pieces } from './piece';
import { FAR_TOWN, ISLANDS, NEAR_TOWN, type Placed } from './pieces';
import scenery from './scenery.module.css';

const FLOWER_PLACES: readonly Placed[] = [90, 318, 470, 668, 870, 1080, 1406, 1520, 1672, 1850].map(
  (x, index) => [FLOWERS, x, 556 + (index % 3) * 9, 0.9 + (index % 2) * 0.2],
);

/** Grass that hangs over the edge of the ground. */
const TURF = `M-20 590Q240 566 480 580T1000 578 1500 582 1940 576V600${'q-24 24-50 2-28 30-58-2'.repeat(18)}H-20z`;

const STARS =
  'M70 60h.1M180 190h.1M300 40h.1M250 290h.1M980 50h.1M1010 260h.1M1210 40h.1M1300 150h.1M1390 90h.1M1580 60h.1M1650 250h.1M1700 120h.1M1760 40h.1M1890 90h.1M1180 290h.1M1560 330h.1';

const BIG_STARS =
  'M236 108q2 10 12 12-10 2-12 12-2-10-12-12 10-2 12-12zM1040 96q2 10 12 12-10 2-12 12-2-10-12-12 10-2 12-12zM1616 150q2 10 12 12-10 2-12 12-2-10-12-12 10-2 12-12zM1240 210q2 8 9 9-7 2-9 9-2-7-9-9 7-1 9-9z';

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
      <path className={scenery.stars} d={STARS} />
      <path className={scenery.bigStars} d={BIG_STARS} />
      <g className={styles.sun}>
        <circle className={scenery.sunHalo} cx="1690" cy="112" r="92" />
        <circle className={scenery.sun} cx="1690" cy="112" r="62" />
        <path className={scenery.craters} d="M1668 96h.1M1712 132h.1M1682 140h.1M1706 88h.1" />
      </g>
      <path
        className={scenery.mountains}
        d="M0 430Q90 330 190 380 270 300 372 372 480 420 560 352 640 300 742 380 800 420 890 352 980 290 1090 360 1200 420 1300 340 1400 280 1510 362 1600 410 1690 340 1790 300 1920 390V640H0z"
      />
      <path className={scenery.mist} d="M0 470Q200 400 420 450T860 440 1300 440 1640 430 1920 450V640H0z" />
      <g className={paints.distant}>
        <Pieces of={FAR_TOWN} />
      </g>
    </svg>
  );
}

function NearScene() {
  return (
    <svg viewBox="0 0 1920 640" width="1920" height="640">
      <path
        className={scenery.hill}
        d="M-20 520Q160 452 380 484 560 500 760 474 1000 446 1260 476 1480 500 1660 470 1800 452 1940 486V700H-20z"
      />
      <path
        className={scenery.hillLight}
        d="M120 476q90-18 190-6M880 468q120-16 240-4M1600 482q60-14 130-18"
      />
      <path className={scenery.field} d="M-20 528Q200 500 480 520T980 516 1500 520 1940 516V700H-20z" />
      <path className={scenery.way} d="M1196 530h120q-6 24 14 56h-196q50-20 62-56z" />
      <Pieces of={NEAR_TOWN} />
      <path className={paints.earth} d="M-20 590H1940V700H-20z" />
      <path
        className={scenery.pebbles}
        d="M120 630h10M356 626h6M610 632h12M842 628h6M1068 630h10M1290 628h6M1516 632h12M1770 628h8"
      />
      <path className={paints.grass} d={TURF} />
      <path
        className={paints.grassLight}
        d="M60 594q120-14 220-14M620 592q110-10 200-8M1330 588q100-2 180 4M1700 588q60-4 110-4"
      />
      <Pieces of={FLOWER_PLACES} />
    </svg>
  );
}
