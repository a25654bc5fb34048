import { Module } from '@nestjs/common';
import { PageRenderer } from './page-renderer.js';
import { RenderingFaults } from './failures.js';

@Module({
  providers: [
    RenderingFaults,
    {
      provide: PageRenderer,
      inject: [RenderingFaults],
      useFactory: (faults: RenderingFaults) => new PageRenderer(faults),
    },
  ],
  exports: [PageRenderer, RenderingFaults],
})
export class RenderingModule {}
