import { PageRenderer, RENDERING_LIMITS, RenderingFaults } from '../../src/modules/rendering/index.js';
import type { Rendering, RenderingLimits } from '../../src/modules/rendering/index.js';

/** The page of `FIXTURE_SHELL` without a remote. */
export const FRAME = '<frame of the shell></frame>';

/** The renderers of a test, which end with it. */
export class TestRenderers {
  private readonly started: PageRenderer[] = [];

  start(limits: Partial<RenderingLimits> = {}, faults = new RenderingFaults()): PageRenderer {
    const renderer = new PageRenderer(faults, { ...RENDERING_LIMITS, ...limits });
    this.started.push(renderer);
    return renderer;
  }

  close(): void {
    for (const renderer of this.started.splice(0)) renderer.close();
  }
}

/** The process in which a module of `ReleasesOnDisk` was rendered, as it reports; 0 if it reports none. */
export function pidIn(rendering: Rendering | undefined): number {
  return Number(/<[\w-]+ (\d+)>/.exec(rendering?.html ?? '')?.[1] ?? 0);
}

/** Whether a process that a renderer of this process started still runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
