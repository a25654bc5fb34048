import type { Pose } from '@portico/avatar';
import { LESS_MOTION } from '@portico/portal-kit';
import { momentAt, type Motion } from './pose-clock';

/** How an avatar moves: for a moment and again while it is pointed at, all the time, or not at all. */
export type AvatarMotion = 'brief' | 'steady' | 'none';

export interface MotionInit {
  /** The motion pauses while this element is out of view. */
  element: Element;
  motion: Motion;
  isBrief: boolean;
  draw: (pose: Pose) => void;
  rest: Pose;
}

/** Longest motion that starts by itself. */
const BRIEF_MS = 5_000;

/** Resolves once the visitor does not ask for reduced motion. */
export function whenMotionIsWanted(signal: AbortSignal): Promise<void> {
  const lessMotion = matchMedia(LESS_MOTION);
  if (!lessMotion.matches) return Promise.resolve();
  return new Promise((resolve) => {
    const begin = () => resolve();
    lessMotion.addEventListener('change', begin, { once: true });
    signal.addEventListener('abort', () => lessMotion.removeEventListener('change', begin));
  });
}

/** Moves an avatar while it is visible and the visitor has not asked for less motion. Returns a function that stops it. */
export function playMotion({ element, motion, isBrief, draw, rest }: MotionInit): () => void {
  const target = element.closest('a, button') ?? element;
  const lessMotion = matchMedia(LESS_MOTION);
  let [isInView, isPointed, isFocused] = [false, false, false];
  let played = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayPlay = () => {
    if (!isInView || document.visibilityState !== 'visible' || lessMotion.matches) return false;
    return !isBrief || isPointed || isFocused || played < BRIEF_MS;
  };
  const step = () => {
    const { pose, staysFor } = momentAt(motion, played);
    draw(pose);
    if (staysFor === Infinity) return;
    timer = setTimeout(() => {
      timer = undefined;
      played += staysFor;
      update();
    }, staysFor);
  };
  const update = () => {
    if (mayPlay()) {
      if (timer === undefined) step();
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    draw(rest);
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  const stops = [
    on(target, 'pointerenter', () => (isPointed = true)),
    on(target, 'pointerleave', () => (isPointed = false)),
    on(target, 'focusin', () => (isFocused = true)),
    on(target, 'focusout', () => (isFocused = false)),
    on(document, 'visibilitychange', () => {}),
    on(lessMotion, 'change', () => {}),
  ];
  observer.observe(element);
  return () => {
    for (const stop of stops) stop();
    observer.disconnect();
    clearTimeout(timer);
  };

  function on(source: EventTarget, name: string, note: () => void): () => void {
    const listener = () => {
      note();
      update();
    };
    source.addEventListener(name, listener);
    return () => source.removeEventListener(name, listener);
  }
}
