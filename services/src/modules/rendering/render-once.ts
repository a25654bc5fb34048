import { fillKey } from '@portico/contract';
import { asFailure, type RenderingFailure } from './failures.js';
import { RENDERING_LIMITS, type RenderingLimits } from './limits.js';
import type { PageAnswer } from './processes/process-calls.js';
import { ProcessQueue } from './processes/process-queue.js';
import type { RenderProcess } from './processes/render-process.js';
import type { RenderingRequest } from './rendering-request.js';

export type Trial =
  | { address: string; page: PageAnswer; failure: undefined }
  | { address: string; page: undefined; failure: RenderingFailure };

export type TrialRequest = RenderingRequest & { callsOf?: string | undefined };

const STAY_MS = 1_000;

/** Trials may take a hundred times longer: no visitor waits, and the machine may be building. Longer runs hang. */
const TRIAL_LIMITS: RenderingLimits = { ...RENDERING_LIMITS, pageMs: 30_000, partMs: 10_000, loadMs: 60_000 };

/**
 * Renders pages of one release one after the other in a process of their own, which then ends: whether a release that is not in
 * service yet can render. Never throws; what parts of a page threw is in `page.faults`. Ends with a page that cost the process, and with
 * the signal.
 */
export async function renderOnce(
  requests: readonly TrialRequest[],
  limits: RenderingLimits = TRIAL_LIMITS,
  signal?: AbortSignal,
): Promise<readonly Trial[]> {
  const [first] = requests;
  if (first === undefined) return [];
  // There is no queue, so a page may take as long as shell and release need to load.
  const queue = new ProcessQueue(first, { ...limits, startWaitMs: 2 * limits.loadMs }, () => undefined);
  // A process that renders keeps no program alive, and a command has nothing else that does.
  const alive = setInterval(() => undefined, STAY_MS);
  const end = () => void queue.close();
  signal?.addEventListener('abort', end);
  try {
    const trials: Trial[] = [];
    for (const request of requests) {
      if (signal?.aborted === true) break;
      const trial = await tryPage(queue, request);
      trials.push(trial);
      // It would not load for the others either, and who waits shall not wait as long once more for each of them.
      const { blames, opensBreaker } = trial.failure?.leadsTo ?? {};
      if (blames === 'shell' || opensBreaker === 'at once') break;
    }
    return trials;
  } finally {
    signal?.removeEventListener('abort', end);
    await queue.close();
    clearInterval(alive);
  }
}

async function tryPage(queue: ProcessQueue, request: TrialRequest): Promise<Trial> {
  const { address, remote, callsOf: path, boot } = request;
  const { language } = boot;
  const fills = request.fills.map((fill) => ({ ...fill, key: fillKey(fill.remote, fill.slot) }));
  const render = async (process: RenderProcess) => {
    if (remote !== undefined && path !== undefined) {
      await process.calls({ remote: remote.remote, file: remote.file, path, search: '', language });
    }
    return process.render(request, fills);
  };
  try {
    return { address, page: await queue.ask((run) => run(render)), failure: undefined };
  } catch (error) {
    return { address, page: undefined, failure: asFailure(error) };
  }
}
