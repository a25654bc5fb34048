import type { RenderingLimits } from './limits.js';
import type { PageCall } from './processes/process-calls.js';
import type { RenderingRequest } from './rendering-request.js';

export function pageCall(
  { boot, address, texts, remote }: RenderingRequest,
  { partMs }: RenderingLimits,
  fills: PageCall['fills'],
): PageCall {
  return { do: 'render', boot: JSON.stringify(boot), address, texts, remote, fills, timeLimitMs: partMs };
}
