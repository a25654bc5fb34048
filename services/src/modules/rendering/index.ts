export { PageRenderer } from './page-renderer.js';
export { renderOnce } from './render-once.js';
export type { Trial } from './render-once.js';
export { RenderingFailure } from './rendering-failure.js';
export type { FailureReason } from './rendering-failure.js';
export { RenderingFaults } from './rendering-faults.js';
export type { ReportedFault } from './rendering-faults.js';
export { RenderingModule } from './rendering.module.js';
export type {
  ReleasedFill,
  ReleasedModule,
  Rendering,
  RenderingRequest,
  ShellServerFile,
} from './rendering-request.js';
