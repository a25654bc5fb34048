import type { SpriteFrames, SpritePart, SpriteSet } from '@portico/avatar';
import type { SpriteFrameDto, SpritePartDto, SpriteSetDto } from './sprite-set.dto.js';

export function toSpriteSet({ variants, frames, ...set }: SpriteSet): SpriteSetDto {
  const ofTypes = Object.entries(variants ?? {}).map(([type, each]) => [type, toFrames(each)] as const);
  return {
    ...set,
    frames: toFrames(frames),
    ...(variants && { variants: Object.fromEntries(ofTypes) }),
  };
}

function toFrames(frames: SpriteFrames): Record<string, SpriteFrameDto[]> {
  const entries = Object.entries(frames).map(([name, list]) => [
    name,
    list.map((frame) => ({ ...frame, parts: frame.parts.map(toPart) })),
  ]);
  return Object.fromEntries(entries);
}

function toPart({ skins, ...part }: SpritePart): SpritePartDto {
  return { ...part, ...(skins && { skins: [...skins] }) };
}
