import { type FromSimulationWorker, runSimulation, type SimulationRequest } from './run-simulation';

/** Progress is reported this often; nobody could see more. */
const SHOWN_EVERY_MS = 60;

globalThis.addEventListener('message', ({ data }: MessageEvent<SimulationRequest>) => {
  try {
    let shownAt = performance.now();
    const items = runSimulation(data, (runs) => {
      const now = performance.now();
      if (now - shownAt < SHOWN_EVERY_MS) return;
      shownAt = now;
      answer({ kind: 'progress', runs });
    });
    answer({ kind: 'done', items });
  } catch (error) {
    answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});

function answer(message: FromSimulationWorker): void {
  globalThis.postMessage(message, {});
}
