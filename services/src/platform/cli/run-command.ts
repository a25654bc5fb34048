import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Command } from 'commander';
import { AppError, StartupError } from '../errors/index.js';
import type { DatabaseSchema } from '../persistence/index.js';

export type LoadSchema = () => Promise<DatabaseSchema>;

export type CommandRegistrar = (program: Command, loadSchema: LoadSchema) => void;

/** A command's failure that the person at the keyboard can act on; its message is what is printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Wraps the body of a command: a failure becomes one line on standard error and exit code 1. Only an error that no one
 * foresaw prints its stack, and only when PORTICO_LOG_LEVEL is `debug` or `trace`.
 */
export function runCommand<A extends unknown[]>(
  body: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  return async (...args) => {
    try {
      await body(...args);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${describe(error)}\n`);
    }
  };
}

function describe(error: unknown): string {
  if (error instanceof StartupError || error instanceof CommandError || error instanceof AppError)
    return error.message;
  if (!(error instanceof Error)) return `Unexpected failure: ${String(error)}`;
  const isDebugging = /^(?:debug|trace)$/.test(process.env.PORTICO_LOG_LEVEL ?? '');
  return isDebugging && error.stack ? error.stack : `Unexpected failure: ${error.message}`;
}

export type Ask = (question: string, options?: { isSecret?: boolean }) => Promise<string>;

/** Runs work that asks the person at the terminal, or reads one line per question from a pipe; '' after its end. */
export async function withQuestions<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  let isMuted = false;
  const output = new Writable({
    write: (chunk, encoding, done) => (isMuted ? done() : process.stderr.write(chunk, encoding, done)),
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const iterator = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question, { isSecret = false } = {}) => {
    process.stderr.write(question);
    isMuted = isSecret;
    const { value, done } = await iterator.next();
    isMuted = false;
    if (isSecret || !process.stdin.isTTY) process.stderr.write('\n');
    return done ? '' : value.trim();
  };
  try {
    return await work(ask);
  } finally {
    lines.close();
  }
}
