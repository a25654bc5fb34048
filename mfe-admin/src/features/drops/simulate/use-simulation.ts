import { useCallback, useEffect, useRef, useState } from 'react';
import type { FromSimulationWorker, ItemOutcome, SimulationRequest } from './run-simulation';

type SimulationState =
  | { kind: 'idle' }
  | { kind: 'running'; runs: number; total: number }
  | { kind: 'done'; request: SimulationRequest; items: ItemOutcome[] }
  | { kind: 'failed'; reason: string };

const IDLE: SimulationState = { kind: 'idle' };

/** One simulation at a time; it stops on cancel or unmount. */
export function useSimulation() {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (request: SimulationRequest) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: SimulationState) => {
      if (running.current === controller) setState(next);
    };
    const onProgress = (runs: number) => show({ kind: 'running', runs, total: request.runs });
    onProgress(0);
    try {
      const items = await simulateInWorker(request, { signal: controller.signal, onProgress });
      show({ kind: 'done', request, items });
    } catch (error) {
      show(
        controller.signal.aborted
          ? IDLE
          : { kind: 'failed', reason: error instanceof Error ? error.message : String(error) },
      );
    }
  };
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState(IDLE);
  }, []);
  return { state, start: (request: SimulationRequest) => void start(request), cancel };
}

/** Runs a simulation in a worker until the signal aborts. */
function simulateInWorker(
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
