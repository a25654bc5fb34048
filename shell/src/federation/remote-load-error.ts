/** Step at which loading failed. `contract`: the exposed module does not have the agreed shape. */
export type RemoteLoadStep = 'code' | 'texts' | 'deadline' | 'contract' | 'held';

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly step: RemoteLoadStep,
    remote: string,
    cause?: unknown,
  ) {
    super(`${remote}: ${step}`, { cause });
  }
}

/** Tells whether an error inside a remote means that a file of its release could not be fetched. */
export function isMissingFile(error: unknown): boolean {
  if (error instanceof RemoteLoadError) return error.step !== 'contract' && error.step !== 'held';
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    error.name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    /loading (css )?chunk/i.test(error.message)
  );
}
