import { rasterize, type RasterFonts } from './rasterize.js';

/** The process that renders drawings for the portal, one at a time, until the portal closes it. */
process.on('message', ({ drawing, fonts }: { drawing: string; fonts?: RasterFonts }) => {
  void rasterize(drawing, fonts).then(
    (png) => process.send?.({ png }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
