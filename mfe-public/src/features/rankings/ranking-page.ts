/** What every ranking answers, whoever is ranked. */
export interface RankingPage {
  pagination: { page: number; totalItems: number; totalPages: number };
  ranksAsOf: number;
}
