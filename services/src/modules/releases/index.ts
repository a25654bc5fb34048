export { problemMessage } from './publishing/release-rules.js';
export { SAFE_SEGMENT } from './publishing/release-paths.js';
export { ReleaseStore } from './publishing/release-store.js';
export * from './registry/registry.mapper.js';
export { ReleaseRegistry } from './registry/release-registry.js';
export * from './registry/remote-in-service.js';
export * from './registry/shell-build.js';
export { ReleasesModule } from './releases.module.js';
