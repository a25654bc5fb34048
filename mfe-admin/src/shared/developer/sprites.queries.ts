import { getFile } from '@portico/api-client/runtime';
import type { ApiError } from '@portico/api-client/runtime';
import type { SpriteReference, Stance } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { drawingAddress } from '@portico/game-ui';
import { apiQuery } from '@portico/portal-kit';
import { queryOptions } from '@tanstack/react-query';

/** How one body, head, face, hair or piece of equipment looks. */
export function spriteSetQuery({ category, id }: Pick<SpriteReference, 'category' | 'id'>) {
  return apiQuery('/api/wz-xml/position/{category}/{itemId}', { params: { category, itemId: id } });
}

/** Fetches a composed look as a data address: an image would not tell why it is missing. */
export function drawingQuery(look: CharacterLook, stance: Stance, frame: number) {
  const address = drawingAddress(look, { stance, frame });
  return queryOptions<string, ApiError>({
    queryKey: [address],
    queryFn: async () => dataAddressOf(await getFile(address)),
  });
}

/** The policy of our pages takes pictures as data, not as blobs. */
export async function dataAddressOf(file: Blob): Promise<string> {
  let binary = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(binary)}`;
}
