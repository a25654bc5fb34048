import { RequestMethod } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { PERMISSION_KEY } from '../src/platform/http/index.js';
import type { PermissionRule } from '../src/platform/http/index.js';
import { startApi } from './harness/start-api.js';
import type { TestApi } from './harness/start-api.js';

interface Route {
  name: string;
  method: RequestMethod;
  address: string;
  permission: PermissionRule | undefined;
}

/** Every route of every controller, as Nest itself finds them: by metadata on the methods of the prototypes. */
function routesOf(api: TestApi): Route[] {
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
      return {
        name: `${controller.name}.${name}`,
        method: Reflect.getMetadata('method', handler) as RequestMethod,
        address: ['/api', base, path].map(String).join('/').replace(/\/+/g, '/').replace(/\/$/, ''),
        permission: Reflect.getMetadata(PERMISSION_KEY, handler) as PermissionRule | undefined,
      };
    });
}

describe('routes', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine: 'sqlite' });
  });

  afterAll(() => api.close());

  test('all declare who may call them', () => {
    const routes = routesOf(api);
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter(({ permission }) => permission === undefined)).toEqual([]);
  });

  test('refuse a visitor wherever more than that is needed', async () => {
    const guarded = routesOf(api).filter(
      ({ permission }) => permission?.permission !== 'public' && !permission?.openInDemo,
    );
    expect(guarded.map(({ name }) => name)).toContain('AuthController.user');
    for (const route of guarded) {
      const method = RequestMethod[route.method] as 'GET' | 'POST' | 'PUT' | 'DELETE';
      const answer = await api.call(route.address.replace(/:\w+/g, '1'), { method });
      expect([route.name, answer.status]).toEqual([route.name, 401]);
    }
  });
});
