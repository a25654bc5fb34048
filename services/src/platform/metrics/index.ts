export { countLookup, metrics, MetricsServer } from './metrics-server.js';
