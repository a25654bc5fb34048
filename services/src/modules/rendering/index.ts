export { RENDERING_LIMITS, type RenderingLimits } from './limits.js';
export { PageRenderer } from './page-renderer.js';
export { renderOnce, type Trial, type TrialRequest } from './page-attempt.js';
export { type RenderingFailure, RenderingFaults, type ReportedFault } from './failures.js';
export { RenderingModule } from './rendering.module.js';
export type { ReleasedFill, ReleasedModule, Rendering, RenderingRequest } from './rendering-request.js';
