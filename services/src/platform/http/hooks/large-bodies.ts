import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../authenticator.js';
import { requirePermission } from '../guards/permission.guard.js';

/** Reads nothing of a large body before its sender is known and may send it: to parse one costs more than all else a visitor can ask for. */
export function addLargeBodyGate(fastify: FastifyInstance, authenticator: Authenticator): void {
  fastify.addHook('preParsing', async (request) => {
    const rule = request.routeOptions.config.body?.ruleOf?.();
    if (rule !== undefined) await requirePermission(authenticator, request, rule);
  });
}
