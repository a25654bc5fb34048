import { RequestMethod } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { PERMISSION_KEY } from '../../src/platform/http/index.js';
import type { PermissionRule } from '../../src/platform/http/index.js';
import type { TestApi } from './start-api.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  name: string;
  method: Method;
  address: string;
  permission: PermissionRule | undefined;
}

/** Every route of every controller, as Nest itself finds them: by metadata on the methods of the prototypes. */
export function routesOf(api: TestApi): Route[] {
  const controllers = [...api.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) =>
    typeof metatype === 'function' ? routesIn(metatype as Type) : [],
  );
}

function routesIn(controller: Type): Route[] {
  const prototype: Record<string, (...args: never[]) => unknown> = controller.prototype;
  const base: unknown = Reflect.getMetadata('path', controller);
  return new MetadataScanner()
    .getAllMethodNames(prototype)
    .map((name) => ({ name, handler: prototype[name] }))
    .flatMap(({ name, handler }) => {
      const path: unknown = handler && Reflect.getMetadata('path', handler);
      if (handler === undefined || path === undefined) return [];
      const method = RequestMethod[Reflect.getMetadata('method', handler) as RequestMethod];
      return {
        name: `${controller.name}.${name}`,
        method: method as Method,
        address: ['/api', base, path].map(String).join('/').replace(/\/+/g, '/').replace(/\/$/, ''),
        permission: Reflect.getMetadata(PERMISSION_KEY, handler) as PermissionRule | undefined,
      };
    });
}

/** Permission of a route in words. */
export function declarationOf({ permission }: Route): string {
  const words = [
    permission?.permission,
    permission?.allowBanned && 'also banned',
    permission?.readsSession && 'knows who is logged in',
  ];
  return words.filter(Boolean).join(', ');
}

let network = 0;

/**
 * Outcome of the guard: status and code of a refusal, or that the call passed. Each call comes from a separate network, so that limits do
 * not interfere.
 */
export async function outcomeOf(api: TestApi, { address, method }: Route, token?: string): Promise<string> {
  const { status, body } = await api.call<{ code?: string } | undefined>(
    address.replace(/:\w+/g, '1').replace(/\*\w*/g, 'x'),
    {
      method,
      token,
      remoteAddress: `10.8.${(network += 1) >> 8}.${network & 255}`,
      ...(method === 'GET' ? {} : { payload: {} }),
    },
  );
  const code = typeof body === 'object' ? body.code : undefined;
  const isForbidden = code === 'identity.forbidden' || code === 'identity.account_banned';
  // The token of a remote is not a session.
  return isForbidden || (status === 401 && code !== 'releases.token_refused') ? `${status} ${code}` : 'in';
}
