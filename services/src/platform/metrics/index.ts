export { countLookup, metrics } from './metrics.js';
export { MetricsServer } from './metrics-server.js';
