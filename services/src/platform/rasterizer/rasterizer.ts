import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { MINUTE_MS } from '@portico/domain';
import { rasterize, type RasterFonts } from './rasterize.js';

export abstract class Rasterizer {
  /** Throws if a drawing cannot be rendered. */
  abstract png(drawing: string): Promise<Buffer>;
  abstract close(): void;
}

const PROCESS = fileURLToPath(new URL('./rasterizer-process.js', import.meta.url));
const IDLE_MS = MINUTE_MS;
const TIMEOUT_MS = 20_000;

interface Request {
  drawing: string;
  fonts: RasterFonts | undefined;
}

interface Answer {
  png?: Uint8Array;
  problem?: string;
}

/** A process of its own, because the renderer may crash; within this process if the sources run uncompiled. */
export function createRasterizer(fonts?: RasterFonts, program: string = PROCESS): Rasterizer {
  return existsSync(program) ? new ProcessRasterizer(fonts, program) : new InlineRasterizer(fonts);
}

class InlineRasterizer implements Rasterizer {
  constructor(private readonly fonts: RasterFonts | undefined) {}

  png(drawing: string): Promise<Buffer> {
    return rasterize(drawing, this.fonts);
  }

  close(): void {
    // Nothing was opened.
  }
}

/** Starts with the first drawing, ends after a minute without any, and starts again after a crash. */
class ProcessRasterizer implements Rasterizer {
  private readonly turn = pLimit(1);
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly fonts: RasterFonts | undefined,
    private readonly program: string,
  ) {}

  /** One at a time, so that it is known which drawing crashed the renderer. */
  png(drawing: string): Promise<Buffer> {
    return this.turn(() => this.render(drawing));
  }

  close(): void {
    clearTimeout(this.idle);
    this.child?.kill();
    this.child = undefined;
  }

  private async render(drawing: string): Promise<Buffer> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.begin());
    try {
      const { png, problem } = await answerTo(child, { drawing, fonts: this.fonts }).catch(
        (error: unknown) => {
          this.abandon(child);
          throw error;
        },
      );
      if (png === undefined) throw new Error(problem ?? 'The renderer of drawings answered something else');
      return Buffer.from(png);
    } finally {
      this.idle = setTimeout(() => this.close(), IDLE_MS);
      this.idle.unref();
    }
  }

  /** The next drawing uses a new process, because the end of this one may not have been reported yet. */
  private abandon(child: ChildProcess): void {
    child.kill('SIGKILL');
    if (this.child === child) this.child = undefined;
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

function answerTo(child: ChildProcess, request: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit);
      child.off('message', answered);
      child.off('exit', ended);
      child.off('error', ended);
      act();
    };
    const answered = (answer: Answer) => settle(() => resolve(answer));
    const ended = () => settle(() => reject(new Error('The renderer of drawings crashed')));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
    }, TIMEOUT_MS);
    limit.unref();
    child.on('message', answered);
    child.on('exit', ended);
    child.on('error', ended);
    child.send(request, (error) => {
      if (error) ended();
    });
  });
}
