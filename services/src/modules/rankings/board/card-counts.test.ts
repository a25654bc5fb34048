import { NO_BOOK } from '../tables/rank-chunk.js';
import { PLAIN_ROW } from '../test/plain-row.js';
import { type CardCount, CardCounts, OWNERS_PER_READ } from './card-counts.js';

const rowsOf = (...ids: number[]) => ids.map((id) => ({ ...PLAIN_ROW, id, name: 'x', level: 1 }));

/** Each second character has a book, with as many cards as its id has tens. MariaDB returns them as text. */
const BOOKS = Array.from({ length: OWNERS_PER_READ + 100 }, (_, index): CardCount => {
  const ownerId = index * 2;
  return { ownerId, amount: String(ownerId % 10) };
});

const LAST_OF_FIRST_READ = (OWNERS_PER_READ - 1) * 2;

async function countsOf(counts: CardCounts, ...ids: number[]) {
  const rows = rowsOf(...ids);
  await counts.addTo(rows);
  return rows.map(({ cards }) => cards);
}

describe('cards of monster books', () => {
  it('are counted over as many reads as their owners need', async () => {
    const reads: number[] = [];
    const counts = new CardCounts(async (lastId) => {
      reads.push(lastId);
      return BOOKS.filter(({ ownerId }) => ownerId > lastId).slice(0, OWNERS_PER_READ);
    });
    expect(await countsOf(counts, 0, 1, 4)).toEqual([0, 0, 4]);
    expect(reads).toEqual([-1]);
    const next = LAST_OF_FIRST_READ;
    expect(await countsOf(counts, next, next + 1, next + 4)).toEqual([next % 10, 0, (next + 4) % 10]);
    expect(await countsOf(counts, 1_000_000)).toEqual([0]);
    expect(reads).toEqual([-1, LAST_OF_FIRST_READ]);
  });

  it('are left out from the first read on that fails', async () => {
    const counts = new CardCounts(async (lastId) =>
      lastId < 0 ? BOOKS.slice(0, OWNERS_PER_READ) : undefined,
    );
    expect(await countsOf(counts, 4, LAST_OF_FIRST_READ + 2)).toEqual([4, NO_BOOK]);
    expect(await countsOf(counts, 1_000_000)).toEqual([NO_BOOK]);
  });
});
