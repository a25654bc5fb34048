import { useCallback, useEffect, useRef, useState } from 'react';
import { simulateBeside } from './simulate-beside';
import type { ItemOutcome, SimulationRequest } from './simulation-messages';

export type SimulationState =
  | { kind: 'idle' }
  | { kind: 'running'; runs: number; total: number }
  | { kind: 'done'; request: SimulationRequest; items: ItemOutcome[] }
  | { kind: 'failed'; reason: string };

const IDLE: SimulationState = { kind: 'idle' };

/** One simulation at a time; it ends when it is cancelled, or when the panel goes. */
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
      const items = await simulateBeside(request, { signal: controller.signal, onProgress });
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
