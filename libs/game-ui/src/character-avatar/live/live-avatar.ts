import type { AvatarView, Rgba, Stance } from '@portico/avatar';
import { type CharacterLook, DEFAULT_LOOK } from '@portico/domain';
import { AvatarFrames, toImageData } from './avatar-frames';
import { type AvatarMotion, playMotion, whenMotionIsWanted } from './play-motion';
import { spriteSource } from './sprite-source';

/** Percent done: the appearance is requested, then positions, then images; at 100 it is composed. */
export type AvatarProgress = 10 | 30 | 70 | 100;

export interface LiveAvatarInit {
  canvas: HTMLCanvasElement;
  /** Look to show in place of the character's own. */
  look: CharacterLook | undefined;
  characterId: number | undefined;
  /** Whether the server's picture is visible, or may still become so. */
  hasPicture: boolean;
  view: AvatarView;
  stance: Stance;
  motion: AvatarMotion;
  onProgress: (progress: AvatarProgress) => void;
  /** The picture shown before stays. */
  onFailed: () => void;
}

/** Composes an avatar on a canvas and animates it. Returns a function that stops it. */
export function showLiveAvatar(init: LiveAvatarInit): () => void {
  const stop = new AbortController();
  void show(init, stop.signal);
  return () => stop.abort();
}

async function show(init: LiveAvatarInit, signal: AbortSignal): Promise<void> {
  const report = (progress: AvatarProgress) => {
    if (!signal.aborted) init.onProgress(progress);
  };
  try {
    report(10);
    const look = init.look ?? (await appearanceOf(init));
    report(30);
    const frames = await AvatarFrames.of(look, init.stance, spriteSource);
    report(70);
    await frames.load(frames.restingPose);
    if (signal.aborted) return;
    init.canvas.toggleAttribute('data-pixelated', frames.scale === 1);
    drawPicture(init.canvas, frames.picture(frames.restingPose, init.view));
    report(100);
    if (init.motion !== 'none') await move(frames, init, init.characterId ?? look.hair + look.face, signal);
  } catch {
    // After any failure the earlier picture stays, which shows the same character.
    if (!signal.aborted) init.onFailed();
  }
}

/** Falls back to the default look if neither an appearance nor the server's picture exists. Rejects while one may exist. */
async function appearanceOf({ characterId = 0, hasPicture }: LiveAvatarInit): Promise<CharacterLook> {
  const loading = spriteSource.appearance(characterId);
  const look = await (hasPicture ? loading : loading.catch(() => undefined));
  if (look === undefined && hasPicture) throw new Error(`No appearance of ${characterId}`);
  return look ?? DEFAULT_LOOK;
}

/** Without pictures of a motion, the figure stands still. */
async function move(
  frames: AvatarFrames,
  { canvas, view, motion: wanted }: LiveAvatarInit,
  seed: number,
  signal: AbortSignal,
): Promise<void> {
  await whenMotionIsWanted(signal);
  const motion = frames.motion(seed);
  const isWhole = await frames.loadMotion(motion).then(
    () => true,
    () => false,
  );
  if (!isWhole || signal.aborted) return;
  const stop = playMotion({
    element: canvas,
    motion,
    isBrief: wanted === 'brief',
    draw: (pose) => drawPicture(canvas, frames.picture(pose, view)),
    rest: frames.restingPose,
  });
  signal.addEventListener('abort', stop);
}

function drawPicture(canvas: HTMLCanvasElement, picture: Rgba): void {
  if (canvas.width !== picture.width) canvas.width = picture.width;
  if (canvas.height !== picture.height) canvas.height = picture.height;
  canvas.getContext('2d')?.putImageData(toImageData(picture), 0, 0);
}
