import { pixelsOf } from './card-pixels.js';

/** The process that renders cards for the portal: one drawing in, one picture out, until no one asks any more. */
process.on('message', (drawing: string) => {
  void pixelsOf(drawing).then(
    (png) => process.send?.({ png }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
