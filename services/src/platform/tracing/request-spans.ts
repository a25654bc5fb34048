import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from './spans.js';

interface Senders {
  isInnerCall: (request: FastifyRequest) => boolean;
  isProxy: (address: string) => boolean;
}

/**
 * Sends each request as a span, named by the template of its route. It continues the trace of a trusted proxy
 * (`traceparent`), and a call that the portal makes to itself continues the trace of the page. A visitor's own
 * `traceparent` is ignored, because it would decide what is sent.
 */
export function addRequestSpans(fastify: FastifyInstance, { isInnerCall, isProxy }: Senders): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  const within = (request: FastifyRequest, next: () => void) => {
    const span = spans.get(request);
    if (span === undefined) next();
    else context.with(trace.setSpan(context.active(), span), next);
  };
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isInner = isInnerCall(request);
    const isOfProxy = !isInner && isProxy(request.raw.socket.remoteAddress ?? '');
    const parent = isOfProxy ? propagation.extract(context.active(), request.headers) : context.active();
    const kind = isInner ? SpanKind.INTERNAL : SpanKind.SERVER;
    spans.set(request, tracer().startSpan(request.method, { kind }, parent));
    within(request, done);
  });
  // A body arrives in events of its connection, which have no request context.
  fastify.addHook('preValidation', (request, _reply, done) => within(request, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'none';
    const span = spans.get(request);
    span?.updateName(`${method} ${route}`).setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'portico.request_id': id,
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
