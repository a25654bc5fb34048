/** How a log is narrowed: what its calls take beside the days. */
export interface LogFilters {
  /** Name of the parameter that looks for a name. */
  search: string;
  /** Parameters that take one of a list of words. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** `playerId` shows one character alone, on whatever day. */
  hasPlayer?: boolean;
}

/** What of a log is asked for. */
export interface LogSelection {
  /** '' for all. */
  search: string;
  /** The words that were chosen, by the name of their parameter; without one it narrows nothing. */
  choices: Readonly<Record<string, string | undefined>>;
  /** A character alone. */
  playerId: number | undefined;
  /** First moment, milliseconds UTC; undefined from the beginning on. */
  from: number | undefined;
  /** First moment that is not in it any more, milliseconds UTC; undefined up to now. */
  until: number | undefined;
}

/** A page of it: by its number, or from the row that a cursor names. */
export interface LogPageQuery extends LogSelection {
  page: number;
  limit: number;
  /** As an answer gave it; '' without one. */
  cursor: string;
}
