import { ReleaseError } from '../files/release-error.js';

export const MAX_CANARY_SHARE = 50;

/** Throws a `ReleaseError` for anything but a share that a control group of the same size fits beside. */
export function checkShare(share: number): void {
  if (!Number.isInteger(share) || share < 1 || share > MAX_CANARY_SHARE)
    throw new ReleaseError(
      `The share of a canary is a whole number from 1 to ${MAX_CANARY_SHARE}, in percent: as many visitors are its control group`,
    );
}
