/** Reads a stream and rejects past the limit, whatever its declared length. */
export async function readBounded(
  stream: Pick<ReadableStream<Uint8Array<ArrayBuffer>>, 'getReader'>,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > maxBytes) throw tooLarge();
      parts.push(part.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  }
  return parts;
}
