import { ReadableStream } from 'node:stream/web';
import { readBounded } from './read-bounded';

/** An endless stream in parts of two bytes. */
function endless() {
  const state = { given: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        state.given += 1;
        controller.enqueue(new Uint8Array(2));
      },
      cancel: () => {
        state.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, stream };
}

it('stops where more comes than it may have', async () => {
  const { state, stream } = endless();
  await expect(readBounded(stream, 5, () => new Error('too large'))).rejects.toThrow('too large');
  expect(state).toEqual({ given: 3, isCancelled: true });
});
