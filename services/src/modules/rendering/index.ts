export { RENDERING_LIMITS } from './limits.js';
export type { RenderingLimits } from './limits.js';
export { PageRenderer } from './page-renderer.js';
export { renderOnce } from './render-once.js';
export type { Trial, TrialRequest } from './render-once.js';
export type { ProcessContent } from './processes/render-process.js';
export type { ProcessState } from './processes/process-pool.js';
export type { RenderingFailure } from './failures.js';
export type { FailureReason } from './failures.js';
export { RenderingFaults } from './rendering-faults.js';
export type { RenderedPart, ReportedFault } from './rendering-faults.js';
export { RenderingModule } from './rendering.module.js';
export type {
  ReleasedFill,
  ReleasedModule,
  Rendering,
  RenderingRequest,
  ShellServerFile,
} from './rendering-request.js';
