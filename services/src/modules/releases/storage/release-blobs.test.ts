import { blobBatches, STATEMENT_BYTES } from './release-blobs.js';

test('no statement has more content than the limit, and together they have all of it in order', () => {
  const sizes = [0, 399_999, 1, 64_999, 65_000, 65_001, 1_200_000, 3];
  const contents = new Map(sizes.map((size, index) => [`hash ${index}`, Buffer.alloc(size, index)]));
  const batches = blobBatches(contents);
  const bytes = batches.map((rows) => rows.reduce((sum, { content }) => sum + content.length, 0));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(STATEMENT_BYTES);
  const rows = batches.flat();
  for (const [hash, content] of contents) {
    const own = rows.filter(({ sha256 }) => sha256 === hash);
    expect(own.map(({ part }) => part)).toEqual(own.map((_, part) => part));
    expect(Buffer.concat(own.map((row) => row.content)).equals(content)).toBe(true);
  }
  expect(batches.length).toBeLessThan(rows.length / 4);
});
