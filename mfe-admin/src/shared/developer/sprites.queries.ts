import { getFile } from '@portico/api-client/runtime';
import type { ApiError } from '@portico/api-client/runtime';
import type { SpriteReference, Stance } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { drawingAddress } from '@portico/game-ui';
import { apiQuery } from '@portico/portal-kit';
import { queryOptions } from '@tanstack/react-query';

/** Sprites of one body, head, face, hair or piece of equipment. */
export function spriteSetQuery({ category, id }: Pick<SpriteReference, 'category' | 'id'>) {
  return apiQuery('/api/wz-xml/position/{category}/{itemId}', { params: { category, itemId: id } });
}

/** Fetches a composed look as a data address, because an image element would not report the error. */
export function drawingQuery(look: CharacterLook, stance: Stance, frame: number) {
  const address = drawingAddress(look, { stance, frame });
  return queryOptions<string, ApiError>({
    queryKey: [address],
    queryFn: async () => dataAddressOf(await getFile(address)),
  });
}

/** The content policy of our pages allows pictures as data addresses, not as blobs. */
export async function dataAddressOf(file: Blob): Promise<string> {
  let binary = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(binary)}`;
}
