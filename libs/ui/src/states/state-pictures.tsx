import styles from './states.module.css';

/** Class and path of each part, the farthest first. */
type Drawing = readonly (readonly [className: string | undefined, path: string])[];

/** The ledge in the sky below each drawing. */
const LEDGE: Drawing = [
  [styles.cloud, 'M22 62a11 11 0 0 1 3-20 16 16 0 0 1 30-4 12 12 0 0 1 16 12q2 8-5 12z'],
  [styles.cloud, 'M140 40a9 9 0 0 1 3-16 13 13 0 0 1 24-3 10 10 0 0 1 13 9q2 7-4 10z'],
  [styles.earth, 'M22 96q4 16 28 18 6 10 34 10 16 0 24-8 36 0 62-20z'],
  [styles.earthShade, 'M170 96q-26 20-62 20-8 8-24 8-8 0-14-1 36-6 52-27z'],
  [
    styles.grass,
    'M18 100q-10-2-8-8t14-7q72-10 144 0 12 1 14 7t-8 8q-6 7-12 0-8 10-16 1-8 9-18 0-8 11-18 1-10 9-20-1-8 11-18 1-10 9-20-1-8 10-18 0-8 8-16-1z',
  ],
  [styles.light, 'M28 93q20-3 44-4'],
];

/** An open, empty chest with a spider in it. */
const EMPTY: Drawing = [
  [styles.wood, 'M62 40q-6-24 10-28h48q16 4 10 28z'],
  [styles.woodShade, 'M120 12q16 4 10 28h-16q8-16 0-28z'],
  [styles.hollow, 'M68 40q-4-16 6-20h44q10 4 6 20z'],
  [styles.metal, 'M70 12h9q-4 12-2 28h-9q-6-20 2-28zM122 12h-9q4 12 2 28h9q6-20-2-28z'],
  [styles.hollow, 'M58 42h76l-4 14H62z'],
  [styles.wood, 'M58 54q0-4 4-4h68q4 0 4 4v32q0 6-6 6H64q-6 0-6-6z'],
  [styles.woodShade, 'M134 66v20q0 6-6 6H72q50-2 62-26z'],
  [styles.grain, 'M82 62h8M104 80h8M80 80h6'],
  [styles.metal, 'M58 54q0-4 4-4h8v42h-6q-6 0-6-6zM134 54q0-4-4-4h-8v42h6q6 0 6-6z'],
  [styles.metal, 'M88 50h16v14q-8 8-16 0z'],
  [styles.hole, 'M96 56v4'],
  [styles.thread, 'M96 22v8'],
  [styles.spider, 'M90 34a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM88 31l-4-2M88 37l-4 2M104 31l4-2M104 37l4 2'],
  [styles.eye, 'M94 33v.1M98 33v.1'],
  [styles.spark, 'M150 58q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7zM42 20q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6z'],
];

/** A broken portal: a cracked arch with flickering light. */
const ERROR: Drawing = [
  [styles.stone, 'M54 92q-2-8 4-8h76q6 0 4 8-42 6-84 0z'],
  [styles.hollow, 'M72 84V46q4-20 24-20t24 20v38z'],
  [styles.glow, 'M84 84q-2-18 4-28 2-10 8-12 8 4 10 14 4 10 2 26z'],
  [styles.swirl, 'M94 76q8-4 4-12-6-4-8 2'],
  [styles.stone, 'M58 84V44q2-26 28-32l6 16q-14 4-16 18v38z'],
  [styles.stoneShade, 'M70 84V46q2-16 16-22l6 4q-14 4-16 18v38z'],
  [styles.stone, 'M134 84V46q-2-22-20-30l-8 14q10 6 10 18v36z'],
  [styles.stoneShade, 'M134 84V46q-2-14-10-22 4 12 2 26v34z'],
  [styles.crack, 'M62 48l7 5-4 7 7 5M124 40l-5 6 6 6-4 6M66 76l6-4'],
  [styles.stone, 'M96 6l12 2 1 10-9 5-9-6zM144 82l10-5 9 6 2 8-19 2zM38 84l8-3 6 5v7l-14-1z'],
  [styles.stoneShade, 'M108 8l1 10-9 5-3-3q8-2 11-12zM163 83l2 8-19 2q14-2 17-10z'],
  [styles.spark, 'M128 4q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7zM42 50q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6z'],
];

/** A signpost that points both ways, and a snail that cannot decide. */
const LOST: Drawing = [
  [styles.wood, 'M84 92V16q6-6 12 0v76q-6 3-12 0z'],
  [styles.woodShade, 'M92 92V13q3 0 4 3v76q-2 1-4 1z'],
  [styles.plank, 'M76 22q0-4 4-4h44q3 0 5 3l8 9q2 2 0 5l-8 8q-2 3-5 3H80q-4 0-4-4z'],
  [styles.plankShade, 'M137 30q2 2 0 5l-8 8q-2 3-5 3H80q-3 0-4-2 46 4 61-14z'],
  [styles.wood, 'M106 54q0-4-4-4H58q-3 0-5 3l-8 8q-2 3 0 5l8 8q2 3 5 3h44q4 0 4-4z'],
  [styles.woodShade, 'M106 62v12q0 4-4 4H58q-3 0-5-3 44 4 53-13z'],
  [styles.grain, 'M96 27h10M112 33h8M62 60h10M80 67h12'],
  [styles.metal, 'M90 26v.1M90 58v.1'],
  [styles.shell, 'M128 80a15 15 0 1 1 30 0q0 10-8 12h-18q-5-4-4-12z'],
  [styles.coil, 'M150 82q-2-8-9-6-5 4 0 8M136 74q4-6 10-4'],
  [styles.snail, 'M116 74q-2-9 6-10 8 0 9 10 2 10 12 12h20q6 2 8 7h-48q-8-2-7-19z'],
  [styles.feeler, 'M118 65l-4-8M127 65l2-9'],
  [styles.eye, 'M120 73v2M127 73v2'],
  [styles.spark, 'M156 46q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7zM40 26q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6z'],
];

const PICTURES = { empty: EMPTY, lost: LOST, error: ERROR };

export interface StatePictureProps {
  of: keyof typeof PICTURES;
}

/** A drawing of the state, decoration only. */
export function StatePicture({ of }: StatePictureProps) {
  return (
    <svg className={styles.picture} viewBox="0 0 192 128" width="168" height="112" aria-hidden="true">
      {[...LEDGE, ...PICTURES[of]].map(([className, path]) => (
        <path key={path} className={className} d={path} />
      ))}
    </svg>
  );
}
