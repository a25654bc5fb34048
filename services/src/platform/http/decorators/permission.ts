import { applyDecorators, Header, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { Permission as PermissionName } from '@portico/contract';

export const PERMISSION_KEY = 'portico:permission';

export interface PermissionRule {
  permission: PermissionName;
  openInDemo: boolean;
  /** A banned account may call it too. */
  allowBanned: boolean;
}

/** Who may call the route. Every route declares it; `openInDemo` lets everybody in while the demo world is shown. */
export function Permission(
  permission: PermissionName,
  options: { openInDemo?: boolean; allowBanned?: boolean } = {},
): MethodDecorator {
  const { openInDemo = false, allowBanned = false } = options;
  const rule: PermissionRule = { permission, openInDemo, allowBanned };
  const declaration = SetMetadata(PERMISSION_KEY, rule);
  if (permission === 'public') return declaration;
  return applyDecorators(declaration, Header('cache-control', 'private, no-store'), ApiSecurity('session'));
}
