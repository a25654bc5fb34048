import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { ReleasedModule, Rendering, RenderingRequest, ShellServerFile } from './rendering-request.js';

/** Renders pages in processes of their own, one for each remote and one for the frame. */
@Injectable()
export class PageRenderer implements OnModuleDestroy {
  /** Never throws. undefined where nothing could be rendered: the browser starts from an empty place. */
  async render(request: RenderingRequest): Promise<Rendering | undefined> {
    void request;
    return undefined;
  }

  /** Starts the process of a remote, or of the frame, ahead of its first page. */
  warm(shell: ShellServerFile, remote?: Pick<ReleasedModule, 'remote' | 'version' | 'file'>): void {
    void [shell, remote];
  }

  onModuleDestroy(): void {
    // Nothing was started.
  }
}
