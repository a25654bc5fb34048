import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Library of Debian's package faketime. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

export const hasClocks = () => existsSync(LIBRARY);

/** The time of day of one program. It can be changed while the program runs; elapsed time is not affected. */
export class Clock {
  #file;

  constructor(folder) {
    this.#file = join(folder, 'clock');
  }

  /** Environment variables of the program. Sets the clock right. */
  get environment() {
    if (!hasClocks()) return {};
    this.step(0);
    return {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  step(seconds) {
    writeFileSync(this.#file, `${seconds < 0 ? '' : '+'}${seconds}`);
  }
}
