import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pixelsOf } from './card-pixels.js';

/** Where cards become pixels, one at a time. */
export abstract class CardWorker {
  /** Throws where a drawing cannot be rendered. */
  abstract render(drawing: string): Promise<Buffer>;
  abstract close(): void;
}

const PROCESS = fileURLToPath(new URL('./card-process.js', import.meta.url));
const IDLE_MS = 60_000;
const TIMEOUT_MS = 20_000;

interface Answer {
  png?: Uint8Array;
  problem?: string;
}

/** In a process of its own: the renderer may crash, the portal does not. In this one where the sources run uncompiled. */
export function createCardWorker(program: string = PROCESS): CardWorker {
  return existsSync(program) ? new ProcessWorker(program) : new InlineWorker();
}

class InlineWorker implements CardWorker {
  render(drawing: string): Promise<Buffer> {
    return pixelsOf(drawing);
  }

  close(): void {
    // Nothing was opened.
  }
}

/** Begins with the first card, ends when none was asked for in a minute, and begins again after a crash. */
class ProcessWorker implements CardWorker {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly program: string) {}

  async render(drawing: string): Promise<Buffer> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.begin());
    try {
      const { png, problem } = await answerTo(child, drawing);
      if (png === undefined) throw new Error(problem ?? 'The renderer of cards answered something else');
      return Buffer.from(png);
    } finally {
      this.idle = setTimeout(() => this.close(), IDLE_MS);
      this.idle.unref();
    }
  }

  close(): void {
    clearTimeout(this.idle);
    this.child?.kill();
    this.child = undefined;
  }

  private begin(): ChildProcess {
    const child = fork(this.program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }
}

function answerTo(child: ChildProcess, drawing: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit);
      child.off('message', answered);
      child.off('exit', ended);
      child.off('error', ended);
      act();
    };
    const answered = (answer: Answer) => settle(() => resolve(answer));
    const ended = () => settle(() => reject(new Error('The renderer of cards crashed')));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
    }, TIMEOUT_MS);
    limit.unref();
    child.on('message', answered);
    child.on('exit', ended);
    child.on('error', ended);
    child.send(drawing, (error) => {
      if (error) ended();
    });
  });
}
