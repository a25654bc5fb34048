import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import 'reflect-metadata';
import cookie from '@fastify/cookie';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { PorticoConfig } from '../config/index.js';
import { NestLogger } from '../logging/index.js';
import { Database } from '../persistence/index.js';
import { addRequestSpans, startTracing } from '../tracing/index.js';
import { Authenticator, isInnerCall } from './caller.js';
import { addBodies } from './body/request-bodies.js';
import { Draining } from './lifecycle.js';
import { addApiDocs } from './docs/api-docs.js';
import { addCrossOriginReads, addSecurityHeaders } from './hooks/security-headers.js';
import { addInFlightBound, addLimits } from './hooks/limits.js';
import { addAddressBound, addDraining, addLargeBodyGate, addPreparationGate } from './hooks/gates.js';
import { addRequestLog, addRequestMetrics } from './hooks/request-log.js';
import { addRevalidation } from './negotiation.js';
import { AddressList } from './guards/networks.js';
import { ClientAddresses } from './guards/client-addresses.js';
import { RequestLimits } from './guards/request-limits.js';
import { createPortalServer, READING } from './server/create-server.js';
import { AppError } from '../errors/index.js';
import { limited } from './decorators/limit.js';

/** `/api` with some letters percent-encoded. */
const ENCODED_API = /^\/(?:a|%61)(?:p|%70)(?:i|%69)(?=\/)/;

export interface HttpAppOptions {
  module: DynamicModule;
  config: PorticoConfig;
  logger: Logger;
}

/** The HTTP application, not initialised: connect the database first, then `init` or `listen`. */
export async function createHttpApp(options: HttpAppOptions): Promise<NestFastifyApplication> {
  const { config, logger } = options;
  const { tracesUrl } = config.env;
  const stopTracing = tracesUrl === undefined ? undefined : await startTracing(tracesUrl, logger);
  const trusted = new AddressList(config.env.trustedProxies);
  const isProxy = (address: string) => trusted.has(address);
  const adapter = new FastifyAdapter({
    // `addClientAddress` leaves a single address in the header.
    trustProxy: (address: string, hop: number) => hop === 0 && isProxy(address),
    bodyLimit: config.server.http.bodyLimitKiB * 1024,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    rewriteUrl: (request: IncomingMessage) => plainUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handler: RequestListener) =>
      createPortalServer(handler, { ...READING, ...config.server.http.connections, isProxy }),
  });
  const app = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  app.setGlobalPrefix('api');
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  addClientAddress(fastify, app.get(ClientAddresses));
  addDraining(fastify, app.get(Draining));
  if (stopTracing !== undefined) {
    addRequestSpans(fastify, { isInnerCall, isProxy });
    fastify.addHook('onClose', stopTracing);
  }
  addRequestLog(fastify, logger);
  if (config.env.metricsPort !== undefined) addRequestMetrics(fastify);
  addSecurityHeaders(fastify, config);
  addCrossOriginReads(fastify);
  addLimits(fastify, app.get(RequestLimits));
  addAddressBound(fastify);
  await app.register(cookie);
  addLargeBodyGate(fastify, app.get<Authenticator>(Authenticator));
  addBodies(fastify);
  addRevalidation(fastify);
  addInFlightBound(fastify, config);
  addPreparationGate(fastify, app.get(Database));
  addUnknownRoutes(fastify);
  addApiDocs(app, fastify);
  return app;
}

/** Removes a slash at the end of an API address, as vote sites may write it. */
function withoutLastSlash(path: string): string {
  return path.startsWith('/api/') ? path.replace(/(?<=[^/])\/$/, '') : path;
}

/**
 * Normalizes an address for everything behind this. One that does not decode never reaches a handler, and Fastify
 * answers it in its own words; with its percent signs taken literally it is an unknown address. The router finds the
 * API under `/%61pi` too, but hooks look for `/api`.
 */
function plainUrl(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  // `GET *`, or a target with a host, which is for proxies.
  if (!path.startsWith('/')) return plainUrl(`/${url}`);
  const search = url.slice(path.length);
  try {
    decodeURIComponent(path);
    return withoutLastSlash(path.replace(ENCODED_API, '/api')) + search;
  } catch {
    return path.replaceAll('%', '%25') + search;
  }
}

/** Reduces the header that Fastify reads `request.ip` from to one address. Added before every hook that needs it. */
export function addClientAddress(fastify: FastifyInstance, addresses: ClientAddresses): void {
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    const address = addresses.passedOn(raw);
    if (address === undefined) delete raw.headers['x-forwarded-for'];
    else raw.headers['x-forwarded-for'] = address;
    done();
  });
}

/** Answers unknown addresses: an error under /api, else a page. A wrong method says so. Called before routes are registered. */
function addUnknownRoutes(fastify: FastifyInstance): void {
  const methodsOf = new Map<string, string[]>();
  let known: { pattern: RegExp; methods: string[] }[] | undefined;
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), ...[method].flat()]);
  });
  fastify.all('/api/*', { config: limited('read') }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    // Patterns are made for the first unknown address, because most applications of tests answer none.
    known ??= [...methodsOf].map(([url, methods]) => ({ pattern: patternOf(url), methods }));
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
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
