import { spawn } from 'node:child_process';
import { ROOT } from './workspace.mjs';

/**
 * Runs a command to its end and answers { code, output, seconds }. `onLine` sees each line as it comes.
 * Never rejects for an exit code; a command that cannot be started has code 127. After `limitMinutes` it is ended with all
 * its children.
 */
export function run(command, args, { cwd = ROOT, env = {}, onLine, limitMinutes } = {}) {
  return new Promise((done) => {
    const since = Date.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: limitMinutes !== undefined,
    });
    let output = '';
    let rest = '';
    const take = (chunk) => {
      output += chunk;
      if (!onLine) return;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    const limit =
      limitMinutes &&
      setTimeout(() => {
        output += `\nStopped: it took longer than ${limitMinutes} minutes.`;
        process.kill(-Number(child.pid), 'SIGKILL');
      }, limitMinutes * 60_000);
    const end = (code) => {
      clearTimeout(limit);
      done({ code, output, seconds: (Date.now() - since) / 1000 });
    };
    child.on('error', (error) => {
      output += String(error);
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? (signal ? 130 : 1)));
  });
}

/** Runs one of Node's own scripts with this Node. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** The last lines of an output that say something, for a message of one or a few lines. */
export function tail(output, lines = 20) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-lines)
    .join('\n');
}
