/** From this many numbers on, marking is cheaper than sorting. */
const MARK_FROM = 256;

const WORD_BITS = 32;

/**
 * Sorts different whole numbers below a size, again and again: a bit a number, and a bit a word of these, so that only words
 * with a bit are looked at. All bits are 0 between two calls.
 */
export class NumberSorter {
  private readonly words: Uint32Array;
  private readonly usedWords: Uint32Array;

  constructor(size: number) {
    this.words = new Uint32Array(Math.ceil(size / WORD_BITS));
    this.usedWords = new Uint32Array(Math.ceil(this.words.length / WORD_BITS));
  }

  /** Sorts in place, ascending. */
  sort(numbers: Uint32Array): Uint32Array {
    if (numbers.length < MARK_FROM) return numbers.sort();
    for (const number of numbers) {
      setBit(this.words, number);
      setBit(this.usedWords, number >>> 5);
    }
    let count = 0;
    for (let at = 0; at < this.usedWords.length; at++) {
      for (let used = Number(this.usedWords[at]); used !== 0; used &= used - 1) {
        const word = at * WORD_BITS + lowestBit(used);
        for (let bits = Number(this.words[word]); bits !== 0; bits &= bits - 1) {
          numbers[count++] = word * WORD_BITS + lowestBit(bits);
        }
        this.words[word] = 0;
      }
      this.usedWords[at] = 0;
    }
    return numbers;
  }
}

function setBit(words: Uint32Array, number: number): void {
  const word = number >>> 5;
  words[word] = Number(words[word]) | (1 << (number & 31));
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
