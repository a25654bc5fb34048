import type { CharacterLook } from '@portico/domain';
import { whenIdle } from '@portico/portal-kit';
import { type RefObject, useEffect, useState } from 'react';
import type { AvatarProgress, LiveAvatarInit } from './live/live-avatar';

interface LiveAvatarOptions extends Omit<LiveAvatarInit, 'canvas' | 'onProgress' | 'onFailed'> {
  box: RefObject<Element | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Address of the server's picture. */
  source: string;
}

interface LiveAvatar {
  progress: AvatarProgress | 0;
  isLoading: boolean;
  /** The canvas is visible, with the requested look or the one before it. */
  isComposed: boolean;
  /** Address of the picture that stays below the canvas. */
  picture: string;
}

interface Shown {
  progress: AvatarProgress | 0;
  /** The server's picture of the first composed look. Below a canvas no other is requested. */
  below: string | undefined;
}

const NOTHING: Shown = { progress: 0, below: undefined };

/** Composes the avatar when it is needed, and loads the code for that only then. */
export function useLiveAvatar(options: LiveAvatarOptions): LiveAvatar {
  const { box, canvas, characterId, look, hasPicture, view, stance, motion, source } = options;
  const [shown, setShown] = useState(NOTHING);
  // Two look objects with the same clothes are the same look.
  const key = look === undefined ? undefined : JSON.stringify(look);

  useEffect(() => {
    let stop = () => {};
    const fail = () => setShown(NOTHING);
    const begin = async () => {
      const { showLiveAvatar } = await import(/* webpackChunkName: "live-avatar" */ './live');
      if (canvas.current === null || isStopped) return;
      stop = showLiveAvatar({
        canvas: canvas.current,
        look: key === undefined ? undefined : (JSON.parse(key) as CharacterLook),
        characterId,
        hasPicture,
        view,
        stance,
        motion,
        onProgress: (progress) =>
          setShown(({ below }) => ({
            progress,
            below: progress === 100 ? (below ?? source) : below,
          })),
        onFailed: fail,
      });
    };
    let isStopped = false;
    if (box.current === null) return undefined;
    const giveUp = whenWanted(box.current, () => void begin().catch(fail));
    return () => {
      isStopped = true;
      giveUp();
      stop();
    };
  }, [box, canvas, characterId, key, hasPicture, view, stance, motion, source]);

  return {
    progress: shown.progress,
    isLoading: shown.progress > 0 && shown.progress < 100,
    isComposed: shown.below !== undefined,
    picture: shown.below ?? source,
  };
}

/** Longest wait for a busy browser. */
const IDLE_LIMIT_MS = 2_000;

/** Calls back once the element is in view and the browser is idle. Returns a function that cancels this. */
function whenWanted(element: Element, call: () => void): () => void {
  let stopIdle = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    stopIdle = whenIdle(call, IDLE_LIMIT_MS);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stopIdle();
  };
}
