import {
  dropChanceOf,
  dropPercentOf,
  MAX_INT32,
  numberFormat,
  type DropFault,
  type DropTable,
  type Language,
} from '@portico/domain';

/** A storable chance, or the fault of the typed text; `unreadable` for no chance at all. */
export type TypedChance = { chance: number } | { fault: DropFault | 'unreadable' };

const ONE_IN = /^1\s*(?:[/:]|\p{L}+)\s*(\d[\d\s.,'’]*)$/u;
const PERCENT = /^\d*[.,]?\d+$|^\d+[.,]$/;
const GROUPED = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/** Decimals of the rarest chance in both tables. */
const MAX_DECIMALS = 8;

/** Parses `0.5`, `0,5 %`, `1 in 200`, `1/200` to the nearest storable chance; a reactor stores "1 in N" exactly. */
export function parseChance(text: string, table: DropTable): TypedChance {
  const clean = text
    .trim()
    .replace(/\s*[%٪％]$/, '')
    .replace(/^[%٪％]\s*/, '');
  const oneIn = ONE_IN.exec(clean)?.[1];
  if (oneIn !== undefined) {
    const whole = GROUPED.test(oneIn) ? Number(oneIn.replace(/\D/g, '')) : parseDecimal(oneIn);
    if (whole === undefined) return { fault: 'unreadable' };
    if (table === 'reactor' && Number.isInteger(whole)) {
      return whole >= 1 && whole <= MAX_INT32 ? { chance: whole } : { fault: 'chance-range' };
    }
    return whole === 0 ? { fault: 'chance-range' } : chanceOfPercent(100 / whole, table);
  }
  const percent = parseDecimal(clean);
  return percent === undefined ? { fault: 'unreadable' } : chanceOfPercent(percent, table);
}

/** Returns the nearest storable chance for a percent, or the reason why there is none. */
export function chanceOfPercent(percent: number, table: DropTable): TypedChance {
  const chance = dropChanceOf(table, percent);
  if (chance !== undefined) return { chance };
  return { fault: percent > 0 && percent <= 100 ? 'chance-too-small' : 'chance-range' };
}

/** Formats a chance for an input as percent, with enough decimals to parse as the same chance again. */
export function percentInput(table: DropTable, chance: number, language: Language): string {
  const format = numberFormat(language, { maximumFractionDigits: MAX_DECIMALS, useGrouping: false });
  return format.format(dropPercentOf(table, chance));
}

function parseDecimal(text: string): number | undefined {
  return PERCENT.test(text) ? Number(text.replace(',', '.')) : undefined;
}
