/**
 * Why a page was not rendered at all: `start` the shell's build or the system, `load` the module of the release, and while the page
 * was rendered `threw`, `time`, `memory`, `exit` (the process ended, by itself or by a signal), `size` of its html; `busy` where it
 * was not tried.
 */
export type FailureReason = 'start' | 'load' | 'threw' | 'time' | 'memory' | 'exit' | 'size' | 'busy';

export class RenderingFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    /** Of what was thrown in the process of the page. */
    readonly thrownStack?: string,
  ) {
    super(message);
  }
}
