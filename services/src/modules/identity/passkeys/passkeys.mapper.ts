import type { PasskeyEntity } from './passkey.entity.js';
import type { PasskeyDto } from './passkeys.dto.js';

export function toPasskeyDto({ id, name, createdAt, lastUsedAt }: PasskeyEntity): PasskeyDto {
  return { id, name, createdAt, lastUsedAt };
}
