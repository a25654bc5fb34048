export { RENDERING_LIMITS, type RenderingLimits } from './limits.js';
export { PageRenderer } from './page-renderer.js';
export { renderOnce, type Trial, type TrialRequest } from './page-attempt.js';
export type { ProcessContent } from './processes/render-process.js';
export type { ProcessState } from './processes/process-pool.js';
export { type RenderingFailure, type FailureReason } from './failures.js';
export { RenderingFaults, type RenderedPart, type ReportedFault } from './failures.js';
export { RenderingModule } from './rendering.module.js';
export type {
  ReleasedFill,
  ReleasedModule,
  Rendering,
  RenderingRequest,
  ShellServerFile,
} from './rendering-request.js';
