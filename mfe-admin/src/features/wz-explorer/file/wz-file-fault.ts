/** Why a file is not shown. */
export type WzFileFault =
  | { code: 'empty' | 'archive' | 'html' | 'binary' | 'doctype' | 'inflate' }
  | { code: 'tooLarge' | 'tooLargeInflated' | 'tooManyNodes' | 'tooDeep'; limit: number }
  | { code: 'malformed'; line: number; column: number; reason: string }
  | { code: 'otherRoot'; root: string }
  | { code: 'reader'; reason: string };

export class WzFileError extends Error {
  constructor(readonly fault: WzFileFault) {
    super(fault.code);
  }
}
