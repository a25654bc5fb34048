import { fillKey } from '@portico/contract';
import { RENDERING_LIMITS } from './limits.js';
import type { RenderingLimits } from './limits.js';
import type { PageAnswer } from './processes/process-calls.js';
import { asFailure, RenderingFailure, retryIfKilled } from './rendering-failure.js';
import { RenderProcess } from './processes/render-process.js';
import type { RenderingRequest } from './rendering-request.js';

/** What became of one page that was rendered as a trial. */
export type Trial =
  | { address: string; page: PageAnswer; failure: undefined }
  | { address: string; page: undefined; failure: RenderingFailure };

/** A page to render, and its path where the remote is to name its calls before. */
export type TrialRequest = RenderingRequest & { callsOf?: string | undefined };

const STAY_MS = 1_000;

/**
 * No visitor waits for these pages, and the machine may be busy building: a hundred times what they take on an idle one. Whatever
 * takes longer hangs.
 */
const TRIAL_LIMITS: RenderingLimits = { ...RENDERING_LIMITS, pageMs: 30_000, partMs: 10_000, loadMs: 60_000 };

/**
 * Renders pages of one release one after the other in a process of their own, which then ends: whether a release that is not in
 * service yet can render. Never throws; what parts of a page threw is in `page.faults`. Ends with a page that cost the process.
 */
export async function renderOnce(
  requests: readonly TrialRequest[],
  limits: RenderingLimits = TRIAL_LIMITS,
): Promise<readonly Trial[]> {
  // A process that renders keeps no program alive, and a command has nothing else that does.
  const alive = setInterval(() => undefined, STAY_MS);
  try {
    return await tryEach(requests, limits);
  } finally {
    clearInterval(alive);
  }
}

async function tryEach(
  requests: readonly TrialRequest[],
  limits: RenderingLimits,
): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  let process: RenderProcess | undefined;
  for (const request of requests) {
    try {
      const page = await retryIfKilled(async () => {
        process = process?.isAlive === true ? process : await startedFor(request, limits);
        const { remote, callsOf: path } = request;
        if (remote !== undefined && path !== undefined) {
          await process.calls({ do: 'calls', remote: remote.remote, file: remote.file, path, search: '' });
        }
        const fills = request.fills.map((fill) => ({ ...fill, key: fillKey(fill.remote, fill.slot) }));
        return process.render(request, fills);
      });
      trials.push({ address: request.address, page, failure: undefined });
    } catch (error) {
      const failure = asFailure(error);
      trials.push({ address: request.address, page: undefined, failure });
      // It would not load for the others either, and who waits shall not wait as long once more for each of them.
      if (failure.leadsTo.cause === 'shell' || failure.leadsTo.stopsAtOnce) break;
    }
  }
  process?.kill();
  await process?.ended;
  return trials;
}

async function startedFor(request: RenderingRequest, limits: RenderingLimits): Promise<RenderProcess> {
  const process = new RenderProcess(limits);
  try {
    await process.load(request);
    return process;
  } catch (error) {
    process.kill();
    await process.ended;
    throw error;
  }
}
