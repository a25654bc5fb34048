import { apiAddress } from '@portico/contract';
import type { AvatarView, Stance } from '@portico/avatar';
import { type CharacterLook, WORN_SLOTS } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';

/** The view of a character, by the words of the server's addresses. */
export interface AvatarPose {
  view?: AvatarView | undefined;
  stance?: Stance | undefined;
  frame?: number | undefined;
}

/** Address of the server's drawing of any look. */
export function drawingAddress(look: CharacterLook, { view, stance, frame }: AvatarPose = {}): string {
  const worn = Object.fromEntries(WORN_SLOTS.map((slot) => [slot, look[slot]]));
  const { gender, skin, face, hair, weaponType } = look;
  return apiAddress('/api/avatars/drawing', {
    gender,
    skin,
    face,
    hair,
    ...worn,
    weaponType,
    view,
    stance,
    frame,
  });
}

export type Appearance = Answer<'/api/characters/appearance/{characterId}'>;

/** The look of a character and the names of its parts. */
export function appearanceQuery(characterId: number) {
  return apiQuery('/api/characters/appearance/{characterId}', { params: { characterId } });
}
