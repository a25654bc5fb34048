import { maskedAddress } from '../../../platform/http/index.js';
import type { AuditRecord } from '../../audit/index.js';
import { deviceOf } from './device.js';
import type { SessionEntity } from './session.entity.js';
import type { SessionDto, SignInDto } from './sessions.dto.js';
import { failureOf } from './sign-in-failure.js';
import { methodOf } from './sign-in-method.js';

export function toSessionDto(session: SessionEntity, currentId: string): SessionDto {
  const { id, network, createdAt, lastSeenAt } = session;
  const isCurrent = id === currentId;
  const method = methodOf(session.method);
  const shown = shownNetwork(network);
  return { id, ...deviceOf(session.device), network: shown, method, createdAt, lastSeenAt, isCurrent };
}

export function toSignInDto({ at, action, network, device, details }: AuditRecord): SignInDto {
  return {
    at,
    isSuccess: action === 'sign-in',
    method: methodOf(details.method),
    reason: action === 'sign-in-delayed' ? 'delayed' : failureOf(details.reason),
    ...deviceOf(device),
    network: shownNetwork(network),
  };
}

function shownNetwork(network: string | null): string | null {
  return network === null ? null : maskedAddress(network);
}
