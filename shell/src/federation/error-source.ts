export interface ErrorSource {
  remote: string;
  version: string;
  /** Where the code fills a slot of another page. */
  slot?: string;
}
