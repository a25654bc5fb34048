export interface ErrorSource {
  remote: string;
  version: string;
  /** The slot of another page, if the code fills one. */
  slot?: string;
}
