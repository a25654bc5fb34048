import type { CharacterLook } from '@portico/domain';
import type { AvatarFileInit } from './live/avatar-file';

/** Composes the whole figure as a PNG in the browser. Rejects if its parts cannot be loaded. */
export async function composeAvatarFile(look: CharacterLook, init: AvatarFileInit): Promise<Blob> {
  const { avatarFile } = await import(/* webpackChunkName: "live-avatar" */ './live');
  return avatarFile(look, init);
}
