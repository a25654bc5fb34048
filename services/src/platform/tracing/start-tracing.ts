import { setTimeout as wait } from 'node:timers/promises';
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { MINUTE_MS } from '@portico/domain';
import type { Logger } from 'pino';
import { reasonOf } from '../errors/index.js';

/** Longest wait for a collector when the portal stops; the library itself would try for 30 seconds. */
const MAX_STOP_MS = 2000;

/**
 * Sends traces to a collector (OTLP over HTTP, `endpoint` without `/v1/traces`) until the returned function is
 * called. docs/operating.md lists the library's variables that apply; address, protocol and exporter are set here.
 */
export async function startTracing(
  endpoint: string,
  logger: Logger,
  maxStopMs = MAX_STOP_MS,
): Promise<() => Promise<void>> {
  // Loaded here, because most portals send no traces.
  const [{ OTLPTraceExporter }, resources, { BatchSpanProcessor, NodeTracerProvider }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'portico' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  reportFailures(logger);
  return async () => {
    const tooLate = wait(maxStopMs, `not sent within ${maxStopMs} ms`, { ref: false });
    const failure = await Promise.race([provider.shutdown().catch(reasonOf), tooLate]);
    if (typeof failure === 'string') logger.warn({ msg: 'the last traces are lost', reason: failure });
    for (const api of [trace, context, propagation, diag]) api.disable();
  };
}

/** An unreachable collector is logged once a minute; its spans are lost. */
function reportFailures(logger: Logger): void {
  let reportedAt = -MINUTE_MS;
  const ignore = () => {};
  const error = (failure: string) => {
    if (performance.now() - reportedAt < MINUTE_MS) return;
    reportedAt = performance.now();
    // The library writes the error as JSON with its stack.
    const reason = /"message":"([^"]+)"/.exec(failure)?.[1] ?? failure;
    logger.warn({ msg: 'traces could not be sent', reason });
  };
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR);
}
