interface Settle<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * Waits for the answer of a worker, which `listen` takes from its messages. Rejects if the worker breaks or is
 * stopped. The worker ends either way.
 */
export function workerAnswer<Answer>(
  worker: Worker,
  signal: AbortSignal,
  listen: (settle: Settle<Answer>) => void,
  broken = (reason: string) => new Error(reason),
): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => {
    listen({ resolve, reject });
    worker.addEventListener('error', ({ message }) =>
      reject(broken(message === '' ? 'The worker did not start.' : message)),
    );
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return answer.finally(() => worker.terminate());
}
