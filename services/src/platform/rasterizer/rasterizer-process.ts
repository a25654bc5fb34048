import { rasterize, type RasterFonts } from './rasterize.js';

/** The process that renders drawings for the portal: one in, one picture out, until no one asks any more. */
process.on('message', ({ drawing, fonts }: { drawing: string; fonts?: RasterFonts }) => {
  void rasterize(drawing, fonts).then(
    (png) => process.send?.({ png }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
