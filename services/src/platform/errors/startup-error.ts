/** A failure the operator can fix: its message is the one line that is printed before the process ends with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
