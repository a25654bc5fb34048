import { jest } from '@jest/globals';
import { type Pose, RESTING_POSE } from '@portico/avatar';
import { playMotion, whenMotionIsWanted } from './play-motion';

const MOTION = {
  stance: 'stand',
  timeline: [
    { frame: 0, delay: 500 },
    { frame: 1, delay: 500 },
  ],
  blink: [],
  seed: 1,
} as const;

const drawn: Pose[] = [];
let tellInView: (isInView: boolean) => void;
let hasLessMotion = false;
const lessMotion = new EventTarget();

beforeEach(() => {
  jest.useFakeTimers();
  drawn.length = 0;
  hasLessMotion = false;
  globalThis.matchMedia = (media) =>
    Object.assign(lessMotion, {
      media,
      matches: hasLessMotion,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(tell: IntersectionObserverCallback) {
      tellInView = (isIntersecting) => tell([{ isIntersecting } as IntersectionObserverEntry], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  };
});

afterEach(() => jest.useRealTimers());

function play(isBrief: boolean): { element: Element; stop: () => void } {
  const element = document.createElement('canvas');
  const draw = (pose: Pose) => drawn.push(pose);
  return {
    element,
    stop: playMotion({ element, motion: MOTION, isBrief, draw, rest: RESTING_POSE }),
  };
}

/** Pictures drawn within this many milliseconds. */
function drawnIn(milliseconds: number): number {
  const before = drawn.length;
  jest.advanceTimersByTime(milliseconds);
  return drawn.length - before;
}

it('moves for five seconds by itself, and again while it is pointed at', () => {
  const { element } = play(true);
  expect(drawnIn(1000)).toBe(0);
  tellInView(true);
  expect(drawnIn(6000)).toBe(10);
  expect(drawn.at(-1)).toEqual(RESTING_POSE);
  expect(drawnIn(60_000)).toBe(0);
  element.dispatchEvent(new Event('pointerenter'));
  expect(drawnIn(10_000)).toBe(20);
  element.dispatchEvent(new Event('pointerleave'));
  expect(drawnIn(10_000)).toBe(0);
});

it('goes on where that is wanted, and rests out of view', () => {
  const { stop } = play(false);
  tellInView(true);
  expect(drawnIn(20_000)).toBe(40);
  tellInView(false);
  expect(drawn.at(-1)).toEqual(RESTING_POSE);
  expect(drawnIn(20_000)).toBe(0);
  tellInView(true);
  expect(drawnIn(1000)).toBe(2);
  stop();
  expect(drawnIn(20_000)).toBe(0);
});

it('rests where less motion is asked for', () => {
  hasLessMotion = true;
  play(false);
  tellInView(true);
  expect(drawnIn(20_000)).toBe(0);
  expect(drawn).toEqual([RESTING_POSE]);
});

it('begins to load when less motion is no longer asked for', async () => {
  const begun: string[] = [];
  const { signal } = new AbortController();
  await whenMotionIsWanted(signal).then(() => begun.push('at once'));
  hasLessMotion = true;
  const waiting = whenMotionIsWanted(signal).then(() => begun.push('later'));
  await Promise.resolve();
  expect(begun).toEqual(['at once']);
  hasLessMotion = false;
  lessMotion.dispatchEvent(new Event('change'));
  await waiting;
  expect(begun).toEqual(['at once', 'later']);
});
