import { RESTING_POSE, type Pose, type Stance } from '@portico/avatar';

interface TimedFrame {
  frame: number;
  delay: number;
}

/** The poses of an avatar, by the time since it began to move. */
export interface Motion {
  stance: Stance;
  /** Frames of the body in their order. */
  timeline: readonly TimedFrame[];
  /** Frames of the closing eyes in order; empty if the character does not blink. */
  blink: readonly TimedFrame[];
  /** Differs between characters, so that neighbours do not blink together. */
  seed: number;
}

export interface Moment {
  pose: Pose;
  /** Milliseconds until the next pose; Infinity if there is none. */
  staysFor: number;
}

const BLINK_FIRST_MS = 1_200;
const BLINK_EVERY_MS = 3_400;
/** Largest difference between the blink intervals of two characters. */
const BLINK_SPREAD_MS = 1_600;
const STEP = 397;

/** The pose at a time, in milliseconds. The same seed blinks at the same times. */
export function momentAt({ stance, timeline, blink, seed }: Motion, time: number): Moment {
  const spread = (Math.abs(seed) * STEP) % BLINK_SPREAD_MS;
  const body = inLoop(timeline, time, lengthOf(timeline));
  const every = BLINK_EVERY_MS + spread;
  const start = BLINK_FIRST_MS + spread;
  const eyes =
    blink.length === 0
      ? { frame: undefined, staysFor: Infinity }
      : time < start
        ? { frame: undefined, staysFor: start - time }
        : inLoop(blink, time - start, every);
  return {
    pose: {
      stance,
      frame: body.frame ?? 0,
      ...(eyes.frame === undefined
        ? { expression: RESTING_POSE.expression, expressionFrame: RESTING_POSE.expressionFrame }
        : { expression: 'blink', expressionFrame: eyes.frame }),
    },
    staysFor: Math.min(body.staysFor, eyes.staysFor),
  };
}

function lengthOf(frames: readonly TimedFrame[]): number {
  return frames.reduce((sum, { delay }) => sum + delay, 0);
}

/** Returns the frame at a time of a loop; undefined during the pause at its end. */
function inLoop(
  frames: readonly TimedFrame[],
  time: number,
  every: number,
): { frame: number | undefined; staysFor: number } {
  if (frames.length === 1 && every <= lengthOf(frames))
    return { frame: frames[0]?.frame, staysFor: Infinity };
  if (every <= 0) return { frame: undefined, staysFor: Infinity };
  let left = time % every;
  for (const { frame, delay } of frames) {
    if (left < delay) return { frame, staysFor: delay - left };
    left -= delay;
  }
  return { frame: undefined, staysFor: every - (time % every) };
}
