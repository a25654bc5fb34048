import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './workspace.mjs';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Running commands. Each leads its own process group. */
const running = new Set();

/** Ends all running commands with their children, and then this process. */
function endWith(signal) {
  for (const child of running) endGroup(child, signal);
  process.exit(128 + constants.signals[signal]);
}

function endGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // The command has ended, or never started.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** While a command runs, a signal to this process also ends the command. At other times this module handles no signals. */
function enter(child) {
  if (child.pid === undefined) return;
  if (running.size === 0) for (const signal of ENDING_SIGNALS) process.on(signal, endWith);
  running.add(child);
}

function leave(child) {
  if (!running.delete(child) || running.size > 0) return;
  for (const signal of ENDING_SIGNALS) process.off(signal, endWith);
}

/**
 * Runs a command and returns { code, output, seconds } when it ends. `onLine` gets each line of output. Never rejects
 * for an exit code; a command that cannot start has code 127. After `limitMinutes`, or when a signal ends this
 * process, the command is ended with all its children.
 */
export function run(command, args, { cwd = ROOT, env = {}, onLine, limitMinutes } = {}) {
  return new Promise((done) => {
    const since = Date.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    enter(child);
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
        endGroup(child, 'SIGKILL');
      }, limitMinutes * 60_000);
    const end = (code) => {
      clearTimeout(limit);
      leave(child);
      done({ code, output, seconds: (Date.now() - since) / 1000 });
    };
    child.on('error', (error) => {
      output += String(error);
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? (signal ? 130 : 1)));
  });
}

export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** The last non-empty lines of an output, for an error message. */
export function tail(output, lines = 20) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-lines)
    .join('\n');
}
