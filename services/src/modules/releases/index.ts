export { endedSupport, problemMessage, type RemoteWarning } from './publishing/release-checks.js';
export { readArchive } from './files/archive-source.js';
export { ReleaseError } from './files/release-error.js';
export { brotliBytes, SERVER_BUILD } from './files/release-files.js';
export { type RemoteSource, SAFE_SEGMENT } from './files/remote-source.js';
export { readPortal } from './publishing/release-candidate.js';
export { MAX_CANARY_SHARE } from './publishing/release-rules.js';
export { publishRelease, type ReleaseOutcome } from './publishing/release-publisher.js';
export { promoteCanary, rollBack, startCanary, stopCanary } from './publishing/release-rollback.js';
export type { CanaryStep, CanaryStepOutcome, RollbackOutcome } from './publishing/release-rollback.js';
export { type ActiveRelease, entryOf } from './storage/active-release.js';
export type { KeptVersion } from './storage/kept-versions.js';
export { createReleaseTables, openReleaseStore, ReleaseStore } from './storage/release-store.js';
export { stateOfContents } from './storage/move-contents.js';
export * from './registry/canary-groups.js';
export { type CanaryRule, evidence } from './canary/canary-worker.js';
export { CanaryVisits, type ReportedVisit } from './canary/canary-visits.js';
export type { CanaryCounts } from './storage/canary-tables.js';
export { CANARY_OUTCOMES, releaseEntities } from './storage/release.entities.js';
export { releaseMigrations } from './migrations.js';
export * from './registry/registry.mapper.js';
export { ReleaseRegistry } from './registry/release-registry.js';
export * from './registry/remote-in-service.js';
export * from './registry/shell-build.js';
export {
  createPreviewLink,
  PREVIEW_COOKIE,
  PreviewTickets,
  RemotePreviews,
} from './preview/previewed-remotes.js';
export { publisherOf } from './registry/release-trial.js';
export { ReleaseKeys, type SignatureClaim, SignatureError } from './tokens/release-keys.js';
export {
  previewStatement,
  purposeOf,
  SIGNATURE_HEADER,
  type Statement,
  uploadStatement,
} from './tokens/release-signature.js';
export { ReleaseTokens, type TokenFault } from './tokens/release-tokens.js';
export { ReleasesModule } from './releases.module.js';
