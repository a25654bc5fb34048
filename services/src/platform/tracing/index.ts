export { QuerySpans } from './query-spans.js';
export { addRequestSpans } from './request-spans.js';
export { inSpan } from './spans.js';
export { startTracing } from './start-tracing.js';
