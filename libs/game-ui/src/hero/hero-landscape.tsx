import { memo, useMemo, type ReactNode } from 'react';
import { classNames } from '@portico/ui';
import { pixelLayers } from '../pixel-art/pixel-art';
import styles from './hero-landscape.module.css';
import { disc, FIELD, firs, groundAt, hills, island, stars, type Wave } from './landscape-paths';
import { CLOUD, COTTAGE, FIR, FLOWER, GATE, LANTERN, SMALL_CLOUD, TOWER, TREE } from './landscape-sprites';

export interface HeroLandscapeProps {
  /** What stands in front of the landscape. */
  children?: ReactNode;
  /** `tall` for the home page, `band` behind a page header. */
  height?: 'tall' | 'band';
}

/** The world behind the door, drawn by code: morning in the light sky, lantern night in the dark one. */
export function HeroLandscape({ children, height = 'tall' }: HeroLandscapeProps) {
  return (
    <div className={classNames(styles.root, styles[height])}>
      <Scene />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

const FAR: Wave[] = [
  { height: 9, length: 97, shift: 10 },
  { height: 6, length: 41, shift: 0 },
  { height: 3, length: 17, shift: 5 },
];
const MIDDLE: Wave[] = [
  { height: 7, length: 150, shift: 40 },
  { height: 3, length: 47, shift: 12 },
];
const NEAR: Wave[] = [
  { height: 6, length: 210, shift: -60 },
  { height: 2, length: 63, shift: 20 },
];
const GROUND: Wave[] = [
  { height: 2, length: 133, shift: 0 },
  { height: 1, length: 37, shift: 9 },
];

const NEAR_BASE = 111;

/** Past the field, where only wide screens look. */
const WOODS = [-196, -182, -150, -128, -84, -70, -38, 332, 346, 388, 402, 436, 462, 508];

const FLOWERS = [-170, -96, -31, 14, 58, 119, 131, 166, 221, 262, 306, 361, 424, 490];

const Scene = memo(function Scene() {
  const { width, height } = FIELD;
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.stars} d={stars(190, 76)} />
      <g className={styles.light}>
        <path className={styles.halo} d={disc(246, 26, 17)} />
        <path className={styles.orb} d={disc(246, 26, 11)} />
        <path className={styles.craters} d={disc(242, 23, 2) + disc(249, 29, 3) + disc(248, 20, 1)} />
      </g>
      <g className={styles.clouds}>
        <Drawing of={SMALL_CLOUD} x={142} y={14} />
        <Drawing of={CLOUD} x={-90} y={58} />
        <Drawing of={CLOUD} x={352} y={20} />
        <Drawing of={CLOUD} x={196} y={44} />
        <Drawing of={SMALL_CLOUD} x={286} y={38} />
      </g>
      <g className={styles.far}>
        <Hills base={88} waves={FAR} lit={styles.farLit} body={styles.farBody} />
      </g>
      <g className={styles.middle}>
        <path className={styles.middleFirs} d={firs(100, MIDDLE, 7)} />
        <Hills base={100} waves={MIDDLE} lit={styles.middleLit} body={styles.middleBody} />
      </g>
      <g className={styles.islands}>
        <Island x={196} y={68} width={38}>
          <Drawing of={TREE} x={200} y={55} />
          <Drawing of={TOWER} x={214} y={51} />
          <Drawing of={LANTERN} x={229} y={59} />
        </Island>
        <Island x={268} y={54} width={28}>
          <Drawing of={FIR} x={271} y={41} />
          <Drawing of={FIR} x={284} y={41} />
        </Island>
        <Island x={150} y={84} width={20}>
          <Drawing of={FLOWER} x={156} y={80} />
        </Island>
      </g>
      <g className={styles.near}>
        <Hills base={NEAR_BASE} waves={NEAR} lit={styles.nearLit} body={styles.nearBody} />
        <Standing of={FIR} x={6} tall={13} />
        <Standing of={TREE} x={62} tall={13} />
        <Standing of={COTTAGE} x={80} tall={13} />
        <Standing of={FIR} x={100} tall={13} />
        <Standing of={TREE} x={144} tall={13} />
        <Standing of={GATE} x={240} tall={21} />
        <Standing of={LANTERN} x={232} tall={9} />
        <Standing of={LANTERN} x={270} tall={9} />
        <Standing of={TOWER} x={196} tall={17} />
        <Standing of={COTTAGE} x={176} tall={13} />
        <Standing of={FIR} x={282} tall={13} />
        <Standing of={TREE} x={298} tall={13} />
        {WOODS.map((x, index) => (
          <Standing key={x} of={index % 3 === 0 ? TREE : FIR} x={x} tall={13} />
        ))}
      </g>
      <g className={styles.ground}>
        <Hills base={128} waves={GROUND} lit={styles.groundLit} body={styles.groundBody} />
        <path className={styles.soil} d={hills(134, GROUND)} />
        {FLOWERS.map((x) => (
          <Drawing key={x} of={FLOWER} x={x} y={groundAt(128, GROUND, x) - 3} />
        ))}
      </g>
    </svg>
  );
});

function Hills({ base, waves, lit, body }: { base: number; waves: Wave[]; lit?: string; body?: string }) {
  const path = useMemo(() => hills(base, waves), [base, waves]);
  return (
    <>
      <path className={lit} d={path} />
      <path className={body} d={path} transform="translate(0 2)" />
    </>
  );
}

function Drawing({ of, x, y }: { of: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {pixelLayers(of).map(([letter, path]) => (
        <path key={letter} className={styles[letter]} d={path} />
      ))}
    </g>
  );
}

function Standing({ of, x, tall }: { of: string; x: number; tall: number }) {
  return <Drawing of={of} x={x} y={groundAt(NEAR_BASE, NEAR, x + 6) - tall + 3} />;
}

function Island({ x, y, width, children }: { x: number; y: number; width: number; children: ReactNode }) {
  const paths = island(x, y, width);
  return (
    <g>
      {children}
      <path className={styles.soil} d={paths.soil} />
      <path className={styles.rock} d={paths.rock} />
      <path className={styles.groundBody} d={paths.shade} />
      <path className={styles.groundLit} d={paths.grass} />
    </g>
  );
}
