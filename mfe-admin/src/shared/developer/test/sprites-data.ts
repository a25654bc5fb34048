import type { SpriteFrame, SpritePart, SpriteSet } from '@portico/avatar';

export function aPart(changes: Partial<SpritePart> = {}): SpritePart {
  return {
    image: 'stand1.0.body',
    width: 20,
    height: 30,
    origin: { x: 10, y: 30 },
    anchors: { navel: { x: -8, y: -21 }, neck: { x: -4, y: -32 } },
    layer: 'body',
    ...changes,
  };
}

export function aFrame(...parts: SpritePart[]): SpriteFrame {
  return { delay: 180, showsFace: true, parts };
}

export function aSet(changes: Partial<SpriteSet> = {}): SpriteSet {
  return {
    category: 'Body',
    id: 2000,
    scale: 1,
    slots: 'Bd',
    frames: { stand1: [aFrame(aPart())] },
    ...changes,
  };
}
