import { applyDecorators, Header, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { Permission as PermissionName } from '@portico/contract';

export const PERMISSION_KEY = 'portico:permission';

export interface PermissionRule {
  permission: PermissionName;
  /** Banned accounts may call it too. */
  allowBanned: boolean;
  /** A public call with more for signed-in callers: a session that is sent must be valid. */
  readsSession: boolean;
}

export type PermissionOptions = Partial<Omit<PermissionRule, 'permission'>>;

/** Declares who may call the route. Every route has one. */
export function Permission(permission: PermissionName, options: PermissionOptions = {}): MethodDecorator {
  const { allowBanned = false, readsSession = false } = options;
  const rule: PermissionRule = { permission, allowBanned, readsSession };
  const declaration = applyDecorators(
    SetMetadata(PERMISSION_KEY, rule),
    ApiExtension('x-permission', { permission, ...options }),
  );
  if (permission === 'public' && !readsSession) return declaration;
  return applyDecorators(declaration, Header('cache-control', 'private, no-store'), ApiSecurity('session'));
}
