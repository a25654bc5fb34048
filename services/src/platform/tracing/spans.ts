import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** The tracer; its spans are no-ops while no traces are sent. Read each time, because sending may stop and start again. */
export const tracer = () => trace.getTracer('portico');

/** Runs `work` as a span of the current request or job; an error marks the span and is rethrown. */
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

/** Marks a span with the error's name only, because messages may contain names and addresses. */
export function markFailed(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR, message: type });
}
