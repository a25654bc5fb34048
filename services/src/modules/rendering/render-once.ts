import type { RenderedPage } from '@portico/contract';
import type { RenderingFailure } from './rendering-failure.js';
import type { RenderingRequest } from './rendering-request.js';

/** What became of one page that was rendered as a trial. */
export type Trial =
  | { address: string; page: RenderedPage; failure: undefined }
  | { address: string; page: undefined; failure: RenderingFailure };

/**
 * Renders pages one after the other in a process of their own, which then ends: whether a release that is not in service yet can
 * render. All of one release. Never throws; faults that React caught are in `page.faults`.
 */
export async function renderOnce(requests: readonly RenderingRequest[]): Promise<readonly Trial[]> {
  void requests;
  throw new Error('Not built yet');
}
