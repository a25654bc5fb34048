import type { CharacterLook } from '@portico/domain';
import type { AvatarFileInit } from './live/avatar-file';

/** The whole figure as a PNG, composed here. Rejects where its parts cannot be had. */
export async function composeAvatarFile(look: CharacterLook, init: AvatarFileInit): Promise<Blob> {
  const { avatarFile } = await import(/* webpackChunkName: "live-avatar" */ './live');
  return avatarFile(look, init);
}
