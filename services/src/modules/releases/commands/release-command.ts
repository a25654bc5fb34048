import { CommandError, runCommand } from '../../../platform/cli/index.js';
import { ReleaseError } from '../files/release-error.js';

/** Released files are for everybody to read, a portal that runs as another user than the command among them. */
const PUBLIC_FILES = 0o022;

/** Turns a refusal into the command's error message. */
export function command<A extends unknown[]>(
  body: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  return runCommand(async (...args: A) => {
    process.umask(PUBLIC_FILES);
    try {
      await body(...args);
    } catch (error) {
      throw error instanceof ReleaseError ? new CommandError(error.message) : error;
    }
  });
}
