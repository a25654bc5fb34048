export { PortalModule, SHELL_FOLDER } from './portal.module.js';
export { CardsModule } from './cards/cards.module.js';
export { SeoModule } from './seo/seo.module.js';
export { ReleaseRegistry } from './registry/release-registry.js';
export type { RemoteInService } from './registry/remote-in-service.js';
export { problemMessage } from './releases/release-rules.js';
export { ReleaseStore } from './releases/release-store.js';
