import { SpanKind, trace } from '@opentelemetry/api';
import {
  type AfterQueryEvent,
  type BeforeQueryEvent,
  type EntitySubscriberInterface,
  EventSubscriber,
} from 'typeorm';
import { markFailed, tracer } from './spans.js';

const MAX_STATEMENT = 2000;

/** OpenTelemetry's names for TypeORM's drivers. */
const SYSTEM_NAMES: Readonly<Record<string, string>> = { 'better-sqlite3': 'sqlite' };

/** Sends each statement as a span of its request or job. Values are parameters and are not sent. */
@EventSubscriber()
export class QuerySpans implements EntitySubscriberInterface {
  /** TypeORM measures only successful statements. */
  private readonly begunAt = new WeakMap<object, number>();

  beforeQuery({ queryRunner }: BeforeQueryEvent): void {
    if (trace.getActiveSpan()?.isRecording() === true) this.begunAt.set(queryRunner, Date.now());
  }

  afterQuery(event: AfterQueryEvent): void {
    const { query, queryRunner, executionTime, success, error, dataSource } = event;
    if (trace.getActiveSpan()?.isRecording() !== true) return;
    const end = Date.now();
    const { type } = dataSource.options;
    const [operation = ''] = query.trimStart().split(/\s/, 1);
    const span = tracer().startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: executionTime === undefined ? (this.begunAt.get(queryRunner) ?? end) : end - executionTime,
      attributes: {
        'db.system.name': SYSTEM_NAMES[type] ?? type,
        'db.query.text': query.slice(0, MAX_STATEMENT),
      },
    });
    if (!success) markFailed(span, error);
    span.end(end);
  }
}
