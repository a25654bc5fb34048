import { isFull } from './full-suite.js';
import type { Language } from './texts.js';

/** Device, language and theme of a visit. */
export interface View {
  language: Language;
  colorScheme: 'light' | 'dark';
  /** A project of the Playwright configuration. */
  width: 'desktop' | 'phone';
}

const WIDTHS = ['desktop', 'phone'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** A short language, a long one without spaces, and a right-to-left one. */
const FEW_LANGUAGES = ['en', 'ja', 'he'] as const;
export const LANGUAGES = ['en', 'zh', 'ja', 'pt-BR', 'ru', 'ko', 'he'] as const;

const ALL: View[] = LANGUAGES.flatMap((language) =>
  WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ language, width, colorScheme }))),
);

/** Takes the items of a list in turn. */
const turn = <T>(list: readonly [T, ...T[]], place: number): T => list[place % list.length] ?? list[0];

/**
 * The views of the page at this position of a list: all with PORTICO_TEST_FULL=1, otherwise one, chosen so that the pages together cover
 * every language, width and theme.
 */
export function viewsOf(place: number): View[] {
  if (isFull) return ALL;
  return [
    {
      language: turn(LANGUAGES, place),
      width: turn(WIDTHS, place),
      colorScheme: turn(SCHEMES, Math.floor(place / 2)),
    },
  ];
}

/** The language and width of a journey; with PORTICO_TEST_FULL=1 each language at both widths. */
export function journeyIn(
  language: (typeof FEW_LANGUAGES)[number],
  width: View['width'],
): Pick<View, 'language' | 'width'>[] {
  if (!isFull) return [{ language, width }];
  return FEW_LANGUAGES.flatMap((each) => WIDTHS.map((one) => ({ language: each, width: one })));
}
