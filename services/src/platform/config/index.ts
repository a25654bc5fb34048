export type { BridgeKind } from './bridge-settings.js';
export { PorticoConfigModule } from './config.module.js';
export { LOG_LEVELS } from './environment.js';
export type { LogLevel } from './environment.js';
export { loadConfig, parseSettings } from './load-config.js';
export { PorticoConfig } from './portico-config.js';
export type { PorticoEnvironment } from './portico-config.js';
export { settingsSchema } from './settings.js';
export type { PublicSettings, ServerSettings, Settings } from './settings.js';
