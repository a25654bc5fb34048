import { apiAddress } from '@portico/contract';
import type { AvatarView, Stance } from '@portico/avatar';
import { type CharacterLook, WORN_SLOTS } from '@portico/domain';

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
