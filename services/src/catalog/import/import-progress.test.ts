import { PassThrough } from 'node:stream';
import { importProgress, paceOf } from './import-progress.js';

describe('progress of an import', () => {
  it('tells the rate and the time that the rest takes', () => {
    expect(paceOf(50_000_000, 150_000_000, 5000)).toEqual({ rate: 10, secondsLeft: 10 });
    expect(paceOf(150_000_000, 150_000_000, 5000).secondsLeft).toBe(0);
  });

  it('does not guess before anything was read', () => {
    expect(paceOf(0, 150_000_000, 5000)).toEqual({ rate: 0, secondsLeft: undefined });
    expect(paceOf(0, 0, 0).secondsLeft).toBeUndefined();
  });

  it('writes nothing of a short import where no one looks', () => {
    const output = new PassThrough();
    const { progress, stop } = importProgress(output);
    progress({ filesRead: 1, bytesRead: 10 }, { files: 2, bytes: 20 });
    stop();
    expect(output.read()).toBeNull();
  });
});
