import { deflateSync, type DeflateOptions } from 'fflate';

/**
 * What `fflate`, the zip of the sheet's library, takes for a worker. For large files it makes one out of a text, which the policy of our files
 * forbids; this is a worker already, so that the same is done in place.
 */
class DeflateInPlace {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  #isOver = false;

  /** First comes what its code needs, then an array: the bytes, and how they are packed. */
  postMessage(message: unknown): void {
    if (!isWork(message)) return;
    const [bytes, options] = message;
    queueMicrotask(() => {
      if (!this.#isOver) this.onmessage?.({ data: deflateSync(bytes, options) });
    });
  }

  terminate(): void {
    this.#isOver = true;
  }
}

function isWork(message: unknown): message is [Uint8Array, DeflateOptions] {
  return Array.isArray(message) && message[0] instanceof Uint8Array;
}

/** Has the zip pack where it is. */
export function deflateInPlace(): void {
  Object.defineProperty(globalThis, 'Worker', { value: DeflateInPlace, configurable: true, writable: true });
}
