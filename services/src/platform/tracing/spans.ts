import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Makes spans of nothing while no traces are sent. Asked for each time: a process may stop sending, and begin again. */
export const tracer = () => trace.getTracer('portico');

/** Runs `work` as a span of the request or job that it belongs to; what it throws marks the span and goes on. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span by the name of the error alone: messages may hold names and addresses. */
export function markFailed(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR, message: type });
}
