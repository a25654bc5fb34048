import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PlainError } from '../bootstrap/terminal.mjs';

/** Builds the remote in `directory` after each change. `ended` resolves with the exit code: 0 after `stop`, not after another signal. */
export function buildOnChange(directory) {
  // Not by npx, which would leave it running.
  const build = spawn(process.execPath, [rsbuildOf(directory), 'build', '--watch'], {
    cwd: directory,
    stdio: 'inherit',
  });
  let isStopped = false;
  const ended = new Promise((resolve) => {
    build.once('exit', (code) => resolve(isStopped ? 0 : (code ?? 1)));
  });
  const stop = () => {
    isStopped = true;
    build.kill();
  };
  return { ended, stop };
}

/** The program itself: in `.bin`, pnpm and Windows have a shell script. */
function rsbuildOf(directory) {
  try {
    const own = createRequire(join(directory, 'package.json')).resolve('@rsbuild/core/package.json');
    return join(dirname(own), 'bin/rsbuild.js');
  } catch {
    throw new PlainError(`${directory} has no @rsbuild/core: install its packages first`);
  }
}
