import { Integer } from './decorators/fields.js';

export function rankingPagination(page: number, limit: number, total: number) {
  return { page, limit, totalItems: total, totalPages: Math.ceil(total / limit) };
}

/** The page with a position among `total`: the last page for a position past the end, the first if there are none. */
export function pageOfPlace(place: number, limit: number, total: number): number {
  return Math.max(1, Math.ceil(Math.min(place, total) / limit));
}

/** Paging of the database, of drop rates and of the market. */
export class DatabasePaginationDto {
  @Integer({ example: 1 }) page: number;
  @Integer('As applied: a larger one is reduced to the maximum', { example: 50 }) limit: number;
  @Integer({ example: 320 }) total: number;
  @Integer({ example: 7 }) pages: number;
}

export function databasePagination(page: number, limit: number, total: number) {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
