/** What every ranking answers, whoever is ranked. */
export interface RankingPage {
  pagination: { totalItems: number; totalPages: number };
  ranksAsOf: number;
}
