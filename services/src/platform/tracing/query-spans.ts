import { SpanKind, trace } from '@opentelemetry/api';
import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import { markFailed, tracer } from './spans.js';

const MAX_STATEMENT = 2000;

/** Sends each statement as a span of the request or job that ran it. Values are parameters, and are not sent. */
@EventSubscriber()
export class QuerySpans implements EntitySubscriberInterface {
  afterQuery({ query, executionTime = 0, success, error, dataSource }: AfterQueryEvent): void {
    if (trace.getActiveSpan()?.isRecording() !== true) return;
    const end = Date.now();
    const [operation = ''] = query.trimStart().split(/\s/, 1);
    const span = tracer().startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: end - executionTime,
      attributes: {
        'db.system.name': dataSource.options.type,
        'db.query.text': query.slice(0, MAX_STATEMENT),
      },
    });
    if (!success) markFailed(span, error);
    span.end(end);
  }
}
