import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/index.js';
import { limited } from './decorators/limit.js';

interface KnownRoute {
  pattern: RegExp;
  methods: Set<string>;
}

/**
 * Under /api an unknown address is an error, where elsewhere the portal answers with a page; an address that is known
 * by another method says so. Called before the routes are registered.
 */
export function addUnknownRoutes(fastify: FastifyInstance): void {
  const known: KnownRoute[] = [];
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    known.push({ pattern: patternOf(url), methods: new Set([method].flat()) });
  });
  fastify.all('/api/*', { config: limited('read') }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((route) => [...route.methods]);
    if (methods.length === 0) throw new AppError('request.route_not_found');
    reply.header('allow', [...new Set(methods)].sort().join(', '));
    throw new AppError('request.method_not_allowed');
  });
}

function patternOf(url: string): RegExp {
  const segments = url
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    );
  return new RegExp(`^${segments.join('/')}$`);
}
