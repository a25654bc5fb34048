import type { FromSimulationWorker, ItemOutcome, SimulationRequest } from './simulation-messages';

/** Runs a simulation beside the page: the worker is a chunk of its own. It ends with the signal. */
export function simulateBeside(
  request: SimulationRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (runs: number) => void },
): Promise<ItemOutcome[]> {
  const worker = new Worker(
    /* webpackChunkName: "worker-drop-simulation" */ new URL('./simulation-worker.ts', import.meta.url),
    { name: 'drop-simulation' },
  );
  const outcome = new Promise<ItemOutcome[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromSimulationWorker>) => {
      if (data.kind === 'progress') onProgress(data.runs);
      else if (data.kind === 'done') resolve(data.items);
      else reject(new Error(data.reason));
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message === '' ? 'The worker did not start.' : message)),
    );
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  worker.postMessage(request, []);
  return outcome.finally(() => worker.terminate());
}
