import type { Stance } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { AvatarFrames, toImageData } from './avatar-frames';
import { spriteSource } from './sprite-source';

export interface AvatarFileInit {
  stance: Stance;
  /** Edge of the picture in px. */
  edge: number;
}

/** The whole figure at rest as a PNG of a size; pixels of the game's size stay square. */
export async function avatarFile(look: CharacterLook, { stance, edge }: AvatarFileInit): Promise<Blob> {
  const frames = await AvatarFrames.of(look, stance, spriteSource);
  await frames.load(frames.restingPose);
  const picture = frames.picture(frames.restingPose, 'figure');
  const composed = new OffscreenCanvas(picture.width, picture.height);
  contextOf(composed).putImageData(toImageData(picture), 0, 0);
  const sized = new OffscreenCanvas(edge, edge);
  const context = contextOf(sized);
  context.imageSmoothingEnabled = frames.scale !== 1;
  context.imageSmoothingQuality = 'high';
  context.drawImage(composed, 0, 0, edge, edge);
  return sized.convertToBlob({ type: 'image/png' });
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  return context;
}
