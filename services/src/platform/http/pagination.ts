/** Paging of rankings: `totalItems` and `totalPages`. */
export function rankingPagination(page: number, limit: number, total: number) {
  return { page, limit, totalItems: total, totalPages: Math.ceil(total / limit) };
}

/** Paging of the database and of drop rates: `total` and `pages`. */
export function databasePagination(page: number, limit: number, total: number) {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
